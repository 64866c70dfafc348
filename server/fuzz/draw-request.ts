import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import fc from 'fast-check'
import type { z } from 'zod'
import type { Dice } from '../chaos/dice.ts'
import { mostlyFitting, nearlyFitting } from '../testing/arbitrary.ts'
import { asForm } from '../testing/files/uploads.ts'
import type { BrokenRequest } from './break-request.ts'
import { breakBody } from './break-request.ts'
import type { Cast, Tokens } from './cast.ts'

export type DrawnRequest = {
  call: Endpoint
  who: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

/** What a request may be made of. */
export type Drawn = Pick<Cast, 'people' | 'idsForAdmin'> & { tokens: Tokens; ids: Ids }
type Ids = ReadonlyMap<string, readonly string[]>

export const calls: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group))

/** How often an id is one of something that is there. */
const KNOWN = 0.8
/** How often a body is broken. */
const BROKEN = 0.1
/** How often a value has junk in places. */
const SPOILT = 0.4
/** How often somebody asks who has the right to. */
const RIGHTFUL = 0.8

export async function drawRequest(call: Endpoint, drawn: Drawn, dice: Dice): Promise<DrawnRequest> {
  const who = drawWho(call, drawn, dice)
  const ids = who === 'admin' ? drawn.idsForAdmin : drawn.ids
  const draw = (part: 'params' | 'query' | 'body') =>
    call[part] ? withIds(drawValue(call[part], dice), call.path, ids, dice) : undefined
  const params = { ...ownWords(call.path), ...asObject(draw('params')) }
  const query = new URLSearchParams(
    Object.entries(asObject(draw('query'))).map(([name, value]) => [name, inText(value)]),
  )
  const told = call.upload ? await drawForm(call, draw('body'), dice) : jsonOf(draw('body'))
  const { headers, body } = dice.happens(BROKEN) ? breakBody(told, dice) : told
  const token = drawn.tokens[who]
  return {
    call,
    who,
    method: call.method,
    path: `/api/v1${fillPath(call.path, mapped(params, inText))}?${query}`,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(dice.happens(0.9) ? { 'idempotency-key': `fuzz-${dice.between(1, 500_000)}` } : {}),
    },
    body,
  }
}

function drawWho({ access }: Endpoint, { people, tokens }: Drawn, dice: Dice): string {
  const rightful = people.filter(({ permissions }) => access === 'signed_in' || permissions.has(access))
  const from =
    rightful.length > 0 && dice.happens(RIGHTFUL) ? rightful.map(({ name }) => name) : Object.keys(tokens)
  return dice.pick(from as [string, ...string[]])
}

const drawing = new Map<z.ZodType, { near: fc.Arbitrary<unknown>; spoilt: fc.Arbitrary<unknown> }>()
function drawValue(schema: z.ZodType, dice: Dice): unknown {
  const known = drawing.get(schema) ?? { near: nearlyFitting(schema), spoilt: mostlyFitting(schema) }
  drawing.set(schema, known)
  const from = dice.happens(SPOILT) ? known.spoilt : known.near
  return fc.sample(from, { seed: dice.between(0, 2 ** 31 - 1), numRuns: 1 })[0]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Puts ids of what is there in the place of those made up: mostly of the table that the field, or the address, names. */
function withIds(value: unknown, name: string, ids: Ids, dice: Dice): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, name, ids, dice))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withIds(one, key === 'id' ? name : key, ids, dice)]),
    )
  if (typeof value !== 'string' || !UUID.test(value) || !dice.happens(KNOWN)) return value
  const tables = [...ids.keys()]
  const named = tables.filter((table) => name.includes(table))
  const from = named.length > 0 && dice.happens(0.8) ? named : tables
  const known = ids.get(dice.pick(from as [string, ...string[]])) ?? []
  return known.length > 0 ? dice.pick(known as [string, ...string[]]) : value
}

/** A word for each place of an address, where the value that was drawn has none. */
const ownWords = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'nothing']))

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const mapped = (of: Record<string, unknown>, change: (value: unknown) => string) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value) || '-']))
const inText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

const jsonOf = (value: unknown): BrokenRequest =>
  value === undefined
    ? { headers: {}, body: null }
    : { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) }

async function drawForm(call: Endpoint, fields: unknown, dice: Dice): Promise<BrokenRequest> {
  const content = Buffer.from(Array.from({ length: dice.between(0, 300) }, () => dice.between(0, 255)))
  const type = dice.pick(['image/png', 'text/csv', 'application/pdf', 'application/x-msdownload'])
  const file = new File([content], dice.pick(['a.png', '../../b.csv', 'ẹ́.pdf', '']), { type })
  const { headers, payload } = await asForm({
    ...mapped(asObject(fields), inText),
    [call.upload?.field ?? 'file']: file,
  })
  return { headers, body: payload }
}
