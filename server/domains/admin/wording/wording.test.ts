import { randomUUID } from 'node:crypto'
import { MOST_OPEN_WORDINGS } from '@gida/contract/domains/admin/rules'
import type { WordingProposal, WordingToDecide } from '@gida/contract/domains/admin/wording'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries, eraseFromAudit } from '../../audit/index.ts'

const world = useWorld()
let admin: Person
let speaker: Person
let other: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  speaker = await signedIn(world, 'TENANT')
  other = await signedIn(world, 'TENANT')
})

const wanted = (more: object = {}) => ({
  ...{ client_id: randomUUID(), language: 'ha', key: 'leases.left', english: '{1} left' },
  ...{ present: 'Saura {1}', proposed: 'Ya rage {1}', why: 'So we say it in Kano', ...more },
})
const propose = (by: Person, more: object = {}) => by.post('/wording-proposals', wanted(more))
const proposed = async (by: Person, more: object = {}) => {
  const answer = await propose(by, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<WordingProposal>()
}
const mine = async (by: Person) =>
  (await by.get('/wording-proposals')).json<{ data: WordingProposal[] }>().data
const listed = async (query = '') =>
  (await admin.get(`/admin/wording-proposals${query}`)).json<{ data: WordingToDecide[] }>().data
const accept = (id: string, by = admin) => by.post(`/admin/wording-proposals/${id}/accept`)
const decline = (id: string) =>
  admin.post(`/admin/wording-proposals/${id}/decline`, { reason: 'Too long for it' })

test('better words wait for the platform; accepted they stand in its table, declined with a reason', async () => {
  const good = await proposed(speaker)
  const bad = await proposed(speaker, { proposed: '=cmd {1}' })
  expect(await listed()).toMatchObject([
    {
      id: good.id,
      state: 'OPEN',
      proposer_name: speaker.full_name,
      why: 'So we say it in Kano',
      decided: null,
    },
    { id: bad.id },
  ])
  expect((await accept(good.id)).statusCode).toBe(204)
  expect((await accept(good.id)).json().code).toBe('ILLEGAL_STATE')
  expect((await decline(bad.id)).statusCode).toBe(204)
  expect(await listed()).toEqual([])
  expect((await listed('?decided=true')).map(({ state }) => state)).toEqual(['DECLINED', 'ACCEPTED'])
  expect(await mine(speaker)).toMatchObject([
    { id: bad.id, state: 'DECLINED', decline_reason: 'Too long for it' },
    { id: good.id, state: 'ACCEPTED', decline_reason: null },
  ])
  const table = (await admin.get('/admin/wording-proposals/accepted')).body
  expect(table).toContain('ha,leases.left,{1} left,Saura {1},Ya rage {1},So we say it in Kano,')
  expect(table).not.toContain('cmd')
})

test('nobody else sees or takes back what a person proposed, and the platform alone decides', async () => {
  const { id } = await proposed(speaker)
  expect(await mine(other)).toEqual([])
  expect(await mine(admin)).toEqual([]) // can read all of them, but proposed none
  expect((await other.delete(`/wording-proposals/${id}`)).statusCode).toBe(404)
  expect((await admin.delete(`/wording-proposals/${id}`)).json().code).toBe('ILLEGAL_STATE')
  expect((await accept(id, speaker)).statusCode).toBe(403)
  expect((await other.get('/admin/wording-proposals')).statusCode).toBe(403)
  expect((await speaker.delete(`/wording-proposals/${id}`)).statusCode).toBe(204)
  expect((await listed()).map((one) => one.id)).not.toContain(id)
  const decided = await proposed(speaker)
  await accept(decided.id)
  expect((await speaker.delete(`/wording-proposals/${decided.id}`)).json().code).toBe('ILLEGAL_STATE')
})

test('what is put in stays, and words that change nothing are refused at their field', async () => {
  for (const text of ['Ya rage', 'Ya rage {2}', 'Saura {1}', ' '])
    expect((await propose(speaker, { proposed: text })).json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'proposed' }],
    })
  const record = { english: 'It stays.', present: 'Yana nan. (It stays.)' }
  expect((await propose(speaker, { ...record, proposed: 'Ya tsaya.' })).json()).toMatchObject({
    details: [{ path: 'proposed', message: expect.stringMatching(/English in brackets/) }],
  })
  await proposed(speaker, { ...record, proposed: 'Ya tsaya. (It stays.)' })
  const called = { english: 'Call 112 (767 in Lagos).', present: 'Ku kira 112 (767 a Legas).' }
  await proposed(speaker, { ...called, proposed: 'Kira 112 ko 767 a Legas.' })
  expect((await propose(speaker, { language: 'en' })).statusCode).toBe(400)
  const twice = { client_id: randomUUID() }
  expect((await proposed(speaker, twice)).id).toBe((await proposed(speaker, twice)).id)
})

test('of many sent at once no more wait than may', async () => {
  const eager = await signedIn(world, 'TENANT')
  await withClient(world.ownerUrl, (client) =>
    client.query(
      `insert into wording_proposal (proposer_id, client_id, language, key, english, present, proposed)
         select $1, gen_random_uuid(), 'ig', 'leases.title', 'Leases', 'A', 'B' from generate_series(1, $2)`,
      [eager.id, MOST_OPEN_WORDINGS - 3],
    ),
  )
  const answers = await Promise.all(Array.from({ length: 8 }, () => propose(eager)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().message).toMatch(/wait to be read/)
})

test('a proposal and its decision stand in the log', async () => {
  const { id } = await proposed(speaker)
  await accept(id)
  await world.services.transaction('system', chainEntries)
  const { data } = (
    await admin.get(`/audit/entries?related_entity_type=wording_proposal&related_entity_id=${id}`)
  ).json()
  expect(data.map(({ operation }: { operation: string }) => operation)).toEqual(['CHANGED', 'ADDED'])
})

test('what was taken back goes from the log with the person, and nobody else’s with it', async () => {
  const { id } = await proposed(speaker, { proposed: 'Mahaukaciya {1}' })
  await speaker.delete(`/wording-proposals/${id}`)
  await proposed(other, { proposed: 'Tsararriya {1}' })
  await world.services.transaction('system', chainEntries)
  const inLog = async (word: string) =>
    withClient(world.ownerUrl, async (client) => {
      const { rows } = await client.query(`select from audit_value where position($1 in value) > 0`, [word])
      return rows.length
    })
  expect(await inLog('Mahaukaciya')).toBe(2)
  await world.services.transaction('system', (tx) => eraseFromAudit(tx, { user_id: speaker.id }))
  expect(await inLog('Mahaukaciya')).toBe(0)
  expect(await inLog('Tsararriya')).toBe(1)
})
