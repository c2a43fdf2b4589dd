import t from 'tap'
import { readAccountName } from '../../src/accounts/account-name.js'

const refusal = (name: string): string => {
  try {
    return `taken as ${readAccountName(name).name}`
  } catch (fault) {
    return fault instanceof Error ? fault.message : ''
  }
}

t.test('names that people take for one another are one', async t => {
  for (const [why, ...names] of [
    ['composed and decomposed', 'Jos\u00e9', 'Jose\u0301', 'JOS\u00c9', ' jos\u00e9 '],
    ['full width', 'Grom', '\uff27\uff52\uff4f\uff4d'],
    ['a ligature', 'ofﬁcer', 'officer', 'OFFICER'],
    ['sharp s', 'Straße', 'STRASSE', 'strasse'],
    ['the two small sigmas', 'ΛΌΓΟΣ', 'λόγος', 'λόγοσ'],
    ['Kelvin and dotless i', 'Kiki', '\u212aiki', 'kıkı'],
    ['whole words of another script', 'coco', 'сосо', 'СОСО'],
    ['Greek capitals', 'NIKO', 'ΝΙΚΟ']
  ] as const) t.equal(new Set(names.map(name => readAccountName(name).key)).size, 1, why)
  t.equal(readAccountName('Jose\u0301').name, 'Jos\u00e9', 'and shown composed')
  t.not(readAccountName('José').key, readAccountName('Jose').key, 'an accent is a difference')
})

t.test('names of all the world', async t => {
  for (const name of ['Al', 'x'.repeat(32), 'Grom', 'Иван Грозный', 'Νίκος', '王小明', '山田タロウ', '김철수', 'शिव', 'Nguyễn Văn', 'محمد', 'דוד', 'O\'Brien', 'Jean-Luc', 'a.b_c-d', 'Grom 3', '3x', 'Ivan Иван', '小明2']) {
    t.equal(readAccountName(name).name, name)
  }
})

t.test('what nobody may be called', async t => {
  for (const [name, why] of [
    ['\u0430dmin', /one script/],
    ['Gr\u03bfm', /one script/],
    ['p\u0430ypal', /one script/],
    ['\u13aa\u13ae', /one script/],
    ['Gr\u200bom', /invisible characters/],
    ['Grom\u200d', /invisible characters/],
    ['\u202egnorts', /invisible characters/],
    ['Gr\u00adom', /invisible characters/],
    ['Gr\u3164om', /invisible characters/],
    ['Grom\ufe0f', /invisible characters/],
    ['Gr\0om', /invisible characters/],
    ['Gr\nom', /invisible characters/],
    ['Gr\ud800om', /invisible characters/],
    ['G', /2 to 32/],
    ['', /2 to 32/],
    ['   ', /2 to 32/],
    ['x'.repeat(33), /2 to 32/],
    ['Gr\u2800om', /letters, digits/],
    ['Grom<b>', /letters, digits/],
    ['Grom\u2665', /letters, digits/],
    ['a@b.example', /letters, digits/],
    ['Gr  om', /two spaces/],
    ['-Grom', /must begin/],
    ['\u0301Grom', /must begin/],
    ['Gro\u0301\u0302\u0303\u0304m', /four marks/],
    ['admin', /reserved/],
    ['Ad.Min', /reserved/],
    ['ADMÍN', /taken/],
    ['LANISTA', /reserved/],
    ['lan-ista', /reserved/],
    ['ﬁ', /taken/]
  ] as const) t.match(refusal(name), why, JSON.stringify(name))
})
