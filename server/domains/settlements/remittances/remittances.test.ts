import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import { beforeEach, expect, test } from 'vitest'
import { ProviderRefusal, type ProviderTransfer, ProviderUnknown } from '../../../platform/pay/provider.ts'
import { sentTo } from '../../../testing/mailbox.ts'
import { balanceOf } from '../../../testing/money/books.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { holdForDispute, liftForDispute } from '../index.ts'
import { sweepRemittances } from './sweep-remittances.ts'

const asked = { sends: [] as string[], looks: 0 }
const usual = {
  send: async (_reference: string): Promise<ProviderTransfer['status']> => 'success',
  look: async (_reference: string): Promise<ProviderTransfer['status']> => 'success',
}
const provider = { ...usual }
const transfer = (reference: string, status: ProviderTransfer['status']): ProviderTransfer => ({
  reference,
  status,
  transfer_code: 'TRF_1',
  amount: 1,
})

const world = useWorld({
  provider: {
    createRecipient: async () => ({ recipient_code: 'RCP_1' }),
    sendTransfer: async ({ reference }) => {
      asked.sends.push(reference)
      return transfer(reference, await provider.send(reference))
    },
    verifyTransfer: async (reference) => {
      asked.looks++
      return transfer(reference, await provider.look(reference))
    },
  },
})

const RENT = 120_000_000
const SHARE = 108_000_000
let flat: LetFlat
beforeEach(async () => {
  Object.assign(provider, usual)
  Object.assign(asked, { sends: [], looks: 0 })
  flat = await letFlat(world, { subaccount_code: `ACCT_${randomUUID()}` })
})

const dueOf = async (who = flat.manager) =>
  (await who.get(`/remittances/due?estate_id=${flat.estate_id}`)).json().data[0]
const record = (amount: number, more: object = {}, key: string = randomUUID()) =>
  flat.manager.post(
    '/remittances',
    {
      estate_id: flat.estate_id,
      owners: [{ landlord_id: flat.landlord.id, amount }],
      bank_reference: `FT-${key.slice(0, 8)}`,
      paid_on: lagosDay(world.services.clock.now()),
      ...more,
    },
    { 'idempotency-key': key },
  )
const send = (amount: number) =>
  flat.manager.post(
    '/remittances/send',
    { estate_id: flat.estate_id, owners: [{ landlord_id: flat.landlord.id, amount }] },
    { 'idempotency-key': randomUUID() },
  )
const owed = async () => 0 - (await balanceOf(world, flat.estate_id, `payable:${flat.landlord.id}`))
const remittances = async (who = flat.manager) => (await who.get('/remittances')).json().data
const later = async (minutes: number) => {
  world.services.clock.advance(minutes * 60_000)
  await sweepRemittances.run(world.services, {})
  flat.manager = await signedInAgain()
}
const sellTo = ({ id: landlord_id }: Pick<Person, 'id'>) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('property').set({ landlord_id }).where('landlord_id', '=', flat.landlord.id).execute(),
  )
/** The token of a person is too old once the clock has moved on. */
async function signedInAgain() {
  const again = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: flat.estate_id, user_id: again.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  return again
}

test('what is due is the owner’s share of what came, with the day by which it has to go', async () => {
  await paysIn(world, flat, RENT)
  const due = await dueOf()
  expect(due).toMatchObject({ owed: SHARE, with_provider: 0, with_us: SHARE, held: 0, due: SHARE })
  expect(due.days_left).toBeGreaterThanOrEqual(5)
  expect(due.lines).toMatchObject([{ amount: SHARE, tenant_name: flat.tenant.full_name }])
  expect(due.account).toMatchObject({ bank_name: 'Guaranty Trust Bank', last4: '6785' })
  const seen = await dueOf(flat.landlord)
  expect(seen).toMatchObject({ due: SHARE, has_manager: true })
})

test('a landlord who manages her own estate is told of no manager', async () => {
  await paysIn(world, flat, RENT)
  await world.services.transaction('system', (tx) =>
    tx
      .deleteFrom('estate_association')
      .where('estate_id', '=', flat.estate_id)
      .where('role', '=', 'ESTATE_MANAGER')
      .execute(),
  )
  expect(await dueOf(flat.landlord)).toMatchObject({ due: SHARE, has_manager: false })
})

test('a recorded remittance leaves the clients’ account, and the owner is told line by line', async () => {
  await paysIn(world, flat, RENT)
  const answer = await record(SHARE)
  expect(answer.statusCode).toBe(201)
  expect(await owed()).toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(RENT - SHARE)
  await world.work()
  const mails = await world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').selectAll().where('recipient', '=', flat.landlord.email).execute(),
  )
  const advice = mails.filter((mail) => mail.subject?.includes('is on its way'))
  expect(advice).toHaveLength(1)
  expect(advice[0]?.body).toContain('₦1,080,000.00')
  expect(advice[0]?.attachments).toHaveLength(1)
  const [one] = await remittances(flat.landlord)
  expect((await flat.landlord.get(`/remittances/${one.id}`)).json().lines).toHaveLength(1)
  const paper = await flat.landlord.get(`/remittances/${one.id}/advice`)
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('one key, twenty at once: one remittance; two managers with a key each: one remittance', async () => {
  await paysIn(world, flat, RENT / 2)
  const key = randomUUID()
  const same = await Promise.all(Array.from({ length: 20 }, () => record(SHARE / 2, {}, key)))
  expect(same.filter((answer) => answer.statusCode === 201).length).toBeGreaterThan(0)
  expect(new Set(same.map((answer) => answer.statusCode)).difference(new Set([201, 409])).size).toBe(0)
  expect(await remittances()).toHaveLength(1)
  expect(await owed()).toBe(0)

  await paysIn(world, flat, RENT / 2)
  const both = await Promise.all([record(SHARE / 2), record(SHARE / 2)])
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([201, 422])
  expect(await owed()).toBe(0)
})

test('refuses more than is due, the same bank reference twice, and a day that is not yet', async () => {
  await paysIn(world, flat, RENT)
  const tooMuch = await record(SHARE + 1)
  expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([422, 'REMITTANCE_CHANGED'])
  expect((await record(1_000, { bank_reference: 'FT-ONE' })).statusCode).toBe(201)
  const again = await record(1_000, { bank_reference: 'FT-ONE' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'CONFLICT'])
  expect((await record(1_000, { paid_on: '2999-01-01' })).statusCode).toBe(400)
  expect(await owed()).toBe(SHARE - 1_000)
})

test('a disputed payment is held until the dispute is over; the rest may go', async () => {
  const disputed = await paysIn(world, flat, RENT / 2)
  await paysIn(world, flat, RENT / 2)
  const hold = (tell: typeof holdForDispute) =>
    world.services.transaction('system', (tx) => tell(tx, disputed))
  await hold(holdForDispute)
  await hold(holdForDispute)
  expect(await dueOf()).toMatchObject({ held: SHARE / 2, due: SHARE / 2 })
  expect((await record(SHARE)).json()).toMatchObject({
    code: 'REMITTANCE_HELD',
    details: { holds: ['DISPUTE'] },
  })
  await hold(liftForDispute)
  expect((await record(SHARE)).statusCode).toBe(201)
})

test('what a payer disputes is held for whom it was owed to, though the home has another owner by then', async () => {
  await sellTo(await signedIn(world, 'LANDLORD'))
  const disputed = await paysIn(world, flat, RENT)
  expect(await dueOf()).toMatchObject({ landlord_id: flat.landlord.id, held: 0, due: SHARE })
  await world.services.transaction('system', (tx) => holdForDispute(tx, disputed))
  expect(await dueOf()).toMatchObject({ landlord_id: flat.landlord.id, held: SHARE, due: 0 })
  expect((await record(SHARE)).json().code).toBe('REMITTANCE_HELD')
})

test('the days in which money has to go are not counted from a payment that is disputed', async () => {
  const disputed = await paysIn(world, flat, RENT / 2)
  await world.services.transaction('system', (tx) => holdForDispute(tx, disputed))
  await later(30 * 24 * 60)
  await paysIn(world, flat, RENT / 2)
  const due = await dueOf()
  expect(due).toMatchObject({ held: SHARE / 2, due: SHARE / 2 })
  expect(due.days_left).toBeGreaterThanOrEqual(5)
})

test('nothing goes while the owner’s account is new, or a manager holds it, or the owner owes', async () => {
  await paysIn(world, flat, RENT)
  const soon = new Date(world.services.clock.now().getTime() + 3_600_000)
  const waits = (in_force_from: Date) =>
    world.services.transaction('system', (tx) =>
      tx
        .updateTable('payout_account')
        .set({ in_force_from })
        .where('user_id', '=', flat.landlord.id)
        .execute(),
    )
  await waits(soon)
  expect(await dueOf()).toMatchObject({
    due: 0,
    held: SHARE,
    holds: [{ reason: 'ACCOUNT_CHANGED', until: soon.toISOString() }],
  })
  expect((await record(1_000)).json().code).toBe('REMITTANCE_HELD')
  await waits(world.services.clock.now())

  const of = { estate_id: flat.estate_id, landlord_id: flat.landlord.id }
  const held = await flat.manager.post('/remittances/holds', { ...of, note: 'They called' })
  expect((await record(1_000)).json().details.holds).toEqual(['BY_HAND'])
  expect((await flat.manager.post('/remittances/holds', { ...of, note: 'Again' })).statusCode).toBe(409)
  expect((await flat.landlord.delete(`/remittances/holds/${held.json().id}`)).statusCode).toBe(403)
  await flat.manager.delete(`/remittances/holds/${held.json().id}`)
  expect((await record(SHARE)).statusCode).toBe(201)

  const [sent] = await remittances()
  await flat.manager.post(`/remittances/${sent.id}/undo`, { reason: 'Wrong owner' })
  expect(await owed()).toBe(SHARE)
  const twice = await flat.manager.post(`/remittances/${sent.id}/undo`, { reason: 'Wrong owner' })
  expect(twice.json().code).toBe('ILLEGAL_STATE')
  expect(await owed()).toBe(SHARE)
})

test('a transfer that the provider makes is sent once and its owner is told', async () => {
  await paysIn(world, flat, RENT)
  expect((await send(SHARE)).statusCode).toBe(201)
  expect((await remittances())[0].status).toBe('PENDING')
  await world.work()
  expect((await remittances())[0].status).toBe('SENT')
  expect(asked.sends).toHaveLength(1)
  expect(await owed()).toBe(0)
})

test('no answer is looked after under the same reference, and never sent under another', async () => {
  await paysIn(world, flat, RENT)
  provider.send = () => Promise.reject(new ProviderUnknown('timeout'))
  provider.look = () => Promise.reject(new ProviderUnknown('timeout'))
  await send(SHARE)
  await world.work()
  await later(2)
  expect((await remittances())[0].status).toBe('PENDING')
  expect(asked).toMatchObject({ sends: { length: 1 }, looks: 1 })

  provider.look = () => Promise.reject(new ProviderRefusal('Transfer not found', 404, 'not_found'))
  provider.send = () => Promise.resolve('pending')
  await later(5)
  expect(new Set(asked.sends).size).toBe(1)
  provider.look = () => Promise.resolve('success')
  await later(60)
  expect((await remittances())[0].status).toBe('SENT')
  expect(await owed()).toBe(0)
})

test('a transfer that fails, or comes back after it was sent, is owed again, once', async () => {
  await paysIn(world, flat, RENT)
  provider.send = () => Promise.resolve('failed')
  await send(SHARE)
  await world.work()
  expect((await remittances())[0].status).toBe('FAILED')
  expect(await owed()).toBe(SHARE)

  provider.send = () => Promise.resolve('success')
  await send(SHARE)
  await world.work()
  expect(await owed()).toBe(0)
  provider.look = () => Promise.resolve('reversed')
  await later(25 * 60)
  await later(25 * 60)
  expect((await remittances())[0].status).toBe('FAILED')
  expect(await owed()).toBe(SHARE)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(RENT)
})

test('whoever was told that money is on its way is told that it came back, and the manager is told what to do', async () => {
  await paysIn(world, flat, RENT)
  const told = async () =>
    (await sentTo(world, flat.landlord.email)).flatMap(({ subject }) => subject ?? []).slice(-1)
  const says = async () =>
    (await flat.manager.get('/communication/notifications'))
      .json()
      .data.map((one: { title: string }) => one.title)
  provider.send = () => Promise.resolve('failed')
  await send(1_000)
  const before = await told()
  expect(before.join()).not.toContain('did not reach') // they were told of nothing
  expect(await says()).toContain('A transfer to a landlord did not go through')

  provider.send = () => Promise.resolve('success')
  await send(SHARE)
  expect((await told())[0]).toContain('is on its way')
  provider.look = () => Promise.resolve('reversed')
  await later(25 * 60)
  expect((await told())[0]).toMatch(/^₦1,080,000.00 from .* did not reach your bank$/)

  await record(SHARE)
  expect((await told())[0]).toContain('is on its way')
  const [{ id }] = await remittances()
  await flat.manager.post(`/remittances/${id}/undo`, { reason: 'Wrong owner' })
  expect((await told())[0]).toContain('did not reach your bank')
})

test('where nobody manages, a landlord who lets alone is told in the app of a transfer that failed', async () => {
  await paysIn(world, flat, RENT)
  provider.send = () => Promise.resolve('failed')
  await send(SHARE)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', flat.manager.id).execute(),
  )
  await world.work()
  const { data } = (await flat.landlord.get('/communication/notifications')).json()
  expect(data.map((one: { title: string }) => one.title)).toContain(
    'A transfer to a landlord did not go through',
  )
})

test('a transfer for which the provider wants a one-time password is said to wait for a person', async () => {
  await paysIn(world, flat, RENT)
  Object.assign(provider, { send: async () => 'otp', look: async () => 'otp' })
  await send(SHARE)
  await world.work()
  await later(10)
  await world.work()
  const told = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('notification')
      .select('message')
      .where('title', '=', 'A transfer to a landlord needs you')
      .execute(),
  )
  expect(told.map(({ message }) => message.includes('one-time password'))).toEqual([true])
  expect((await remittances())[0]).toMatchObject({ status: 'PENDING' })

  Object.assign(provider, usual)
  await later(60)
  expect((await remittances())[0]).toMatchObject({ status: 'SENT', failure: null })
})

test('nothing is sent to an account that its owner took back before the provider had the order', async () => {
  await paysIn(world, flat, RENT)
  provider.send = () => Promise.reject(new ProviderUnknown('timeout'))
  provider.look = () => Promise.reject(new ProviderUnknown('timeout'))
  await send(SHARE)
  await world.work()
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('payout_account')
      .set({ undone_at: tx.now, replaced_at: tx.now })
      .where('user_id', '=', flat.landlord.id)
      .execute(),
  )
  provider.look = () => Promise.reject(new ProviderRefusal('Transfer not found', 404, 'not_found'))
  provider.send = usual.send
  await later(10)
  expect((await remittances())[0]).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('undid'),
  })
  expect(asked.sends).toHaveLength(1)
  expect(await owed()).toBe(SHARE)
})

test('an owner who gave their property away stays in the estate until their money has gone', async () => {
  await paysIn(world, flat, RENT)
  await sellTo(await signedIn(world, 'LANDLORD'))
  const leave = () =>
    flat.manager.patch(`/users/${flat.landlord.id}/remove-estate`, { estate_id: flat.estate_id })
  const refused = await leave()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PERSON_HAS_TIES'])
  expect(refused.json().message).toContain('₦1,080,000.00')
  expect((await record(SHARE)).statusCode).toBe(201)
  expect((await leave()).statusCode).toBe(200)
})

test('a stranger sees and moves nothing of it', async () => {
  await paysIn(world, flat, RENT)
  await record(1_000)
  const [one] = await remittances()
  const other = await signedIn(world, 'ESTATE_MANAGER')
  const stranger = await signedIn(world, 'LANDLORD')
  expect((await other.get(`/remittances/${one.id}`)).statusCode).toBe(404)
  expect((await stranger.get('/remittances')).json().data).toEqual([])
  expect((await stranger.get('/remittances/due')).json().data).toEqual([])
  expect((await other.post(`/remittances/${one.id}/undo`, { reason: 'Mine now' })).statusCode).toBe(404)
  const owners = [{ landlord_id: flat.landlord.id, amount: 1_000 }]
  const theirs = { estate_id: flat.estate_id, owners, bank_reference: 'FT-X', paid_on: one.paid_on }
  const key = { 'idempotency-key': randomUUID() }
  expect((await other.post('/remittances', theirs, key)).statusCode).toBe(404)
  expect((await flat.landlord.post('/remittances', theirs, key)).statusCode).toBe(403)
})
