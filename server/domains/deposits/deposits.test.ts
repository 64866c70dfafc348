import { randomUUID } from 'node:crypto'
import { addDays, daysBetween } from '@gida/contract/shared/dates'
import { afterEach, expect, test } from 'vitest'
import { phonePhoto, upload } from '../../testing/files/photo.ts'
import { balanceOf, balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { nameLandlord } from '../estates/index.ts'
import { account, postJournal } from '../ledger/index.ts'
import { readDisputes } from '../refunds/disputes/read-disputes.ts'
import { remindOfDeposits } from './index.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const DEPOSIT = 20_000_000
const RENT = 5_000_000
/** Renames the tenant like the bank account's holder. */
const namedAt = (flat: { tenant: { id: string } }, full_name: string) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ full_name }).where('id', '=', flat.tenant.id).execute(),
  )
const ACCOUNT = { bank_code: '058', account_number: '0123456785' }

afterEach(() => expectSoundBooks(world))

type DepositedFlat = LetFlat & { lease_id: string }

/** A flat with a paid deposit whose tenancy ended that many days ago; null: still running. */
async function deposited(
  over: number | null = 0,
  given: Parameters<typeof letFlat>[1] = {},
): Promise<DepositedFlat> {
  const flat = await letFlat(world, {
    charges: [
      { transaction_type: 'CAUTION_DEPOSIT', amount: DEPOSIT, due_date: '2026-11-01' },
      { transaction_type: 'RENT_PAYMENT', amount: RENT, due_date: '2026-11-01' },
    ],
    ...given,
  })
  const paid = await record(flat.manager, flat, {
    amount: DEPOSIT,
    channel: 'BANK_TRANSFER',
    charge_ids: [flat.charge_ids[0]],
  })
  expect(paid.statusCode).toBe(201)
  const { id: lease_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  if (over !== null) await endLease(lease_id, addDays(world.today(), -over))
  return { ...flat, lease_id }
}

const endLease = (lease_id: string, end_date: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .updateTable('lease')
      .set({ status: 'TERMINATED', ending_kind: 'MOVED_OUT', start_date: addDays(end_date, -300), end_date })
      .where('id', '=', lease_id)
      .execute(),
  )

const propose = (flat: DepositedFlat, body: object) =>
  flat.manager.post(`/deposits/${flat.lease_id}/propose`, body)
const settle = (flat: DepositedFlat) => once(flat.manager, `/deposits/${flat.lease_id}/settle`, {})

test('a deduction is proposed with a photo, agreed, settled, and the rest is returned: journal for journal', async () => {
  const flat = await deposited()
  const photo = (
    await upload(world, flat.manager, '/payments/evidence', 'file', await phonePhoto(400, 300))
  ).json()
  const deduction = { reason: 'Broken window', amount: 4_500_000, evidence: [photo.id] }
  const proposed = await propose(flat, { deductions: [deduction] })
  expect(proposed.json()).toMatchObject({
    state: 'PROPOSED',
    to_return: 15_500_000,
    clock: { days_left: expect.any(Number) },
  })
  expect((await flat.tenant.get(`/payments/evidence/${photo.id}`)).statusCode).toBe(200)
  expect((await settle(flat)).statusCode).toBe(409)
  expect((await flat.manager.post(`/deposits/${flat.lease_id}/agree`)).statusCode).toBe(403)
  const agreed = await flat.tenant.post(`/deposits/${flat.lease_id}/agree`)
  expect(agreed.json()).toMatchObject({ state: 'AGREED', answer: { agreed: true } })
  expect((await settle(flat)).json()).toMatchObject({ state: 'SETTLED', to_return: 15_500_000, held: 0 })
  expect(await balancesOf(world, flat)).toMatchObject({ 'payable:*': -4_500_000, refunds: -15_500_000 })

  const send = (body: object = {}) =>
    once(flat.manager, `/deposits/${flat.lease_id}/return`, {
      returned_on: world.today(),
      bank_reference: 'NIP 4711',
      cost: 5_000,
      ...body,
    })
  expect((await send()).json().code).toBe('RETURN_ACCOUNT_MISSING')
  const named = await flat.tenant.post(`/deposits/${flat.lease_id}/account`, ACCOUNT)
  expect(named.json().account).toMatchObject({
    account_number: ACCOUNT.account_number,
    name_matches: false,
  })
  await namedAt(flat, named.json().account.account_name)
  const { account } = (await flat.manager.get(`/deposits/${flat.lease_id}`)).json()
  expect(account.name_matches).toBe(true)
  expect((await flat.manager.post(`/deposits/${flat.lease_id}/account`, ACCOUNT)).statusCode).toBe(403)
  expect((await send({ returned_on: '1970-01-01' })).statusCode).toBe(400)
  expect((await send()).json()).toMatchObject({
    state: 'RETURNED',
    clock: null,
    returned: { amount: 15_500_000 },
  })
  expect((await send()).statusCode).toBe(409)
  const sums = await balancesOf(world, flat)
  expect(sums['bank:trust']).toBe(DEPOSIT - 15_505_000)
  expect(sums.refunds).toBeUndefined()
  expect(sums['provider-fees']).toBe(5_000)
})

test('a tenant agrees to the proposal that they read, and to no other', async () => {
  const flat = await deposited()
  const read = (await propose(flat, { deductions: [{ reason: 'Paint', amount: 1_000_000 }] })).json()
  const changed = (await propose(flat, { deductions: [{ reason: 'Paint', amount: 9_000_000 }] })).json()
  const agree = ({ proposed_at }: { proposed_at: string }) =>
    flat.tenant.post(`/deposits/${flat.lease_id}/agree`, { proposed_at })
  expect((await agree(read)).json().code).toBe('CONFLICT')
  expect((await agree(changed)).json()).toMatchObject({ state: 'AGREED' })
})

test('a tenant who disputes says why, and hears of the next proposal; nothing kept back needs no answer', async () => {
  const flat = await deposited()
  await propose(flat, { deductions: [{ reason: 'Paint', amount: 1_000_000 }] })
  const dispute = (words: string) => flat.tenant.post(`/deposits/${flat.lease_id}/dispute`, { words })
  expect((await dispute('x')).statusCode).toBe(400)
  expect((await dispute('The walls were like that')).json()).toMatchObject({
    state: 'DISPUTED',
    answer: { agreed: false, words: 'The walls were like that' },
  })
  expect((await settle(flat)).statusCode).toBe(409)
  expect((await propose(flat, { deductions: [] })).json()).toMatchObject({
    state: 'AGREED',
    answer: null,
    to_return: DEPOSIT,
  })
  await world.work()
  const told = (await flat.manager.get('/communication/notifications')).json().data
  expect(told.map((one: { message: string }) => one.message).join()).toContain('The walls were like that')
})

test('what nobody contests goes back at once, the rest stays held until it is agreed: journal for journal', async () => {
  const flat = await deposited()
  const claim = 6_000_000
  const send = (body: object = {}) =>
    once(flat.manager, `/deposits/${flat.lease_id}/return-part`, {
      amount: DEPOSIT - claim,
      returned_on: world.today(),
      bank_reference: 'NIP 4712',
      cost: 5_000,
      ...body,
    })
  expect((await send()).statusCode, 'nothing is proposed yet').toBe(409)
  await propose(flat, { deductions: [{ reason: 'Broken door', amount: claim }] })
  await flat.tenant.post(`/deposits/${flat.lease_id}/dispute`, { words: 'It was broken before' })
  expect((await send()).json().code).toBe('RETURN_ACCOUNT_MISSING')
  await flat.tenant.post(`/deposits/${flat.lease_id}/account`, ACCOUNT)
  expect((await once(flat.tenant, `/deposits/${flat.lease_id}/return-part`, {})).statusCode).toBe(403)
  expect((await send({ amount: DEPOSIT - claim + 1 })).json()).toMatchObject({
    code: 'AMOUNT_TOO_LARGE',
    message: '₦140,000.00 of it is not disputed. To refund more, change the proposal first.',
  })
  const both = await Promise.all([send(), send({ bank_reference: 'NIP 4713' })])
  expect(both.map(({ statusCode }) => statusCode).sort(), 'two at once send it once').toEqual([200, 422])
  const reference = both[0]?.statusCode === 200 ? 'NIP 4712' : 'NIP 4713'
  const parted = (await flat.tenant.get(`/deposits/${flat.lease_id}`)).json()
  expect(parted).toMatchObject({
    ...{ state: 'DISPUTED', held: claim, left: claim, uncontested: 0, to_return: 0 },
    parts: [{ amount: DEPOSIT - claim, bank_reference: reference }],
  })
  expect((await propose(flat, { deductions: [{ reason: 'More', amount: claim + 1 }] })).json().code).toBe(
    'DEPOSIT_TOO_SMALL',
  )

  await propose(flat, { deductions: [{ reason: 'Half a door', amount: claim / 2 }] })
  await flat.tenant.post(`/deposits/${flat.lease_id}/agree`)
  expect((await settle(flat)).json()).toMatchObject({ to_return: claim / 2, held: 0 })
  const rest = (bank_reference: string) =>
    once(flat.manager, `/deposits/${flat.lease_id}/return`, {
      ...{ returned_on: world.today(), bank_reference, cost: 0 },
    })
  expect((await rest(reference.toLowerCase())).json().code).toBe('BANK_REFERENCE_TAKEN')
  expect((await rest('NIP 4714')).json()).toMatchObject({ state: 'RETURNED' })
  expect(await balancesOf(world, flat)).toMatchObject({
    'bank:trust': DEPOSIT - (DEPOSIT - claim + 5_000) - claim / 2,
    'payable:*': -claim / 2,
    'provider-fees': 5_000,
  })
  await world.work()
  const told = (await flat.tenant.get('/communication/notifications')).json().data
  expect(told.map(({ message }: { message: string }) => message).join()).toContain('₦140,000 of your deposit')
})

test('arrears are paid of it where both agree, and never more than is owed', async () => {
  const flat = await deposited()
  expect((await propose(flat, { deductions: [], to_arrears: RENT + 1 })).json().code).toBe('AMOUNT_TOO_LARGE')
  await propose(flat, { deductions: [], to_arrears: RENT })
  await flat.tenant.post(`/deposits/${flat.lease_id}/agree`)
  expect((await settle(flat)).json()).toMatchObject({ to_return: DEPOSIT - RENT, outstanding: 0 })
  const sums = await balancesOf(world, flat)
  expect([sums['receivable:*'], sums['credit:*'], sums['deposit:*']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(sums['payable:*']).toBe(-RENT * 0.9)
})

test('more than is held cannot be kept back, and not before the end is settled', async () => {
  const running = await deposited(null)
  expect((await propose(running, { deductions: [] })).statusCode).toBe(409)
  const flat = await deposited()
  const much = { deductions: [{ reason: 'Everything', amount: DEPOSIT + 1 }] }
  expect((await propose(flat, much)).json().code).toBe('DEPOSIT_TOO_SMALL')
})

test('the tenant is told by every way where their deposit goes back to, once for each account', async () => {
  const flat = await deposited()
  const phone = `+23480${String(Date.now()).slice(-8)}`
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone }).where('id', '=', flat.tenant.id).execute(),
  )
  const name = (account: object) => flat.tenant.post(`/deposits/${flat.lease_id}/account`, account)
  const told = async (to: string) =>
    (await sentTo(world, to)).filter(({ text }) => text.includes('Your deposit for'))
  for (const again of [1, 2]) {
    expect((await name(ACCOUNT)).statusCode, `${again}`).toBe(200)
    expect(await told(phone)).toHaveLength(1)
    const mails = await told(flat.tenant.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('****6785. Not you? Tell your manager at once')
  }
  expect((await name({ ...ACCOUNT, account_number: '0123456792' })).statusCode).toBe(200)
  expect(await told(phone)).toHaveLength(2)
})

test('a proposal, and what is sent, reaches the tenant by mail and text message as they choose', async () => {
  const flat = await deposited()
  const phone = `+23481${String(Date.now()).slice(-8)}`
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone }).where('id', '=', flat.tenant.id).execute(),
  )
  await flat.tenant.patch('/users/me/notification-choices', { wants_quiet: false }) // would otherwise wait until morning
  await propose(flat, { deductions: [{ reason: 'Paint', amount: 1_000_000 }] })
  const [text] = await sentTo(world, phone)
  expect(text?.text).toContain('There is a proposal for your deposit')
  expect(text?.text).toContain(`/dashboard/deposits/${flat.lease_id}`)
  const subjects = (await sentTo(world, flat.tenant.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Please review your deposit')
})

test('twenty settle it at once: it is settled once, and the account never goes below zero', async () => {
  const flat = await deposited()
  await propose(flat, { deductions: [] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => settle(flat)))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect((await balancesOf(world, flat)).refunds).toBe(-DEPOSIT)
})

test('whatever code does, two that take the same deposit at once cannot both have it', async () => {
  const flat = await deposited()
  const take = () =>
    world.services.transaction('system', (tx) =>
      postJournal(tx, {
        key: randomUUID(),
        estate_id: flat.estate_id,
        memo: 'Taken past every check',
        entries: [
          [account.deposit({ lease_id: flat.lease_id, estate_id: flat.estate_id }), DEPOSIT - 1],
          ['losses', 1 - DEPOSIT],
        ],
      }),
    )
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, take))
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect((await balancesOf(world, flat))['deposit:*']).toBe(-1)
})

test('the clock runs from the last day by the estate’s days, ends on a working day, and tells both sides once a step', async () => {
  const flat = await deposited(40)
  const seen = async () => (await flat.tenant.get(`/deposits/${flat.lease_id}`)).json()
  const before = await seen()
  expect(before.clock.days_left).toBeLessThan(-7)
  expect([0, 6]).not.toContain(new Date(`${before.clock.due_on}T12:00:00Z`).getUTCDay())
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('holiday')
      .values({ estate_id: flat.estate_id, day: before.clock.due_on, name: 'Founders' })
      .execute(),
  )
  expect((await seen()).clock.due_on > before.clock.due_on).toBe(true)
  await remindOfDeposits(world.services)
  await remindOfDeposits(world.services)
  await world.work()
  for (const who of [flat.tenant, flat.landlord, flat.manager]) {
    const told = (await who.get('/communication/notifications')).json().data as { title: string }[]
    expect(told.filter((one) => one.title === 'A deposit is late')).toHaveLength(1)
  }
})

test('the manager sets by when deposits are to be back, and the clocks that run follow', async () => {
  const flat = await deposited(3)
  const settings = `/estates/${flat.estate_id}/money-settings`
  const dueOn = async () =>
    (await flat.tenant.get(`/deposits/${flat.lease_id}`)).json().clock.due_on as string
  expect((await flat.manager.get(settings)).json().deposit_return_days).toBe(30)
  expect((await flat.tenant.patch(settings, { deposit_return_days: 90 })).statusCode).toBe(403)
  expect((await flat.manager.patch(settings, { deposit_return_days: 181 })).statusCode).toBe(400)
  const before = await dueOn()
  expect((await flat.manager.patch(settings, { deposit_return_days: 60 })).json()).toMatchObject({
    deposit_return_days: 60,
    remittance_days: 5,
  })
  const later = daysBetween(before, await dueOn())
  expect(Math.abs(later - 30)).toBeLessThan(12) // both end on a working day
})

test('each sees their own: the list of what is due, and nothing of a stranger’s', async () => {
  const flat = await deposited(3)
  const stranger = await deposited()
  const list = async (who: typeof flat.manager, show: string) =>
    (await who.get(`/deposits?show=${show}`)).json().data
  for (const who of [flat.manager, flat.landlord, flat.tenant]) {
    expect((await list(who, 'DUE')).map((one: { id: string }) => one.id)).toEqual([flat.lease_id])
  }
  expect((await stranger.manager.get(`/deposits/${flat.lease_id}`)).statusCode).toBe(404)
  expect((await stranger.tenant.post(`/deposits/${flat.lease_id}/agree`)).statusCode).toBe(404)
})

test('what is deducted after a tenancy that was over before its landlord was named is theirs', async () => {
  const caution = { transaction_type: 'CAUTION_DEPOSIT' as const, amount: DEPOSIT, due_date: '2026-11-01' }
  const flat = await deposited(0, { charges: [{ ...caution, description: 'Caution deposit' }] })
  const landlord_id = flat.landlord.id
  await world.services.transaction('system', async (tx) => {
    const { property_id } = await tx
      .updateTable('lease')
      .set({ landlord_id: null })
      .where('id', '=', flat.lease_id)
      .returning('property_id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('charge').set({ landlord_id: null }).where('lease_id', '=', flat.lease_id).execute()
    await tx.updateTable('property').set({ landlord_id: null }).where('id', '=', property_id).execute()
    await nameLandlord(tx, { property_id, landlord_id })
  })
  await world.work()
  const proposed = await propose(flat, { deductions: [{ reason: 'A broken door', amount: 3_000_000 }] })
  expect(proposed.statusCode).toBe(200)
  await flat.tenant.post(`/deposits/${flat.lease_id}/agree`, {})
  expect((await settle(flat)).statusCode).toBe(200)
  expect(await balanceOf(world, flat.estate_id, `payable:${landlord_id}`)).toBe(-3_000_000)
})

test('a deposit that was paid by a card is not let go while the bank asks for that payment back', async () => {
  const flat = await letFlat(world, {
    charges: [
      {
        transaction_type: 'CAUTION_DEPOSIT',
        amount: DEPOSIT,
        due_date: '2026-11-01',
        description: 'Deposit',
      },
    ],
  })
  const { reference } = await payAtCheckout(world, flat, { amount: DEPOSIT, charge_ids: flat.charge_ids })
  const { id: lease_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  await endLease(lease_id, world.today())
  const payer = payerAt(world.services.config.provider)
  const { data } = (await payer.disputes(reference, { reason: 'Not me' })) as { data: { id: number } }
  await readDisputes.run(world.services, {})
  const kept = { ...flat, lease_id }
  expect((await propose(kept, { deductions: [] })).json().state).toBe('AGREED')
  expect((await settle(kept)).json().code).toBe('PAYMENT_DISPUTED')
  await payer.disputeEnds(String(data.id), 'declined')
  await readDisputes.run(world.services, {})
  expect((await settle(kept)).statusCode).toBe(200)
})
