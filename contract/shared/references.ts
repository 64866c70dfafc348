import { z } from 'zod'
import { REFERS_TO, type Referent } from './ids.ts'

/** An id inside a schema: its path (`*` for list items) and referent. */
export type Reference = { path: readonly string[]; referent: Referent | undefined }

/** Every id in a schema, at any depth; one without a declared referent has `undefined`. */
export function referencesIn(schema: z.core.$ZodType, path: readonly string[] = []): Reference[] {
  const referent = z.globalRegistry.get(schema)?.[REFERS_TO] as Referent | undefined
  if (referent || isId(schema)) return [{ path, referent }]
  return partsOf(schema).flatMap(([name, part]) => referencesIn(part, name === null ? path : [...path, name]))
}

const isId = (schema: z.core.$ZodType) =>
  schema instanceof z.core.$ZodGUID || schema instanceof z.core.$ZodUUID

/** The parts of a schema; wrappers have no name. An unknown kind of schema fails the server's start. */
export function partsOf(schema: z.core.$ZodType): [name: string | null, part: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['*', def.element]]
    case 'record':
      return [['*', def.valueType]]
    case 'optional':
    case 'nullable':
    case 'default':
      return [[null, def.innerType]]
    case 'union':
      return def.options.map((option) => [null, option])
    case 'pipe':
      return [
        [null, def.in],
        [null, def.out],
      ]
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'transform':
    case 'null':
    case 'never':
      return []
    default:
      throw new Error(`Say in references.ts where ids may stand in a shape of kind ${def.type}.`)
  }
}

/** The values at a path of a payload; several if it passes through lists. */
export function valuesAt(sent: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (sent === undefined || sent === null) return []
  if (name === undefined) return [sent]
  if (name === '*') return Object.values(sent).flatMap((one) => valuesAt(one, rest))
  return valuesAt((sent as Record<string, unknown>)[name], rest)
}
