import { randomUUID } from 'node:crypto'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { Role } from '@gida/contract/shared/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { BODIES } from './bodies.ts'
import { calls, guarded, knock, mayCall, subjectOf, wordsOf } from './calls.ts'
import { MADE_FOR, OF_THE_ESTATE, type Things, threePlaces } from './things.ts'

/**
 * Every call of the contract by every role: on its own things, a neighbour's in the same estate, those of another estate, and
 * missing ones. Generated from the contract, so that new calls are included.
 */
const world = useWorld()

/** Calls whose path names their subject. */
const withIds = guarded.flatMap(([name, call]): [string, Endpoint, Referent][] => {
  const subject = subjectOf(call)
  return subject ? [[name, call, subject]] : []
})

let mine: Things
let neighbours: Things
let foreign: Things
beforeAll(async () => {
  ;({ mine, neighbours, foreign } = await threePlaces(world))
})

async function tried(role: Role, name: string, call: Endpoint, id: string) {
  const body = BODIES[name]?.(mine, '')
  const { status, said } = await knock(world, mine.people[role], call, {
    params: { ...wordsOf(id), message_id: mine.ids.message },
    body,
  })
  return { status, code: said.code }
}

test('every call of the contract is served, and every served call is of the contract', () => {
  expect(new Set(calls.map(([, call]) => call))).toEqual(world.mount.mounted)
})

test.each(guarded)('%s wants a token that holds', async (_, call) => {
  const url = `/api/v1${fillPath(call.path, wordsOf(randomUUID()))}`
  for (const authorization of [
    undefined,
    'Bearer ',
    'Bearer nonsense',
    'Basic YTpi',
    `Bearer ${mine.people.TENANT.token}x`,
  ]) {
    const answer = await world.app.inject({
      method: call.method,
      url,
      headers: authorization ? { authorization } : {},
    })
    expect(answer.statusCode).toBe(401)
  }
})

describe.each(Role.options)('%s', (role) => {
  test.each(guarded.filter(([, call]) => !mayCall(call, role)))(
    'is refused %s before anything is read',
    async (name, call) => {
      const answer = await tried(role, name, call, mine.ids[subjectOf(call) ?? 'unit'])
      expect(answer).toEqual({ status: 403, code: 'PERMISSION_DENIED' })
    },
  )

  // Reads first, since later calls may remove the thing.
  const allowed = withIds
    .filter(([, call]) => mayCall(call, role))
    .toSorted(([, one], [, other]) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))
  if (allowed.length > 0) {
    test.each(allowed)(
      '%s: what is not there and what is foreign are the same 404',
      async (name, call, subject) => {
        const absent = await tried(role, name, call, randomUUID())
        expect(absent.status).toBe(404)
        if (role === 'ADMIN') return
        expect(await tried(role, name, call, foreign.ids[subject])).toEqual(absent)
      },
    )

    test.each(allowed)(
      '%s: answers about one’s own, and never with a fault of ours',
      async (name, call, subject) => {
        const answer = await tried(role, name, call, mine.ids[subject])
        expect(answer.status).toBeLessThan(500)
        const isNobodyElses = subject in MADE_FOR ? MADE_FOR[subject] === role : true
        const isReading = call.method === 'GET'
        if (isReading && isNobodyElses && role !== 'ADMIN') expect(answer.status).toBe(200)
      },
    )
  }

  if (role !== 'ESTATE_MANAGER' && role !== 'ADMIN' && allowed.length > 0) {
    const ofOthers = allowed.filter(([, , subject]) => !OF_THE_ESTATE.includes(subject))
    test.each(ofOthers)(
      '%s: another’s in the same estate is not there either',
      async (name, call, subject) => {
        const answer = await tried(role, name, call, neighbours.ids[subject])
        expect(answer.status).toBe(404)
      },
    )
  }
})

describe('lists show nobody else’s', () => {
  const lists = guarded.filter(
    ([, call]) => call.method === 'GET' && !call.path.includes('{') && call.query !== undefined,
  )
  test.each(
    lists.flatMap(([name, call]) =>
      Role.options
        .filter((role) => role !== 'ADMIN' && mayCall(call, role))
        .map((role) => [name, role, call] as const),
    ),
  )('%s to %s', async (_, role, call) => {
    const answer = await mine.people[role].get(`${call.path}${call.query?.shape.limit ? '?limit=100' : ''}`)
    expect(answer.statusCode).toBe(200)
    for (const id of Object.values(foreign.ids)) expect(answer.body).not.toContain(id)
    if (role === 'ESTATE_MANAGER') return
    const theirs = Object.entries(neighbours.ids).filter(
      ([kind]) => !OF_THE_ESTATE.includes(kind as Referent),
    )
    for (const [, id] of theirs) expect(answer.body).not.toContain(id)
  })
})
