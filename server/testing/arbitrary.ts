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
  minimum?: number
  maximum?: number
}

/** What no schema asked for: wrong types, empty, huge, odd characters, numbers at the edge. */
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

/** Values that mostly fit a schema, with junk in places. */
export function mostlyFitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk })
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromJsonSchema))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return ofFormat(schema.format)
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
      return fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: 4 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, fromJsonSchema(field)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    default:
      return junk
  }
}

function ofFormat(format: string | undefined): fc.Arbitrary<string> {
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (format === 'date') {
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
  }
  if (format === 'email') return fc.emailAddress()
  return fc.string({ unit: 'grapheme', maxLength: 40 })
}
