import { parse, serialize } from 'tinyduration'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Checked before parsing: the library ignores parts in the wrong place. */
const PART = String.raw`\d{1,9}(?:[.,]\d{1,3})?`
const FORM = new RegExp(
  `^P(?=.)(?:\\d{1,9}Y)?(?:\\d{1,9}M)?(?:${PART}W)?(?:${PART}D)?(?:T(?=.)(?:${PART}H)?(?:${PART}M)?(?:${PART}S)?)?$`
)

/**
 * Milliseconds of an ISO 8601 duration such as `PT1M30S`; `null`: it is invalid, or has years or months, which have no
 * fixed length.
 */
export const readDuration = (text: string): number | null => {
  if (!FORM.test(text)) return null
  try {
    const { years, months, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = parse(text)
    if (years !== undefined || months !== undefined) return null
    return Math.round(weeks * WEEK + days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND)
  } catch {
    return null
  }
}

/** Milliseconds as an ISO 8601 duration, in the largest whole units up to days. */
export const showDuration = (milliseconds: number): string => {
  const whole = Math.max(0, Math.round(milliseconds))
  return serialize({
    days: Math.floor(whole / DAY),
    hours: Math.floor(whole % DAY / HOUR),
    minutes: Math.floor(whole % HOUR / MINUTE),
    seconds: whole % MINUTE / SECOND
  })
}
