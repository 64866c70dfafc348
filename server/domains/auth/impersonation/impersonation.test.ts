import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { isOpenToImpersonation } from '@gida/contract/shared/impersonation'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sentTo } from '../../../testing/outbox.ts'
import { callsWith, type Person, signedIn } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries } from '../../audit/index.ts'

const world = useWorld()
let admin: Person
let flat: LetFlat
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN', { full_name: 'Kelechi Ezenwa' })
  flat = await letFlat(world)
})

const start = (person: Person, reason?: string, by = admin) =>
  by.post(`/admin/users/${person.id}/impersonate`, { reason })
const lookInAs = async (person: Person, reason = 'Their figures look wrong') => {
  const { access_token } = (await start(person, reason)).json()
  return callsWith(world.app, access_token)
}
/** The actor of the latest impersonation. */
async function newest() {
  const { id } = (await rowsOf('impersonation')).at(-1) ?? { id: '' }
  return { ...flat.tenant.actor, session_id: id, admin_id: admin.id }
}
const rowsOf = (table: 'impersonation' | 'impersonation_call') =>
  world.services.transaction('system', (tx) => tx.selectFrom(table).selectAll().orderBy('id').execute())

test('shows what the person sees, says so from the server, and tells them', async () => {
  const as = await lookInAs(flat.tenant, 'Their rent looks wrong')
  const context = (await as.get('/auth/context')).json()
  expect(context).toMatchObject({
    user: { id: flat.tenant.id },
    impersonation: { admin_name: 'Kelechi Ezenwa', by_consent: false, reason: 'Their rent looks wrong' },
  })
  const left = new Date(context.impersonation.expires_at).getTime() - world.services.clock.now().getTime()
  expect(Math.round(left / 60_000)).toBe(30)
  expect((await as.get('/leases')).json()).toEqual((await flat.tenant.get('/leases')).json())
  expect((await flat.tenant.get('/auth/context')).json()).not.toHaveProperty('impersonation')

  const [mail] = await sentTo(world, flat.tenant.email)
  expect(mail?.text).toContain('The reason given: Their rent looks wrong')
  expect((await flat.tenant.get('/auth/support-access')).json()).toMatchObject({
    consent_until: null,
    looks: [{ admin_name: 'Kelechi Ezenwa', reason: 'Their rent looks wrong', ended_at: null }],
  })
})

test('every call is written down with both before it is answered, and every write is refused', async () => {
  const as = await lookInAs(flat.manager)
  const before = (await rowsOf('impersonation_call')).length
  expect((await as.get('/payments')).statusCode).toBe(200)
  for (const [path, body] of [
    [`/users/${flat.manager.id}/profile`, { bio: 'Nobody wrote this' }],
    [`/onboarding/estates/${flat.estate_id}`, { name: 'Another name' }],
  ] as const) {
    const refused = await as.patch(path, body)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'IMPERSONATION_CLOSED'])
  }
  for (const path of ['/communication/conversations', '/documents', '/auth/sessions', '/audit/export'])
    expect([path, (await as.get(path)).statusCode]).toEqual([path, 403])
  const said = (await rowsOf('impersonation_call')).slice(before)
  expect(said.map(({ call, is_refused }) => [call, is_refused])).toEqual([
    ['payments.listPayments', false],
    ['users.updateProfile', true],
    ['estates.updateEstate', true],
    ['conversations.listConversations', true],
    ['documents.listDocuments', true],
    ['auth.listSessions', true],
    ['audit.exportEntries', true],
  ])
  for (const { admin_id, user_id } of said) expect([admin_id, user_id]).toEqual([admin.id, flat.manager.id])
  await world.services.transaction('system', chainEntries)
  const { data } = (await admin.get(`/audit/entries?actor_id=${admin.id}&limit=50`)).json()
  expect(
    data.some(
      ({ table, subject_id }: { table: string; subject_id: string }) =>
        table === 'impersonation_call' && subject_id === flat.manager.id,
    ),
  ).toBe(true)
})

test('the database itself lets nothing be written, not even by a step that is the server’s', async () => {
  await lookInAs(flat.tenant)
  const looking = await newest()
  const written = world.services.transaction(looking, (tx) =>
    tx.updateTable('users').set({ full_name: 'Nobody' }).where('id', '=', flat.tenant.id).execute(),
  )
  await expect(written).rejects.toMatchObject({ code: 'IMPERSONATION_CLOSED' })
  const elevated = world.services.transaction(looking, async (tx) => {
    await sql`select app.act_as_system(${tx.now}, ${tx.capability})`.execute(tx)
    await tx.updateTable('users').set({ full_name: 'Nobody' }).where('id', '=', flat.tenant.id).execute()
  })
  await expect(elevated).rejects.toMatchObject({ code: 'IMPERSONATION_CLOSED' })
})

test('all that is open answers as it does for the person', async () => {
  const as = await lookInAs(flat.manager)
  const reads = Object.values(api)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(
      (call) =>
        call.method === 'GET' && call.access !== 'public' && !call.params && isOpenToImpersonation(call),
    )
  for (const { path } of reads) {
    const own = (await flat.manager.get(path)).statusCode
    expect([path, (await as.get(path)).statusCode]).toEqual([path, own])
  }
})

test('what people write to each other is not read so, neither in notifications nor where a lease is proved by it', async () => {
  const { tenant, manager, unit_id } = await letFlat(world)
  const { id: conversation_id } = (
    await tenant.post('/communication/conversations', { user_ids: [manager.id] })
  ).json()
  const content = 'My husband must not hear of this'
  const [lease] = (await manager.get(`/leases?unit_id=${unit_id}`)).json().data
  expect((await tenant.post('/communication/messages', { conversation_id, content })).statusCode).toBe(201)
  await world.work()
  const read = async (who: Pick<Person, 'get'>) => {
    const list = await who.get('/communication/notifications')
    const { id } = list.json().data.find((one: { title: string }) => one.title === tenant.full_name)
    return list.body + (await who.get(`/communication/notifications/${id}`)).body
  }
  expect(await read(manager)).toContain(content)
  const as = await lookInAs(manager)
  expect(await read(as)).not.toContain(content)
  const choices = await as.get(`/leases/${lease.id}/evidence/choices`)
  expect([choices.statusCode, choices.json().code]).toEqual([403, 'IMPERSONATION_CLOSED'])
})

test('needs a reason or consent; consent taken back ends it at once', async () => {
  const bare = await start(flat.landlord)
  expect([bare.statusCode, bare.json().code]).toEqual([422, 'IMPERSONATION_NEEDS_REASON'])
  expect((await flat.landlord.post('/auth/support-access')).json().consent_until).not.toBeNull()
  const as = callsWith(world.app, (await start(flat.landlord)).json().access_token)
  expect((await as.get('/auth/context')).json().impersonation).toMatchObject({
    by_consent: true,
    reason: null,
  })
  await flat.landlord.delete('/auth/support-access')
  expect((await as.get('/auth/context')).statusCode).toBe(401)
  expect((await start(flat.landlord)).statusCode).toBe(422)
})

test('never oneself, another super admin, or who is shut out; and nobody begins one from within', async () => {
  const shutOut = await signedIn(world, 'TENANT')
  await admin.post(`/admin/users/${shutOut.id}/suspend`, { reason: 'A test' })
  for (const person of [admin, await signedIn(world, 'ADMIN'), shutOut]) {
    const refused = await start(person, 'Curious')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'IMPERSONATION_REFUSED'])
  }
  expect((await start(flat.tenant, 'Curious', flat.manager)).statusCode).toBe(403)
  const as = await lookInAs(flat.tenant)
  expect(
    (await as.post(`/admin/users/${flat.landlord.id}/impersonate`, { reason: 'Chained' })).statusCode,
  ).toBe(403)
  expect((await as.post('/auth/ws-ticket')).statusCode).toBe(403)
})

test('is over when it is stopped, and when the super admin signs out', async () => {
  const stopped = await lookInAs(flat.tenant)
  expect((await stopped.post('/auth/impersonation/stop')).statusCode).toBe(204)
  expect((await stopped.get('/auth/context')).statusCode).toBe(401)
  expect((await admin.post('/auth/impersonation/stop')).json().code).toBe('ILLEGAL_STATE')

  const other = await signedIn(world, 'ADMIN')
  const as = callsWith(world.app, (await start(flat.tenant, 'A question', other)).json().access_token)
  expect((await as.get('/auth/context')).statusCode).toBe(200)
  await other.post('/auth/logout')
  expect((await as.get('/auth/context')).statusCode).toBe(401)
})

test('asks a super admin with two-step verification for a fresh code', async () => {
  const careful = await signedIn(world, 'ADMIN')
  const factor = await setUpSecondFactor(world, careful)
  world.services.clock.advance(11 * 60_000)
  const asked = await start(flat.tenant, 'A question', careful)
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  await careful.post('/auth/confirm', { code: factor.nextCode() })
  expect((await start(flat.tenant, 'A question', careful)).statusCode).toBe(201)
})

test('is over after thirty minutes, also for who kept the token good', async () => {
  await lookInAs(flat.tenant)
  const looking = await newest()
  const look = () => world.services.transaction(looking, async (tx) => void (await sql`select 1`.execute(tx)))
  world.services.clock.advance(29 * 60_000)
  await look()
  world.services.clock.advance(60_000)
  await expect(look()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
})
