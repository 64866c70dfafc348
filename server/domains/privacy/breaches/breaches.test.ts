import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { textOf } from '../../../testing/files/read-pdf.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let admin: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
})

const ago = (hours: number) =>
  new Date(world.services.clock.now().getTime() - hours * 3_600_000).toISOString()
const register = (given: object = {}) =>
  admin.post('/privacy/breaches', {
    ...{ title: 'A laptop was stolen', happened: 'A bag was taken from a car in Yaba.', noticed_at: ago(1) },
    ...given,
  })
const opened = async (given: object = {}): Promise<string> => (await register(given)).json().id
const change = (id: string, body: object) => admin.patch(`/privacy/breaches/${id}`, body)
const done = (id: string, step: string, at?: string) =>
  admin.post(`/privacy/breaches/${id}/steps`, { step, ...(at && { at }) })
const close = (id: string) =>
  admin.post(`/privacy/breaches/${id}/close`, { lesson: 'Disks are encrypted now' })
const stateOf = (answer: { json(): { steps: { key: string; state: string }[] } }) =>
  Object.fromEntries(answer.json().steps.map(({ key, state }) => [key, state]))

test('the clock starts when it was noticed, and says what is next and what is late', async () => {
  const answer = await register({ noticed_at: ago(5), is_frozen: true })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toMatchObject({
    ...{ deadline: new Date(Date.parse(answer.json().noticed_at) + 72 * 3_600_000).toISOString() },
    ...{ next: 'SCOPE', is_overdue: true, risk: null, closed: null },
  })
  const { id } = answer.json()
  expect(stateOf(await change(id, { data_kinds: ['name', 'contact'] }))).toMatchObject({ SCOPE: 'OVERDUE' })
  expect(stateOf(await change(id, { people_about: 40 }))).toMatchObject({ SCOPE: 'DONE', DECIDE: 'NEXT' })
  expect((await register({ noticed_at: ago(-1) })).statusCode).toBe(400)
})

test('closing needs the risk decided, and whoever must know told', async () => {
  const id = await opened()
  expect((await close(id)).json().message).toMatch('Decide on the risk first')
  expect((await change(id, { risk: 'HIGH' })).statusCode).toBe(400)
  const decided = await change(id, { risk: 'HIGH', risk_reason: 'Passports lay in the bag' })
  expect(decided.json()).toMatchObject({ risk: 'HIGH', decided_by_name: admin.full_name })
  expect(stateOf(decided)).toMatchObject({ PEOPLE: 'OVERDUE' })
  expect((await close(id)).json().message).toMatch('Tell the Commission first')
  expect((await done(id, 'COMMISSION', ago(100))).statusCode).toBe(400)
  expect((await done(id, 'COMMISSION')).statusCode).toBe(200)
  expect((await done(id, 'COMMISSION')).json().code).toBe('ILLEGAL_STATE')
  expect((await close(id)).json().message).toMatch('Tell the people first')
  await done(id, 'PEOPLE')
  const closed = await close(id)
  expect(closed.json()).toMatchObject({ closed: { by_name: admin.full_name }, is_overdue: false, next: null })
  expect((await change(id, { people_about: 1 })).json().code).toBe('ILLEGAL_STATE')
  const lists = await Promise.all(
    ['', '?closed=true'].map(async (query) => (await admin.get(`/privacy/breaches${query}`)).json().data),
  )
  expect(lists.map((list) => list.some((one: { id: string }) => one.id === id))).toEqual([false, true])
})

test('a harmless one is closed without telling anybody', async () => {
  const id = await opened()
  await change(id, { risk: 'NONE', risk_reason: 'The disk is encrypted, its key is elsewhere' })
  expect((await done(id, 'COMMISSION')).json().code).toBe('ILLEGAL_STATE')
  expect((await close(id)).statusCode).toBe(200)
})

test('every change is in the log, and nobody deletes one or moves its clock', async () => {
  const id = await opened()
  await change(id, { effects: 'Somebody may call in our name' })
  await change(id, { risk: 'NONE', risk_reason: 'Nobody was reached' })
  await close(id)
  const laid = await withClient(world.ownerUrl, (client) =>
    client.query<{ operation: string }>(
      `select operation::text from audit_change where table_name = 'breach' and place -> 'id' = $1 order by id`,
      [id],
    ),
  )
  expect(laid.rows.map(({ operation }) => operation)).toEqual(['ADDED', 'CHANGED', 'CHANGED', 'CHANGED'])
  const own = (work: (tx: Tx) => Promise<unknown>) => world.services.transaction(admin.actor, work)
  await expect(own((tx) => tx.deleteFrom('breach').where('id', '=', id).execute())).rejects.toThrow(
    /permission denied/i,
  )
  await expect(
    own((tx) => tx.updateTable('breach').set({ noticed_at: tx.now }).where('id', '=', id).execute()),
  ).rejects.toThrow()
})

test('an open breach stands first among what needs the super admin today', async () => {
  const id = await opened({ noticed_at: ago(30) })
  const needs = (await admin.get('/analytics/dashboard')).json().needs
  expect(needs).toContainEqual(expect.objectContaining({ key: 'breaches', age_days: expect.any(Number) }))
  await change(id, { risk: 'NONE', risk_reason: 'Nobody was reached' })
  await close(id)
})

test('a draft to the Commission holds what the law asks for, and one to the people says it plainly', async () => {
  const id = await opened({ noticed_at: ago(80) })
  await change(id, {
    ...{
      data_kinds: ['contact'],
      people_about: 1200,
      effects: 'Calls by strangers',
      measures: 'Keys were revoked',
    },
    ...{ risk: 'HIGH', risk_reason: 'Many are old' },
  })
  const draft = async (to: string) => {
    const answer = await admin.get(`/privacy/breaches/${id}/notice?to=${to}`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    return (await textOf(answer.rawPayload)).replace(/\s+/g, ' ')
  }
  const toCommission = await draft('COMMISSION')
  for (const said of [
    ...['A bag was taken', 'e-mail and phone', 'about 1,200', 'Calls by strangers', 'Keys were revoked'],
    ...['Data protection officer', 'Many are old', 'have not been told yet', 'Why this comes after 72 hours'],
  ])
    expect(toCommission).toContain(said)
  const toPeople = await draft('PEOPLE')
  expect(toPeople).toContain('What you can do')
  expect(toPeople).not.toContain('1,200')
})

test('nobody but the super admin knows of it', async () => {
  const id = await opened()
  for (const role of ['ESTATE_MANAGER', 'TENANT'] as const) {
    const person = await signedIn(world, role)
    expect((await person.get(`/privacy/breaches/${id}`)).statusCode).toBe(403)
    const seen = await world.services.transaction(person.actor, (tx) =>
      tx.selectFrom('breach').select('id').execute(),
    )
    expect(seen).toEqual([])
  }
})
