import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverDue } from '../../platform/delivery/deliver-due.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { initializePayment } from '../../testing/money/paying.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { suspend } from '../../testing/portfolios/suspend.ts'
import { useWorld } from '../../testing/world.ts'
import { move } from '../payments/index.ts'
import { textLetters } from './reminders/deliver-letters.ts'
import { remindByRule } from './reminders/remind-by-rule.ts'
import { sendReminders } from './reminders/send-reminders.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const today = () => lagosDay(world.services.clock.now())

/** Advances to an hour of the next day in Lagos, so that each test has a day of its own. */
function nextDayAt(hour: number): void {
  const { clock } = world.services
  const at = startOfDay(addDays(today(), 1)).getTime() + hour * 3_600_000
  clock.advance(at - clock.now().getTime())
}

const rent = (due_date: string, amount = 45_000_000) => ({
  transaction_type: 'RENT_PAYMENT' as const,
  description: 'Rent',
  amount,
  due_date,
})
const remind = (flat: LetFlat, transaction_ids: string[], more: object = {}) =>
  flat.manager.post('/payments/send-reminders', { transaction_ids, ...more })
const lateFlat = (days = 5) => letFlat(world, { charges: [rent(addDays(today(), -days))] })

beforeAll(() => nextDayAt(10))
beforeEach(() => nextDayAt(10))

async function givePhone(flat: LetFlat): Promise<string> {
  const phone = `+23480${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone }).where('id', '=', flat.tenant.id).execute(),
  )
  return phone
}

test('a reminder reaches the tenant by bell, mail and text, in words that say how much and how late', async () => {
  const flat = await lateFlat(17)
  const phone = await givePhone(flat)
  const answer = await remind(flat, flat.charge_ids)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toMatchObject({
    queued: 1,
    skipped: [],
    letters: 1,
    by_channel: { IN_APP: 1, EMAIL: 1, SMS: 1 },
    texts_at: null,
  })
  const [mail] = await sentTo(world, flat.tenant.email)
  expect(mail?.subject).toBe('₦450,000 for Flat B4 is 17 days late')
  expect(mail?.text).toContain('Rent: ₦450,000.00, due')
  const [text] = await sentTo(world, phone)
  expect(text?.text).toMatch(/^Palmgrove Court: NGN 450,000 for Rent, Flat B4, was due .* Pay: http/)
  const bell = (await flat.tenant.get('/communication/notifications')).json()
  expect(bell.data).toHaveLength(1)
  expect(bell.data[0]).toMatchObject({ title: '₦450,000 for Flat B4 is 17 days late', actionUrl: '/pay' })
})

test('each is written to in their own language, unless the sender names one', async () => {
  const flat = await lateFlat(1)
  const phone = await givePhone(flat)
  const chosen = await flat.tenant.patch('/users/me/notification-choices', { language: 'pcm' })
  expect(chosen.json()).toMatchObject({ language: 'pcm', data: expect.any(Array) })
  const asked = { transaction_ids: flat.charge_ids }
  const preview = (more: object) => flat.manager.post('/payments/preview-reminders', { ...asked, ...more })
  const own = (await preview({})).json().words
  expect(own).toMatchObject({ subject: '₦450,000 for Flat B4 don late by 1 day', text_parts: 1 })
  expect((await preview({ language: 'en' })).json().words.subject).toBe('₦450,000 for Flat B4 is 1 day late')
  expect((await preview({ language: 'fr' })).statusCode).toBe(400)

  await remind(flat, flat.charge_ids)
  expect((await sentTo(world, flat.tenant.email))[0]?.text).toContain('You fit pay am here')
  expect((await sentTo(world, phone))[0]?.text).toMatch(/^Palmgrove Court: .* You don pay\? Thank you\.$/)
  expect((await flat.tenant.get('/communication/notifications')).json().data[0].title).toBe(own.subject)

  const other = await lateFlat(2)
  await other.tenant.patch('/users/me/notification-choices', { language: 'pcm' })
  await remind(other, other.charge_ids, { language: 'en' })
  expect((await sentTo(world, other.tenant.email))[0]?.subject).toBe('₦450,000 for Flat B4 is 2 days late')
})

test('the same call ten times at once writes to each tenant once', async () => {
  const flat = await lateFlat()
  const more = await Promise.all(
    Array.from({ length: 4 }, () =>
      letFlat(world, {
        estate_id: flat.estate_id,
        manager: flat.manager,
        charges: [rent(addDays(today(), -5)), rent(addDays(today(), -40))],
      }),
    ),
  )
  const flats = [flat, ...more]
  const ids = flats.flatMap(({ charge_ids }) => charge_ids)
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind(flat, ids)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202))
  const queued = answers.map((answer) => answer.json().queued as number)
  expect(queued.toSorted((a, b) => b - a)).toEqual([9, ...Array(9).fill(0)])
  const skipped = answers.flatMap((answer) => answer.json().skipped as { reason: string }[])
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['REMINDED_TODAY']))
  for (const { tenant } of flats) expect(await sentTo(world, tenant.email)).toHaveLength(1)
})

test('what is paid, unknown, unreachable or turned off is skipped with its reason, and the rest is sent', async () => {
  const [open, foreign] = [await lateFlat(), await lateFlat()]
  const of = { estate_id: open.estate_id, manager: open.manager, charges: [rent(addDays(today(), -5))] }
  const [paid, shut, silent] = [await letFlat(world, of), await letFlat(world, of), await letFlat(world, of)]
  await pay(paid)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', shut.tenant.id).execute(),
  )
  for (const channel of ['IN_APP', 'EMAIL', 'SMS'])
    await silent.tenant.patch('/users/me/notification-choices', {
      choices: [{ kind: 'payment', channel, is_on: false }],
    })
  const flats = [open, paid, shut, silent, foreign]
  const answer = (
    await remind(
      open,
      flats.map(({ charge_ids }) => charge_ids[0] as string),
    )
  ).json()
  expect(answer.queued).toBe(1)
  expect(answer.skipped).toEqual([
    { transaction_id: paid.charge_ids[0], reason: 'PAID', tenant_name: paid.tenant.full_name },
    { transaction_id: shut.charge_ids[0], reason: 'NO_ADDRESS', tenant_name: shut.tenant.full_name },
    { transaction_id: silent.charge_ids[0], reason: 'TURNED_OFF', tenant_name: silent.tenant.full_name },
    { transaction_id: foreign.charge_ids[0], reason: 'NOT_FOUND', tenant_name: null },
  ])
  expect(await sentTo(world, foreign.tenant.email)).toEqual([])
})

async function pay(flat: LetFlat): Promise<string> {
  const begun = await flat.tenant.post(
    '/payments/initialize',
    { amount: 45_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
    { 'idempotency-key': `pay-${flat.unit_id}` },
  )
  const { reference, payment_id } = begun.json()
  await payerAt(world.services.config.provider).pays(reference)
  await flat.tenant.post('/payments/verify', { reference })
  return payment_id
}

test('a payment stands for the charges that it is for', async () => {
  const flat = await lateFlat()
  const begun = await flat.tenant.post(
    '/payments/initialize',
    { amount: 45_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
    { 'idempotency-key': `begin-${flat.unit_id}` },
  )
  const { payment_id } = begun.json()
  const answer = (await remind(flat, [payment_id, ...flat.charge_ids])).json()
  expect(answer).toMatchObject({ queued: 2, letters: 1, skipped: [] })
  const paid = await lateFlat()
  expect((await remind(paid, [await pay(paid)])).json().skipped[0]?.reason).toBe('PAID')
})

test('who is reminded is never answered as not there, in whatever letters the charge is named', async () => {
  const flat = await lateFlat()
  const answer = await remind(
    flat,
    flat.charge_ids.map((id) => id.toUpperCase()),
  )
  expect(answer.json()).toMatchObject({ queued: 1, letters: 1, skipped: [] })
})

test('nobody but who lets or looks after homes reminds, and foreign ids alone are not there', async () => {
  const [flat, foreign] = [await lateFlat(), await lateFlat()]
  const body = { transaction_ids: flat.charge_ids }
  expect((await flat.tenant.post('/payments/send-reminders', body)).statusCode).toBe(403)
  expect((await foreign.manager.post('/payments/send-reminders', body)).statusCode).toBe(404)
  expect((await flat.landlord.post('/payments/send-reminders', body)).statusCode).toBe(202)
})

test('by night no phone rings: the text waits for the morning, and is not sent for what was paid by then', async () => {
  nextDayAt(22)
  const [flat, paid] = [await lateFlat(), await lateFlat()]
  const [phone, otherPhone] = [await givePhone(flat), await givePhone(paid)]
  const answer = (await remind(flat, flat.charge_ids)).json()
  const eight = startOfDay(addDays(today(), 1)).getTime() + 8 * 3_600_000
  expect(answer.texts_at).toBe(new Date(eight).toISOString())
  await remind(paid, paid.charge_ids)
  expect(await sentTo(world, phone)).toEqual([])
  await pay(paid)
  nextDayAt(8.1)
  await textLetters.run(world.services, {})
  expect(await sentTo(world, phone)).toHaveLength(1)
  expect((await sentTo(world, otherPhone)).filter(({ text }) => text.includes('for Rent'))).toEqual([])
})

test('a text that waits for the morning is not sent to whose bank has begun to work on the money by then', async () => {
  nextDayAt(22)
  const flat = await lateFlat()
  const phone = await givePhone(flat)
  await remind(flat, flat.charge_ids)
  const { payment_id } = (await initializePayment(flat, { amount: 45_000_000 })).json<{
    payment_id: string
  }>()
  await world.services.transaction('system', (tx) => move(tx, payment_id, 'PROCESSING', null))
  nextDayAt(8.1)
  await textLetters.run(world.services, {})
  expect(await sentTo(world, phone)).toEqual([])
})

test('a text that waits for the end of its reader’s own quiet hours is not sent for what was paid by then', async () => {
  nextDayAt(8.1)
  const [late, paid] = [await lateFlat(), await lateFlat()]
  const phones = [await givePhone(late), await givePhone(paid)]
  for (const flat of [late, paid]) {
    const quiet_hours = { begins: '20:00', ends: '10:00' }
    expect((await flat.tenant.patch('/users/me/notification-choices', { quiet_hours })).statusCode).toBe(200)
    expect((await remind(flat, flat.charge_ids)).json().queued).toBe(1)
  }
  await world.work()
  await pay(paid)
  world.services.clock.advance(2 * 3_600_000)
  await deliverDue.run(world.services, {})
  await world.work()
  const texts = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['recipient', 'state'])
      .where('recipient', 'in', phones)
      .where('key', 'like', 'reminder:%:text')
      .execute(),
  )
  expect(texts.find(({ recipient }) => recipient === phones[0])?.state).toBe('ACCEPTED')
  expect(texts.find(({ recipient }) => recipient === phones[1])?.state).toBe('SPARED')
})

test('a text that waits for the morning is not sent to who turned texts off, or left, in the night', async () => {
  nextDayAt(22)
  const [off, gone] = [await lateFlat(), await lateFlat()]
  const phones = [await givePhone(off), await givePhone(gone)]
  for (const flat of [off, gone]) await remind(flat, flat.charge_ids)
  const choices = [{ kind: 'payment', channel: 'SMS', is_on: false }]
  expect((await off.tenant.patch('/users/me/notification-choices', { choices })).statusCode).toBe(200)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', gone.tenant.id).execute(),
  )
  nextDayAt(8.1)
  await textLetters.run(world.services, {})
  for (const phone of phones) expect(await sentTo(world, phone)).toEqual([])
})

test('an estate spends no more on texts in a day than it set', async () => {
  const flat = await lateFlat()
  await givePhone(flat)
  const second = await letFlat(world, {
    estate_id: flat.estate_id,
    manager: flat.manager,
    charges: [rent(addDays(today(), -5))],
  })
  await givePhone(second)
  const rule = { sms_price: 500, sms_daily_limit: 999 }
  expect((await flat.manager.patch(`/estates/${flat.estate_id}/reminder-rule`, rule)).statusCode).toBe(200)
  const both = [...flat.charge_ids, ...second.charge_ids]
  expect((await remind(flat, both, { channels: ['SMS'] })).json()).toMatchObject({
    queued: 1,
    sms_cost: 500,
    skipped: [{ reason: 'SMS_LIMIT' }],
  })
})

test('a preview says what will be sent, to whom and to whom not, and sends nothing', async () => {
  const flat = await lateFlat()
  const preview = (
    await flat.manager.post('/payments/preview-reminders', { transaction_ids: flat.charge_ids })
  ).json()
  expect(preview).toMatchObject({ queued: 1, letters: 1, words: { tenant_name: flat.tenant.full_name } })
  expect(preview.words.mail).toContain('This is a reminder from Palmgrove Court')
  expect(await sentTo(world, flat.tenant.email)).toEqual([])
})

test('the rule of an estate reminds on each of its days, once, whoever looks with it', async () => {
  const flat = await letFlat(world, { charges: [rent(addDays(today(), 7))] })
  await flat.manager.patch(`/estates/${flat.estate_id}/reminder-rule`, { is_on: true, days: [-7, 1, 3] })
  const all = () => Promise.all(Array.from({ length: 4 }, () => remindByRule(world.services)))
  const count = async () => (await sentTo(world, flat.tenant.email)).length
  await all()
  await all()
  expect(await count()).toBe(1)
  world.services.clock.advance(3 * DAY_MS)
  await all()
  expect(await count()).toBe(1)
  world.services.clock.advance(5 * DAY_MS)
  await all()
  expect(await count()).toBe(2)
  world.services.clock.advance(3 * DAY_MS) // day 3 was missed by a day and is made up for
  await all()
  expect(await count()).toBe(3)
})

test('a promise pauses reminders of what it covers, until it is broken', async () => {
  const flat = await lateFlat()
  const { data } = (await flat.manager.get('/payments/overdue')).json()
  const promise = { amount: 45_000_000, promised_on: addDays(today(), 1) }
  expect((await flat.manager.post(`/payments/overdue/${data[0].id}/promises`, promise)).statusCode).toBe(201)
  expect((await remind(flat, flat.charge_ids)).json().skipped[0]?.reason).toBe('PROMISED')
  world.services.clock.advance(2 * DAY_MS)
  const { actor } = flat.manager // their token will have expired
  const wanted = { transaction_ids: flat.charge_ids }
  const sent = await world.services.transaction(actor, (tx) =>
    sendReminders(tx, actor, wanted, 'http://gida'),
  )
  expect(sent.queued).toBe(1)
})

test('nobody is reminded of what their bank is working on; when nothing comes of it they are', async () => {
  const flat = await lateFlat(3)
  await flat.manager.patch(`/estates/${flat.estate_id}/reminder-rule`, { is_on: true, days: [3] })
  const { payment_id } = (await initializePayment(flat, { amount: 45_000_000 })).json<{
    payment_id: string
  }>()
  const said = (status: 'PROCESSING' | 'FAILED') =>
    world.services.transaction('system', (tx) => move(tx, payment_id, status, null))
  await said('PROCESSING')
  const skipped = [expect.objectContaining({ reason: 'PAYING' })]
  expect((await remind(flat, flat.charge_ids)).json()).toMatchObject({ queued: 0, skipped })
  await remindByRule(world.services)
  expect(await sentTo(world, flat.tenant.email)).toEqual([])
  await said('FAILED')
  await remindByRule(world.services)
  const [mail] = await sentTo(world, flat.tenant.email)
  expect(mail?.subject).toBe('₦450,000 for Flat B4 is 3 days late')
})

test('nobody is reminded of what they owe in an estate that the platform has suspended, until that is lifted', async () => {
  const flat = await lateFlat(3)
  await flat.manager.patch(`/estates/${flat.estate_id}/reminder-rule`, { is_on: true, days: [3] })
  await suspend(world, flat.estate_id, flat.manager.id)
  await remindByRule(world.services)
  const wanted = { transaction_ids: flat.charge_ids }
  const { actor } = flat.manager
  // One created just before goes no further.
  await world.services.transaction(actor, (tx) => sendReminders(tx, actor, wanted, 'http://gida'))
  await world.work()
  const { data } = (await flat.tenant.get('/communication/notifications')).json()
  expect([await sentTo(world, flat.tenant.email), data]).toEqual([[], []])
})
