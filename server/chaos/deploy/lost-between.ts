export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Content = Record<string, { schema?: Schema }>
type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content }>
}
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const DEEPEST = 12

/** What breaks for a program written for `before` at a server of `after`, one line each. Empty if the contract only grew. */
export function lostBetween(before: Document, after: Document): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, was]) => {
      const call = `${method.toUpperCase()} ${path}`
      const is = after.paths[path]?.[method]
      if (!is) return [`${call} is gone`]
      return [
        ...lostFromRequest(call, was, is, [before, after]),
        ...lostFromAnswers(call, was, is, [before, after]),
      ]
    }),
  )
}

type Both = [before: Document, after: Document]

function lostFromRequest(call: string, was: Operation, is: Operation, both: Both): string[] {
  const key = ({ name, in: place }: { name: string; in: string }) => `${place} ${name}`
  const sent = new Map((was.parameters ?? []).map((one) => [key(one), one]))
  const taken = new Set((is.parameters ?? []).map(key))
  return [
    ...(is.parameters ?? [])
      .filter((one) => one.required && !sent.get(key(one))?.required)
      .map((one) => `${call} newly requires ${key(one)}`),
    ...[...sent.keys()].filter((one) => !taken.has(one)).map((one) => `${call} no longer takes ${one}`),
    ...eachContent(
      was.requestBody?.content,
      is.requestBody?.content,
      `${call} no longer takes`,
      (one, other) => compare(`${call} body`, one, other, both, 'sent', 0),
    ),
    ...(!was.requestBody && is.requestBody?.required ? [`${call} newly requires a body`] : []),
  ]
}

function lostFromAnswers(call: string, was: Operation, is: Operation, both: Both): string[] {
  return Object.entries(was.responses ?? {})
    .filter(([status]) => /^[23]/.test(status))
    .flatMap(([status, { content }]) => {
      const other = is.responses?.[status]
      if (!other) return [`${call} no longer answers ${status}`]
      return eachContent(content, other.content, `${call} no longer answers with`, (one, now) =>
        compare(`${call} ${status}`, one, now, both, 'answered', 0),
      )
    })
}

function eachContent(
  was: Content = {},
  is: Content = {},
  gone: string,
  look: (one: Schema, other: Schema) => string[],
): string[] {
  return Object.entries(was).flatMap(([type, { schema }]) => {
    const other = is[type]
    if (!other) return [`${gone} ${type}`]
    return schema && other.schema ? look(schema, other.schema) : []
  })
}

type Way = 'sent' | 'answered'

function compare(at: string, was: Schema, is: Schema, both: Both, way: Way, depth: number): string[] {
  if (depth > DEEPEST) return []
  const [one, other] = [whole(was, both[0]), whole(is, both[1])]
  const [ways, now] = [variants(one), variants(other)]
  if (ways.length > 1 || now.length > 1) {
    if (way === 'answered' && isNullable(now) && !isNullable(ways)) return [`${at} may be null now`]
    return ways.flatMap((form, index) => {
      if (now.some((other) => compare(at, form, other, both, way, depth + 1).length === 0)) return []
      const beside = now[index]
      return beside ? compare(at, form, beside, both, way, depth + 1) : [`${at} has lost one of its forms`]
    })
  }
  const [mine, theirs] = [typesOf(one), typesOf(other)]
  if (mine.length > 0 && theirs.length > 0) {
    const lost =
      way === 'sent'
        ? mine.filter((type) => !fitsIn(type, theirs))
        : theirs.filter((type) => !fitsIn(type, mine))
    if (lost.length > 0) return [`${at} was ${mine.join(' or ')} and is ${theirs.join(' or ')}`]
  }
  return [
    ...lostValues(at, one, other, way),
    ...lostFields(at, one, other, both, way, depth),
    ...(one.items && other.items ? compare(`${at}[]`, one.items, other.items, both, way, depth + 1) : []),
  ]
}

function lostFields(at: string, one: Schema, other: Schema, both: Both, way: Way, depth: number): string[] {
  const [had, has] = [one.properties ?? {}, other.properties ?? {}]
  if (!one.properties || !other.properties) return []
  const newly = (from: Schema, to: Schema) =>
    (to.required ?? []).filter((name) => !(from.required ?? []).includes(name))
  return [
    ...Object.entries(had).flatMap(([name, schema]) => {
      const there = has[name]
      if (there) return compare(`${at}.${name}`, schema, there, both, way, depth + 1)
      return way === 'answered' || other.additionalProperties === false ? [`${at}.${name} is gone`] : []
    }),
    ...(way === 'sent'
      ? newly(one, other).map((name) => `${at}.${name} is newly required`)
      : newly(other, one)
          .filter((name) => name in has)
          .map((name) => `${at}.${name} may be missing now`)),
  ]
}

const lostValues = (at: string, { enum: had }: Schema, { enum: has }: Schema, way: Way): string[] =>
  way === 'sent' && had && has
    ? had
        .filter((value) => !has.includes(value))
        .map((value) => `${at} no longer takes ${JSON.stringify(value)}`)
    : []

const fitsIn = (type: string, types: readonly string[]): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const isNullable = (forms: Schema[]) => forms.some(({ type }) => type === 'null')
const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())
const variants = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

/** Resolves references, and merges the parts of `allOf`. */
function whole(schema: Schema, document: Document): Schema {
  if (schema.$ref) {
    const found = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
    return found ? whole(found, document) : {}
  }
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => whole(part, document))
  return {
    ...schema,
    properties: Object.assign({}, schema.properties, ...parts.map((part) => part.properties)),
    required: [schema, ...parts].flatMap((part) => part.required ?? []),
  }
}
