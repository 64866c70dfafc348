import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { publish } from '../../platform/jobs/events.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { readDisputes } from './disputes/read-disputes.ts'
import { refundFailed, refundNeedsAttention } from './events.ts'
import { sweepRefunds } from './provider/poll-refund.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

async function paid() {
  const flat = await letFlat(world)
  return { flat, ...(await payAtCheckout(world, flat, { amount: 120_000_000 })) }
}

const refund = (who: LetFlat['manager'], payment_id: string) =>
  who.post(
    '/payments/refunds',
    { transaction_id: payment_id, amount: 5_000_000, reason: 'He paid for a week too much.' },
    { 'idempotency-key': randomUUID() },
  )
const titlesOf = async (person: LetFlat['manager']): Promise<string[]> =>
  (await person.get('/communication/notifications')).json().data.map(({ title }: { title: string }) => title)

test('a landlord who was mailed that rent came is mailed that some went back, and its tenant too', async () => {
  const { flat, payment_id } = await paid()
  expect((await refund(flat.manager, payment_id)).statusCode).toBe(201)
  await world.work()
  for (let n = 0; n < 2; n++) {
    await payer().advance(1)
    world.services.clock.advance(180_000)
    await sweepRefunds.run(world.services, {})
  }
  const [toLandlord] = await sentTo(world, flat.landlord.email)
  expect(toLandlord).toMatchObject({
    subject: 'A payment was refunded',
    text: expect.stringContaining(
      'Test Tenant’s ₦50,000 for Flat B4, Palmgrove Court was refunded: He paid for a week too much.\n',
    ),
    links: [expect.stringContaining(`/dashboard/payments/${payment_id}`)],
  })
  const [toTenant] = await sentTo(world, flat.tenant.email)
  expect(toTenant).toMatchObject({ subject: '₦50,000 was refunded to you' })
  expect(toTenant?.text).not.toContain('..')
})

test('a landlord who wants neither mail nor text reads in the app what went back of their rent, as a manager does', async () => {
  const { flat, payment_id } = await paid()
  const choices = (['EMAIL', 'SMS'] as const).map((channel) => ({ kind: 'payment', channel, is_on: false }))
  await flat.landlord.patch('/users/me/notification-choices', { choices })
  expect((await refund(flat.manager, payment_id)).statusCode).toBe(201)
  await world.work()
  for (let n = 0; n < 2; n++) {
    await payer().advance(1)
    world.services.clock.advance(180_000)
    await sweepRefunds.run(world.services, {})
  }
  await world.work()
  for (const person of [flat.landlord, flat.manager])
    expect((await titlesOf(person)).filter((title) => title === 'A payment was refunded')).toHaveLength(1)
  expect(await titlesOf(flat.tenant)).not.toContain('A payment was refunded')
})

test('what a bank took back is said to its tenant and to the landlord, each once', async () => {
  const { flat, reference, payment_id } = await paid()
  const { data } = (await payer().disputes(reference, { reason: 'Not me', amount: 20_000_000 })) as {
    data: { id: number }
  }
  await readDisputes.run(world.services, {})
  await payer().disputeExpires(String(data.id))
  await readDisputes.run(world.services, {})
  for (const { email } of [flat.tenant, flat.landlord]) {
    const said = (await sentTo(world, email)).filter(({ text }) => text.includes('took back ₦200,000'))
    expect(said, email).toHaveLength(1)
    expect(said[0]?.links).toEqual([expect.stringContaining(`/dashboard/payments/${payment_id}`)])
  }
  expect(await titlesOf(flat.tenant)).toContain('Your bank took back a payment')
  const title = 'A bank took back a payment'
  expect((await titlesOf(flat.landlord)).filter((told) => told === title)).toHaveLength(1)
  expect(await titlesOf(flat.manager)).not.toContain(title) // who hears that the dispute is lost
})

test('where nobody manages, its landlord hears of a refund that needs somebody', async () => {
  const { flat, payment_id } = await paid()
  const { id: refund_id } = (await refund(flat.landlord, payment_id)).json()
  const tell = async () => {
    await inSystem((tx) => publish(tx, refundNeedsAttention, { refund_id }))
    await inSystem((tx) => publish(tx, refundFailed, { refund_id }))
    await world.work()
  }
  await tell()
  expect(await titlesOf(flat.landlord)).not.toContain('A refund needs a bank account')
  await inSystem((tx) => tx.deleteFrom('estate_association').where('user_id', '=', flat.manager.id).execute())
  await tell()
  expect(await titlesOf(flat.landlord)).toEqual(
    expect.arrayContaining(['A refund needs a bank account', 'A refund did not go through']),
  )
})
