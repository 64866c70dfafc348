import { randomUUID } from 'node:crypto'
import { KEY_SCOPES } from '@gida/contract/domains/integrations/rules'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '../testing/people/people.ts'
import { letFlat } from '../testing/portfolios/let-flat.ts'
import { useWorld } from '../testing/world.ts'
import { BODIES } from './bodies.ts'
import { guarded, knock, subjectOf, wordsOf } from './calls.ts'
import { type Things, thingsOf } from './things.ts'

/** Every call that keys may make, with a key for one estate, on its owner's things in another one. */
const world = useWorld()
const scopes = new Set<string>(KEY_SCOPES)
const open = guarded.filter(([, { access, person_only }]) => scopes.has(access) && !person_only)
const withIds = open.flatMap(([name, call]): [string, Endpoint, Referent][] => {
  const subject = subjectOf(call)
  // Evidence belongs to its owner, and to no estate until it is used.
  return subject && subject !== 'evidence' ? [[name, call, subject]] : []
})
const lists = open.filter(([, { method, path, query }]) => method === 'GET' && !path.includes('{') && query)

let elsewhere: Things
let program: Person
beforeAll(async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  elsewhere = await thingsOf(world, flat, agent, await signedIn(world, 'ADMIN'))
  const { estate_id } = await letFlat(world, { manager })
  const made = await manager.post('/integrations/keys', {
    ...{ name: 'Accounts', scopes: [...KEY_SCOPES], estate_ids: [estate_id] },
  })
  program = { ...manager, token: made.json().key }
}, 60_000)

test.each(withIds)('%s: what is of another estate is not there', async (name, call, subject) => {
  const tried = async (id: string) => {
    const sent = {
      params: { ...wordsOf(id), message_id: elsewhere.ids.message },
      body: BODIES[name]?.(elsewhere, ''),
    }
    const { status, said } = await knock(world, program, call, sent)
    return { status, code: said.code }
  }
  world.services.clock.advance(1_000) // keys are rate-limited
  const absent = await tried(randomUUID())
  expect(await tried(elsewhere.ids[subject])).toEqual(absent)
  expect(absent.status).toBe(404)
})

test.each(lists)('%s shows nothing of another estate', async (_, call) => {
  const { body, statusCode } = await world.app.inject({
    url: `/api/v1${call.path}${call.query?.shape.limit ? '?limit=100' : ''}`,
    headers: { authorization: `Bearer ${program.token}` },
  })
  expect(statusCode).toBeLessThan(500)
  const shown = Object.entries(elsewhere.ids).filter(([, id]) => id !== program.id && body.includes(id))
  expect(shown).toEqual([])
})
