import { randomUUID } from 'node:crypto'
import type { NoticeDetail, NoticeOutlook } from '@gida/contract/domains/notices/notice'
import { addDays, formatDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { phonePhoto } from '../../testing/files/photo.ts'
import { upload } from '../../testing/files/uploads.ts'
import { paysIn } from '../../testing/money/payments-in.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { applyCredit } from '../charges/index.ts'
import { entrustUnits, joinEstate } from '../estates/index.ts'
import { account, postJournal } from '../ledger/index.ts'
import { runNoticeClock } from './run-notice-clock.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const key = () => ({ 'idempotency-key': randomUUID() })
const leaseOf = ({ unit_id }: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').selectAll().where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
  )
async function flatToQuit() {
  const flat = await letFlat(world)
  return { ...flat, lease_id: (await leaseOf(flat)).id }
}
const outlook = async (who: Person, lease_id: string, kind = 'QUIT'): Promise<NoticeOutlook> =>
  (await who.get(`/leases/${lease_id}/notices/outlook?kind=${kind}`)).json()
const prepare = (who: Person, lease_id: string, more: object = {}) =>
  who.post(`/leases/${lease_id}/notices`, { kind: 'QUIT', ...more })
const serve = (who: Person, id: string, more: object = {}) =>
  who.post(`/notices/${id}/service`, {
    ...{ method: 'BY_HAND', served_at: world.services.clock.now().toISOString(), served_by: 'Lateef Salami' },
    ...{ served_on_name: 'Ada Obi', relation: 'wife, adult', place: 'At the premises', reply: 'TOOK_IT' },
    ...more,
  })
const read = async (who: Person, id: string): Promise<NoticeDetail> =>
  (await who.get(`/notices/${id}`)).json()
const changeLease = (id: string, set: { status?: 'EXPIRED' | 'TERMINATED'; end_date?: string }) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('lease').set(set).where('id', '=', id).execute(),
  )

test('a notice is prepared by the law, drawn under the lease, and seen by nobody but who runs the home', async () => {
  const { manager, landlord, tenant, lease_id } = await flatToQuit()
  const law = await outlook(manager, lease_id)
  expect([law.may, law.is_known, law.asks_area]).toEqual([true, true, true])
  const made = await prepare(manager, lease_id)
  expect(made.statusCode, made.body).toBe(201)
  const notice: NoticeDetail = made.json()
  expect(notice).toMatchObject({
    state: 'PREPARED',
    ends_on: law.earliest,
    length: '6 months',
    served_on: null,
  })
  expect(notice.steps.map(({ key }) => key)).toContain('EXPIRES')
  expect((await landlord.get(`/notices/${notice.id}`)).statusCode).toBe(200)
  expect((await manager.get(`/documents/${notice.document_id}`)).json().document_type).toBe('NOTICE')
  for (const path of [`/notices/${notice.id}`, `/documents/${notice.document_id}`])
    expect((await tenant.get(path)).statusCode).toBe(404)
  expect((await tenant.get('/notices')).json().data).toEqual([])
})

test('an unlawful last day is refused with the earliest lawful one and its working', async () => {
  const { manager, lease_id } = await flatToQuit()
  const { earliest } = await outlook(manager, lease_id)
  const refused = await prepare(manager, lease_id, { ends_on: addDays(earliest ?? '', -1) })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ code: 'NOTICE_TOO_SHORT', details: { earliest } })
  expect(refused.json().message).toContain(formatDay(earliest ?? ''))
  const past = await prepare(manager, lease_id, { given_on: addDays(world.today(), -1) })
  expect(past.statusCode).toBe(400)
})

test('two managers at once make one; sent again it is the same', async () => {
  const { manager, landlord, lease_id } = await flatToQuit()
  const both = await Promise.all([prepare(manager, lease_id), prepare(landlord, lease_id)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect((await manager.get(`/notices?lease_id=${lease_id}`)).json().data).toHaveLength(1)

  const other = await flatToQuit()
  const client_id = randomUUID()
  const first = await prepare(other.manager, other.lease_id, { client_id })
  const again = await prepare(other.manager, other.lease_id, { client_id })
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json().id).toBe(first.json().id)
})

test('sent twice at once it is one notice for both; another notice with a known client_id is refused', async () => {
  const { manager, lease_id } = await flatToQuit()
  const client_id = randomUUID()
  const both = await Promise.all([1, 2].map(() => prepare(manager, lease_id, { client_id })))
  expect(new Set(both.map((one) => one.json().id)).size, both.map(({ body }) => body).join()).toBe(1)
  const { id, ends_on } = both[0]?.json() ?? {}
  for (const other of [{ ends_on: addDays(ends_on, 30) }, { agreed_notice_days: 400 }, { kind: 'INTENTION' }])
    expect((await prepare(manager, lease_id, { client_id, ...other })).json().code).toBe('CLIENT_ID_USED')

  await serve(manager, id)
  const photo = async (width = 600) =>
    new File([new Uint8Array(await phonePhoto(width, 400))], 'door.jpg', { type: 'image/jpeg' })
  const sent = { kind: 'PASTED_PHOTO', client_id: randomUUID(), file: await photo() }
  const prove = (more: object = {}) => upload(world, manager, `/notices/${id}/proofs`, { ...sent, ...more })
  expect((await prove()).statusCode).toBe(201)
  expect((await prove()).statusCode).toBe(200)
  for (const other of [{ kind: 'AFFIDAVIT' }, { file: await photo(500) }])
    expect((await prove(other)).json().code).toBe('CLIENT_ID_USED')
})

test('a client_id under which a paper was filed makes no notice, and says so', async () => {
  const { manager, lease_id } = await flatToQuit()
  const client_id = randomUUID()
  const filed = await upload(world, manager, '/documents/upload', {
    ...{ related_entity_type: 'lease', related_entity_id: lease_id, document_type: 'OTHER', client_id },
    file: new File([new Uint8Array(await phonePhoto(600, 400))], 'door.jpg', { type: 'image/jpeg' }),
  })
  expect(filed.statusCode, filed.body).toBe(201)
  expect((await prepare(manager, lease_id, { client_id })).json().code).toBe('CLIENT_ID_USED')
  expect((await prepare(manager, lease_id)).statusCode).toBe(201)
})

test('where a law leaves the home out, only a lawyer’s dates make a notice', async () => {
  const { manager, lease_id } = await flatToQuit()
  const left_out = { lies_in_left_out_area: true, ends_on: addDays(world.today(), 400) }
  expect((await prepare(manager, lease_id, left_out)).json().code).toBe('NOTICE_NEEDS_LAWYER')
  const advice = { given_by: 'Bola Adeyemi, Esq.', tenancy: 'yearly tenancy', length: '6 months' }
  const made = await prepare(manager, lease_id, { ...left_out, advice })
  expect(made.json()).toMatchObject({ advice_by: 'Bola Adeyemi, Esq.', steps: [] })
})

test('served, it is counted from that day; the tenant reads it, its days are in the calendar, and a photo proves it', async () => {
  const { manager, tenant, lease_id } = await flatToQuit()
  const { id, ends_on, document_id } = (await prepare(manager, lease_id)).json()
  const photo = async () => new File([new Uint8Array(await phonePhoto(600, 400))], 'door.jpg')
  const send = async () =>
    upload(world, manager, `/notices/${id}/proofs`, { kind: 'PASTED_PHOTO', file: await photo() })
  expect((await send()).statusCode).toBe(409)
  const served = await serve(manager, id, { method: 'PASTED', reply: 'NOBODY_THERE' })
  expect(served.json()).toMatchObject({ state: 'SERVED', served_on: world.today(), defects: [] })
  expect((await serve(manager, id)).statusCode).toBe(409)
  expect((await send()).statusCode).toBe(201)

  const theirs = await read(tenant, id)
  expect(theirs.says).toContain('until a court orders otherwise')
  expect([theirs.proofs, Object.values(theirs.can).some(Boolean)]).toEqual([[], false])
  expect((await tenant.get(`/documents/${document_id}`)).statusCode).toBe(200)
  expect((await read(manager, id)).proofs).toHaveLength(1)

  await world.work()
  const bell = (await tenant.get('/communication/notifications?limit=100')).json().data
  expect(bell.map(({ title }: { title: string }) => title)).toContain('A notice about your home')
  const [from, to] = [ends_on, addDays(ends_on, 10)]
  const titles = async (who: Person) =>
    (await who.get(`/calendar?from=${from}&to=${to}&types=CLOCK`))
      .json()
      .data.map(({ title }: { title: string }) => title)
  expect(await titles(manager)).toEqual(['Notice to quit runs out', 'Owner’s intention can be served'])
  expect(await titles(tenant)).toEqual([])
})

test('once it was served nobody puts another paper in the place of a notice or of what proves its service', async () => {
  const { manager, landlord, tenant, lease_id } = await flatToQuit()
  const { id, document_id } = (await prepare(manager, lease_id)).json()
  await serve(manager, id)
  const proof = await upload(world, manager, `/notices/${id}/proofs`, {
    ...{ kind: 'SIGNED_COPY', file: new File([new Uint8Array(await phonePhoto(600, 400))], 'copy.jpg') },
  })
  expect(proof.statusCode, proof.body).toBe(201)
  const served = (await tenant.get(`/documents/${document_id}/download`)).rawPayload
  for (const [who, paper] of [
    [manager, document_id],
    [landlord, document_id],
    [manager, proof.json().proofs[0].document_id],
  ] as const) {
    const file = new File([new Uint8Array(await phonePhoto(500, 300))], 'other.jpg')
    const answer = await upload(world, who, `/documents/${paper}/versions`, { file })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ILLEGAL_STATE'])
    expect((await who.get(`/documents/${paper}`)).json()).toMatchObject({
      version: 1,
      can: { replace: false },
    })
  }
  const theirs = await tenant.get(`/documents/${document_id}/download`)
  expect(theirs.rawPayload.equals(served)).toBe(true)
})

test('served too late for its day it is kept as defective, and a fresh one can be prepared', async () => {
  const { manager, lease_id } = await flatToQuit()
  await changeLease(lease_id, { end_date: addDays(world.today(), 30) })
  const { id } = (await prepare(manager, lease_id)).json()
  world.services.clock.advance(3 * DAY_MS)
  Object.assign(manager, await refreshed(world, manager))
  expect((await serve(manager, id, { served_at: '2020-01-01T10:00:00Z' })).statusCode).toBe(400)
  const to_come = new Date(world.services.clock.now().getTime() + DAY_MS).toISOString()
  expect((await serve(manager, id, { served_at: to_come })).statusCode).toBe(400)
  const found = (await serve(manager, id)).json()
  expect(found).toMatchObject({ state: 'DEFECTIVE', defects: ['TOO_SHORT'] })
  expect(found.reason).toContain('Serve a fresh one.')
  expect((await prepare(manager, lease_id)).statusCode).toBe(201)
})

test('rent that comes after service is summed and said; the notice stands', async () => {
  const { lease_id, ...flat } = await flatToQuit()
  const { id } = (await prepare(flat.manager, lease_id)).json()
  await paysIn(world, flat, 10_000_000)
  world.services.clock.advance(MINUTE_MS)
  expect((await serve(flat.manager, id)).json()).toMatchObject({ state: 'SERVED', rent_since: 0 })
  world.services.clock.advance(MINUTE_MS)
  await paysIn(world, flat, 25_000_000)
  await paysIn(world, flat, 5_000_000)
  expect(await read(flat.manager, id)).toMatchObject({ state: 'SERVED', rent_since: 30_000_000 })
})

test('of what came after service, what went back counts no more, and what was set off from credit does', async () => {
  const { lease_id, ...flat } = await flatToQuit()
  const { id } = (await prepare(flat.manager, lease_id)).json()
  await serve(flat.manager, id)
  world.services.clock.advance(MINUTE_MS)
  const transaction_id = await paysIn(world, flat, 25_000_000)
  const back = { transaction_id, amount: 5_000_000, reason: 'Sent by mistake', way: 'BANK_TRANSFER' }
  const refund = { ...back, still_owed: true }
  expect((await flat.manager.post('/payments/refunds', refund, key())).statusCode).toBe(201)
  expect((await read(flat.manager, id)).rent_since).toBe(20_000_000)

  await world.services.transaction('system', async (tx) => {
    const { estate_id, unit_id } = flat
    const of = { estate_id, tenant_id: flat.tenant.id }
    await postJournal(tx, {
      key: `test:${unit_id}:overpaid`,
      estate_id,
      memo: 'Paid too much before',
      entries: [
        [account.trust, 3_000_000],
        [account.credit(of.tenant_id), -3_000_000],
      ],
    })
    expect(await applyCredit(tx, { ...of, lease_id })).toBe(3_000_000)
  })
  for (const who of [flat.manager, flat.landlord, flat.tenant])
    expect((await read(who, id)).rent_since).toBe(23_000_000)
})

test('a lease that was renewed after its notice was prepared makes it defective, and the one that follows has its own', async () => {
  const { manager, lease_id } = await flatToQuit()
  const { id } = (await prepare(manager, lease_id)).json()
  const renewed = await manager.post(`/leases/${lease_id}/renew`, {})
  expect(renewed.statusCode, renewed.body).toBe(201)
  const found = (await serve(manager, id)).json()
  expect(found).toMatchObject({ state: 'DEFECTIVE', defects: ['LEASE_RENEWED'] })
  expect(found.reason).toContain('renewed before it was served')
  const again = await prepare(manager, lease_id)
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    expect.stringContaining('lease that follows'),
  ])
})

test('a tenancy that is renewed withdraws what was served: its tenant hears so, and no day of it stays in the calendar', async () => {
  const { manager, tenant, lease_id } = await flatToQuit()
  const { id, ends_on } = (await prepare(manager, lease_id)).json()
  await serve(manager, id)
  const days = async () =>
    (await manager.get(`/calendar?from=${ends_on}&to=${addDays(ends_on, 10)}&types=CLOCK`)).json().data
  expect(await days()).toHaveLength(2)
  expect((await manager.post(`/leases/${lease_id}/renew`, {})).statusCode).toBe(201)
  await world.work()
  expect(await read(manager, id)).toMatchObject({ state: 'WITHDRAWN', reason: 'The tenancy was renewed.' })
  expect((await read(tenant, id)).says).toContain('asks nothing of you')
  expect(await days()).toEqual([])
  const bell = (await tenant.get('/communication/notifications?limit=100')).json().data
  expect(
    bell.filter((one: { actionUrl: string }) => one.actionUrl === `/dashboard/notices/${id}`),
  ).toHaveLength(2)
})

test('a home that is given back ends what was served for it, and what was only prepared is served no more', async () => {
  const [left, spared] = [await flatToQuit(), await flatToQuit()]
  const notices = []
  for (const { manager, lease_id } of [left, spared]) notices.push((await prepare(manager, lease_id)).json())
  const [served, prepared] = notices
  await serve(left.manager, served.id)
  for (const { manager, unit_id } of [left, spared])
    expect((await manager.post(`/onboarding/units/${unit_id}/remove-tenant`, {})).statusCode).toBe(200)
  await world.work()
  expect(await read(left.manager, served.id)).toMatchObject({
    state: 'ACTED_ON',
    reason: expect.stringContaining('given back'),
    can: { act_on: false, withdraw: false },
  })
  expect(await read(spared.manager, prepared.id)).toMatchObject({ state: 'WITHDRAWN', can: { serve: false } })
})

test('once it has run out the intention follows, and after seven clear days the court', async () => {
  const { manager, lease_id } = await flatToQuit()
  const { id, ends_on } = (await prepare(manager, lease_id)).json()
  await serve(manager, id)
  expect((await prepare(manager, lease_id, { kind: 'INTENTION' })).json().message).toContain('runs until')
  world.services.clock.advance(Date.parse(ends_on) - Date.parse(world.today()) + DAY_MS)
  await runNoticeClock(world.services)
  const office = await signedIn(world, 'ADMIN')
  expect((await read(office, id)).state).toBe('EXPIRED')
  await changeLease(lease_id, { status: 'EXPIRED' })
  const intention = await prepare(office, lease_id, { kind: 'INTENTION' })
  expect(intention.statusCode, intention.body).toBe(201)
  expect(intention.json().quit_notice_id).toBe(id)
  const served = (await serve(office, intention.json().id)).json()
  expect(served).toMatchObject({
    state: 'SERVED',
    ends_on: addDays(world.today(), 7),
    next_from: addDays(world.today(), 8),
  })
  expect((await read(office, id)).state).toBe('ACTED_ON')
})

test('what has run out is marked as acted on, once, with what has followed; what still runs is not', async () => {
  const { manager, tenant, lease_id } = await flatToQuit()
  const { id, can } = (await prepare(manager, lease_id)).json()
  expect([id[14], can.act_on]).toEqual(['7', false])
  await serve(manager, id)
  const follow = (who: Person) =>
    who.post(`/notices/${id}/end`, { to: 'ACTED_ON', reason: 'They left on the day.' })
  expect((await follow(manager)).json()).toMatchObject({
    code: 'ILLEGAL_STATE',
    message: expect.stringContaining('still running'),
  })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('notice')
      .set({ ends_on: addDays(world.today(), -1) })
      .where('id', '=', id)
      .execute(),
  )
  await runNoticeClock(world.services)
  expect((await read(manager, id)).can.act_on).toBe(true)
  expect((await follow(tenant)).statusCode).toBe(403)
  const both = await Promise.all([follow(manager), follow(manager)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await read(manager, id)).toMatchObject({
    state: 'ACTED_ON',
    reason: 'They left on the day.',
    can: { act_on: false, withdraw: false },
  })
})

test('when who prepared a notice has left, those who manage the estate hear that it has run out', async () => {
  const { manager, estate_id, lease_id } = await flatToQuit()
  const { id } = (await prepare(manager, lease_id)).json()
  await serve(manager, id)
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id, user_id: second.id, role: 'ESTATE_MANAGER' })
    await tx.deleteFrom('estate_association').where('user_id', '=', manager.id).execute()
    await tx
      .updateTable('notice')
      .set({ ends_on: addDays(world.today(), -1) })
      .where('id', '=', id)
      .execute()
  })
  await runNoticeClock(world.services)
  await world.work()
  const titles = async (who: Person) =>
    (await who.get('/communication/notifications')).json().data.map(({ title }: { title: string }) => title)
  expect(await titles(second)).toContain('A notice has run out')
  expect(await titles(manager)).not.toContain('A notice has run out')
})

test('when who prepared a notice looks after the home no more, those who manage the estate hear that it has run out', async () => {
  const { manager, estate_id, unit_id, lease_id } = await flatToQuit()
  const other = await letFlat(world, { estate_id, manager })
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [unit_id, other.unit_id] }),
  )
  const { id } = (await prepare(agent, lease_id)).json()
  expect((await serve(agent, id)).json()).toMatchObject({ state: 'SERVED' })
  await world.services.transaction('system', async (tx) => {
    await tx.deleteFrom('unit_assignment').where('unit_id', '=', unit_id).execute()
    await tx
      .updateTable('notice')
      .set({ ends_on: addDays(world.today(), -1) })
      .where('id', '=', id)
      .execute()
  })
  expect((await agent.get(`/notices/${id}`)).statusCode).toBe(404)
  await runNoticeClock(world.services)
  await world.work()
  const titles = async (who: Person) =>
    (await who.get('/communication/notifications')).json().data.map(({ title }: { title: string }) => title)
  expect(await titles(manager)).toContain('A notice has run out')
  expect(await titles(agent)).not.toContain('A notice has run out')
})

test('no notice for a lease that has ended; a withdrawn one is kept with its reason', async () => {
  const ended = await flatToQuit()
  const admin = await signedIn(world, 'ADMIN')
  await changeLease(ended.lease_id, { status: 'TERMINATED' })
  expect((await prepare(admin, ended.lease_id)).json()).toMatchObject({ code: 'ILLEGAL_STATE' })
  const { lease_id } = await flatToQuit()
  const { id } = (await prepare(admin, lease_id)).json()
  const end = { to: 'WITHDRAWN', reason: 'They have paid.' }
  expect((await admin.post(`/notices/${id}/end`, end)).json()).toMatchObject({
    state: 'WITHDRAWN',
    reason: end.reason,
  })
  expect((await admin.post(`/notices/${id}/end`, end)).statusCode).toBe(409)
  expect((await serve(admin, id)).statusCode).toBe(409)
})
