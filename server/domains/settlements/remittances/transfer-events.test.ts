import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepRemittances } from './sweep-remittances.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const RENT = 120_000_000
const SHARE = 108_000_000
const DAY = 24 * 3_600_000
let flat: LetFlat

beforeAll(async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await payer().webhooksGoTo(`${address}/api/v1/payments/webhook`)
})
beforeEach(async () => {
  await payer().faults({ webhooks: 'normal', transfers: 'normal', faults: [] })
  flat = await letFlat(world, { subaccount_code: `ACCT_${randomUUID()}` })
  await paysIn(world, flat, RENT)
})

const row = () =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('remittance').selectAll().where('estate_id', '=', flat.estate_id).executeTakeFirstOrThrow(),
  )
const owed = async () => 0 - (await balanceOf(world, flat.estate_id, `payable:${flat.landlord.id}`))

/** Money on its way to the owner, as its bank leaves it until told otherwise. */
async function sends({ isAsked = true } = {}): Promise<string> {
  await payer().faults({ transfers: 'stay_pending' })
  await flat.manager.post(
    '/remittances/send',
    { estate_id: flat.estate_id, owners: [{ landlord_id: flat.landlord.id, amount: SHARE }] },
    { 'idempotency-key': randomUUID() },
  )
  if (isAsked) await world.work()
  return (await row()).reference
}

/** The provider's word on it, brought as often as it brings it, and worked on; no sweep runs. */
async function ends(reference: string, status: string): Promise<void> {
  await payer().transferEnds(reference, status)
  await isDelivered(`transfer.${status}`, reference)
  await world.work()
}
type Delivery = { event: string; reference: string; attempts: number; last_status: number | null }
async function isDelivered(event: string, reference: string): Promise<Delivery> {
  const find = async () => {
    const { deliveries } = (await payer().state()) as { deliveries: Delivery[] }
    return deliveries.find((one) => one.event === event && one.reference === reference)
  }
  await expect.poll(async () => (await find())?.attempts).toBeGreaterThan(0)
  return (await find()) as Delivery
}

/** A word of somebody who has the key, true or not. */
const says = (event: string, reference: string) => {
  const body = JSON.stringify({ event, data: { id: 9, reference, status: event.split('.')[1] } })
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': createHmac('sha512', world.services.config.provider.key)
        .update(body)
        .digest('hex'),
    },
    payload: body,
  })
}

test.each(['normal', 'duplicate', 'reserialised'])(
  'a transfer that arrived is heard of by a webhook that comes %s, and its owner is told once',
  async (webhooks) => {
    const reference = await sends()
    expect((await row()).status).toBe('PENDING')
    await payer().faults({ webhooks })
    await ends(reference, 'success')
    expect((await row()).status).toBe('SENT')
    expect(await owed()).toBe(0)
    const mails = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('subject')
        .where('recipient', '=', flat.landlord.email)
        .execute(),
    )
    expect(mails.filter(({ subject }) => subject?.includes('is on its way'))).toHaveLength(1)
  },
)

test.each(['failed', 'reversed'])(
  'one that %s is owed again, once, however often it is said',
  async (status) => {
    const reference = await sends()
    await payer().faults({ webhooks: 'duplicate' })
    await ends(reference, status)
    await says(`transfer.${status}`, reference)
    await world.work()
    expect((await row()).status).toBe('FAILED')
    expect(await owed()).toBe(SHARE)
    expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(RENT)
    await expectSoundBooks(world)
  },
)

test('one that the bank gives back days after it arrived is owed again', async () => {
  const reference = await sends()
  await ends(reference, 'success')
  world.services.clock.advance(3 * DAY)
  await sweepRemittances.run(world.services, {}) // the second look finds it where it was, and is the last
  expect(await row()).toMatchObject({ status: 'SENT', next_check_at: null })
  await ends(reference, 'reversed')
  expect((await row()).status).toBe('FAILED')
  expect(await owed()).toBe(SHARE)
})

test('a word in between does not cost the second look after a day', async () => {
  const reference = await sends()
  await ends(reference, 'success')
  const { next_check_at } = await row()
  world.services.clock.advance(60_000)
  await says('transfer.received', reference)
  await world.work()
  expect((await row()).next_check_at).toEqual(next_check_at)
  await payer().faults({ webhooks: 'drop' })
  await payer().transferEnds(reference, 'reversed')
  world.services.clock.advance(DAY)
  await sweepRemittances.run(world.services, {})
  expect((await row()).status).toBe('FAILED')
})

test('a forged word is refused, and one that lies is not believed: the provider is asked', async () => {
  const reference = await sends()
  await payer().faults({ webhooks: 'bad_signature' })
  await payer().transferEnds(reference, 'success')
  expect((await isDelivered('transfer.success', reference)).last_status).toBe(401)
  await world.work()
  expect((await row()).status).toBe('PENDING')
  await says('transfer.failed', reference)
  await world.work()
  expect((await row()).status).toBe('SENT')
  expect(await owed()).toBe(0)
})

test('a word before our own answer, or before we asked, neither sends twice nor is lost', async () => {
  const reference = await sends({ isAsked: false })
  await payer().faults({ reference, faults: ['drop_after'], times: 1 })
  await says('transfer.success', reference) // nobody has asked for it yet
  await world.work()
  expect((await row()).status).toBe('PENDING')
  await payer().faults({ reference, faults: [] })
  await payer().transferEnds(reference, 'success') // the word of it was said already, and is not kept again
  world.services.clock.advance(121_000)
  await sweepRemittances.run(world.services, {})
  expect((await row()).status).toBe('SENT')
  const { transfers } = (await payer().state()) as { transfers: { reference: string }[] }
  expect(transfers.filter((one) => one.reference === reference)).toHaveLength(1)
})

test('a word of a transfer that is not ours changes nothing', async () => {
  await sends()
  const before = await row()
  expect((await says('transfer.success', 'somebody-elses-transfer')).statusCode).toBe(200)
  await world.work()
  expect(await row()).toEqual(before)
})
