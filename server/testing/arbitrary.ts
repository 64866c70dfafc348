import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Values that no schema asks for: wrong types, empty, huge, unusual characters, boundary numbers. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '₦',
    "' or 1=1 --",
    '<script>',
    '../../etc/passwd',
    'ẹ́'.repeat(50),
  ),
  fc.constantFrom(0, -1, 0.1, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.constant('x'.repeat(5_000)),
)

/** Values that mostly match a schema, with junk in places. */
export const mostlyFitting = (schema: z.ZodType): fc.Arbitrary<unknown> => spoilt(jsonSchemaOf(schema))

/** Values that match a schema, except for rules that JSON Schema cannot express. */
export const nearlyFitting = (schema: z.ZodType): fc.Arbitrary<unknown> => fitting(jsonSchemaOf(schema))

/** A valid value: the first of many samples drawn with `seed`. */
export function fittingValue(schema: z.ZodType, seed = 1): unknown {
  const values = nearlyFitting(schema)
  for (const numRuns of [10, 300, 3_000]) {
    const found = fc.sample(values, { seed, numRuns }).find((value) => schema.safeParse(value).success)
    if (found !== undefined) return found
  }
  throw new Error(`Nothing that was drawn fits ${JSON.stringify(jsonSchemaOf(schema))}`)
}

/** A schema with an id is a reference into `$defs`, resolved here. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return ((json.$ref && json.$defs?.[json.$ref.replace('#/$defs/', '')]) ?? json) as JsonSchema
}

/** Fields with rules that their JSON Schema does not express. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `${name}@test.gida.ng`),
  phone: fc.constant('+2348031234567'),
  user_ids: fc.uuid(),
  resource: fc.constant('payments'),
  password: fc.constant('Adire-Indigo-77'),
  endpoint: fc.constant('https://push.test.gida.ng/a-device'),
  start_time: fc.constant('2031-05-05T09:00:00Z'),
  end_time: fc.constant('2031-05-05T10:00:00Z'),
  begins: fc.constant('20:00'),
  ends: fc.constant('08:00'),
  send_at: fc.constant('2031-05-05T09:00:00Z'),
  start: fc.constant('2031-05-05T09:00:00Z'),
  end: fc.constant('2031-05-05T10:00:00Z'),
}

const at = (hour: number) => ({
  start_time: `2031-05-05T0${hour}:00:00Z`,
  end_time: `2031-05-05T0${hour + 1}:00:00Z`,
})
/** Lists whose rows have no complete schema or must be unique, and reports, of which few combinations are valid. */
const LISTS: Record<string, fc.Arbitrary<unknown>> = {
  times: fc.constant([at(7), at(8)]),
  asked: fc.constant({ report: 'KEY_FIGURES' }),
  items: fc.uuid().map((id) => [
    {
      ...{ id, version: 0, room: 'Store', name: 'Shelf', kind: 'ITEM', condition: 'GOOD', words: '' },
      ...{ cleanliness: null, works: null, reading: null, units_left: null, count: null, since: null },
      is_left_out: false,
    },
  ]),
}

type Inner = (schema: JsonSchema) => fc.Arbitrary<unknown>

const spoilt: Inner = (schema) =>
  fc.oneof({ weight: 6, arbitrary: fitting(schema, spoilt) }, { weight: 1, arbitrary: junk })

function fitting(schema: JsonSchema, inner: Inner = fitting): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => inner(choice)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return ofFormat(schema)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1e15),
        max: Math.min(schema.maximum ?? 1e6, 1e15),
      })
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, wellKnown(name, field, inner) ?? inner(field)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    default:
      return junk
  }
}

const wellKnown = (name: string, field: JsonSchema, inner: Inner) =>
  inner === fitting ? (isText(field) ? BY_NAME : LISTS)[name] : undefined

const isText = ({ type, anyOf }: JsonSchema): boolean => type === 'string' || (anyOf?.every(isText) ?? false)

function ofFormat({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (format === 'date') {
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
  }
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl().filter((url) => url.length <= maxLength)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
}
