import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import { ordersSchema } from '../../../src/rulesets/pit-fighter/plans/orders.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import scrollSetSchema from '../../../src/rulesets/pit-fighter/data/scroll-set.schema.json' with { type: 'json' }
import seatSchema from '../../../src/rulesets/pit-fighter/data/seat.schema.json' with { type: 'json' }
import setupSchema from '../../../src/rulesets/pit-fighter/data/setup.schema.json' with { type: 'json' }

t.test('the schemas that values are checked by are valid JSON Schemas, which their use does not check again', async t => {
  const schemas = { scrollSetSchema, seatSchema, setupSchema, ordersSchema, ...pitFighter.choiceSchemas }
  const ajv = new Ajv2020()
  for (const [name, schema] of Object.entries(schemas)) t.ok(ajv.validateSchema(schema), `${name} ${ajv.errorsText()}`)
})
