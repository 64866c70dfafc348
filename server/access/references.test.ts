import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { type Reference, referencesIn } from '@gida/contract/shared/references'
import { Role } from '@gida/contract/shared/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { BODIES } from './bodies.ts'
import { guarded, knock, mayCall, type Sent, subjectOf, wordsOf } from './calls.ts'
import { useFingerprint } from './fingerprint.ts'
import { MADE_FOR, OF_THE_ESTATE, type Things, threePlaces } from './things.ts'

/**
 * Every id in a call beside its subject: in body, query and path, nested or in lists. Each is replaced by one of the right kind and
 * role that the actor may not use. The response must equal that for a missing id, and nothing may be written. New calls are
 * included, and fail until their body is in `bodies.ts`.
 */
const world = useWorld()

type Named = Reference & { in: 'params' | 'query' | 'body'; isRow: boolean }

function namedBy(call: Endpoint): Named[] {
  const { rows = {} } = call
  const rowsIn = call.body ? 'body' : 'query'
  const inRows = Object.entries(rows).flatMap(([field, row]) =>
    referencesIn(row, [field, '*']).map((one) => ({ ...one, in: rowsIn, isRow: true }) as const),
  )
  const beside = (['query', 'body', 'params'] as const).flatMap((place) =>
    (call[place] ? referencesIn(call[place]) : [])
      .filter(({ path: [name = ''] }) => !(name in rows && place === rowsIn))
      .filter(({ path: [name] }) => place !== 'params' || !(name === 'id' || name === 'estate_id'))
      .map((one) => ({ ...one, in: place, isRow: false })),
  )
  return [...beside, ...inRows]
}

/** Admins see everything, so nothing is foreign to them. */
const ROLES = Role.options.filter((role) => role !== 'ADMIN')
const cases = guarded.flatMap(([name, call]) =>
  ROLES.filter((role) => mayCall(call, role) && namedBy(call).length > 0).map(
    (role) => [name, role, call] as const,
  ),
)

/** Calls that only succeed for one role, as they concern its own card or an estate's books. */
const ONLY_BY: Record<string, Role> = {
  'autopay.saveMethod': 'TENANT',
  'autopay.createInstruction': 'TENANT',
  'refunds.refundCredit': 'ESTATE_MANAGER',
  'work.updateOrder': 'ESTATE_MANAGER',
}

let mine: Things
let neighbours: Things
let foreign: Things
const fingerprint = useFingerprint(world)
let before: unknown
beforeAll(async () => {
  ;({ mine, neighbours, foreign } = await threePlaces(world))
  before = await fingerprint()
})

/** The foreign ids to try; for `person` several people, since members of an estate see those who run it. */
function theirs({ people, ids }: Things, referent: Referent | undefined): string[] {
  if (referent === undefined) throw new Error('An id has to say what it stands for.')
  return referent === 'person' ? [ids.person, people.TENANT.id, people.LANDLORD.id] : [ids[referent]]
}

/** The call about one's own things with one id replaced, in a list added or replaced. */
function sentWith(name: string, call: Endpoint, named: Named, id: string, isBeside: boolean): Sent {
  const about = mine.ids[subjectOf(call) ?? 'unit']
  const { property_manager: user_id, holiday: holiday_id, message: message_id } = mine.ids
  const sent: Sent = {
    params: { ...wordsOf(about), user_id, holiday_id, message_id },
    query: {},
    body: BODIES[name]?.(mine, named.path[0] ?? '') ?? {},
  }
  return { ...sent, [named.in]: put(sent[named.in], named.path, id, isBeside && !named.isRow) }
}

function put(sent: unknown, [name, ...rest]: readonly string[], id: string, isBeside: boolean): unknown {
  if (name === undefined) return id
  if (name !== '*') {
    const fields = (sent ?? {}) as Record<string, unknown>
    return { ...fields, [name]: put(fields[name], rest, id, isBeside) }
  }
  const list = (sent ?? []) as unknown[]
  return [...(isBeside ? list : []), put(list[0], rest, id, isBeside)]
}

/** The response without the id under test. */
async function tried(name: string, role: Role, call: Endpoint, named: Named, id: string) {
  const sent = sentWith(name, call, named, id, true)
  const answer = await knock(world, mine.people[role], call, sent)
  return { status: answer.status, said: JSON.parse(JSON.stringify(answer.said).replaceAll(id, 'the id')) }
}

/** The id of a missing thing, which sorts after all others, so that keyset lists treat it like a foreign one. */
const madeLater = () => `f${randomUUID().slice(1)}`

describe('what is foreign is not there', () => {
  test.each(cases)('%s by %s', async (name, role, call) => {
    for (const named of namedBy(call)) {
      const absent = await tried(name, role, call, named, madeLater())
      const where = `${named.in}.${named.path.join('.')}`
      if (named.in === 'body' && !named.isRow) expect(absent.status, where).toBe(404)
      expect(absent.status, where).toBeLessThan(500)
      if (absent.said.pagination) expect(absent.said.pagination.total, where).toBe(0)
      const others = theirs(foreign, named.referent)
      if (role !== 'ESTATE_MANAGER' && !isShared(named.referent))
        others.push(...theirs(neighbours, named.referent))
      for (const id of others) expect(await tried(name, role, call, named, id), where).toEqual(absent)
    }
    if (call.method === 'GET') return
    const written = before
    before = await fingerprint()
    expect(before).toEqual(written)
  })
})

const isShared = (referent: Referent | undefined) => !referent || OF_THE_ESTATE.includes(referent)

describe('what is one’s own is taken', () => {
  const owned = cases.flatMap(([name, role, call]) =>
    namedBy(call)
      .filter(({ referent }) => comesThrough(name, role, call, referent))
      .map((named) => [name, role, `${named.in}.${named.path.join('.')}`, call, named] as const),
  )
  // Last, since these remove things: a changed list of invitees removes all others. A tenancy is only ended.
  const removes = ([name, , , { method }]: (typeof owned)[number]) =>
    method === 'DELETE' || /remove(?!Tenant)|updateMeeting/i.test(name)
  test.each(owned.toSorted((a, b) => Number(removes(a)) - Number(removes(b))))(
    '%s by %s: %s',
    async (name, role, _, call, named) => {
      const sent = sentWith(name, call, named, ownOf(name, role, named.referent), false)
      const { status, said } = await knock(world, mine.people[role], call, sent)
      expect(status, JSON.stringify(said)).toBeLessThan(500)
      expect([400, 404], JSON.stringify(said)).not.toContain(status)
      for (const row of said.failed ?? [])
        expect(['NOT_FOUND', 'VALIDATION_ERROR'], JSON.stringify(said)).not.toContain(row.code)
    },
  )
})

/** Whether a role has such a thing and may use it in this call. */
function comesThrough(name: string, role: Role, call: Endpoint, referent: Referent | undefined): boolean {
  const made = [ONLY_BY[name], MADE_FOR[subjectOf(call) ?? 'unit'], referent && MADE_FOR[referent]]
  return made.every((by) => by === undefined || by === role)
}

/** The actor's own id. In payments, `person` is whoever received the money; elsewhere a tenant, whom ties keep from being removed. */
function ownOf(name: string, role: Role, referent: Referent | undefined): string {
  if (referent === 'person') return name.startsWith('payments.') ? mine.people[role].id : mine.ids.tenant
  return theirs(mine, referent)[0] ?? ''
}
