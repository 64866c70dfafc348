import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { beginPaying } from '../../testing/money/paying.ts'
import { useWorld } from '../../testing/world.ts'
import { sweepRefunds } from './provider/poll-refund.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const PART = 1_000_000
const PAYMENTS = 3

beforeAll(async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await payer().webhooksGoTo(`${address}/api/v1/payments/webhook`)
})

/** Paid rents, each with three parts of one size promised back at the same moment. */
async function threePartsOfEach(): Promise<string[]> {
  await payer().faults({ webhooks: 'drop', refunds: 'at_once' })
  const paid = await Promise.all(Array.from({ length: PAYMENTS }, () => beginPaying(world)))
  for (const { reference, flat } of paid) {
    await payer().pays(reference)
    await flat.tenant.post('/payments/verify', { reference })
  }
  const issue = ({ flat, payment_id }: (typeof paid)[number]) =>
    flat.manager.post(
      '/payments/refunds',
      { transaction_id: payment_id, reason: 'A part of it', amount: PART },
      { 'idempotency-key': randomUUID() },
    )
  const answers = await Promise.all(paid.flatMap((one) => [issue(one), issue(one), issue(one)]))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  return paid.map(({ payment_id }) => payment_id)
}

async function statusesOf(payment_ids: string[]): Promise<Record<string, number>> {
  const rows = await world.services.transaction('system', (tx) =>
    tx.selectFrom('refund').select('status').where('payment_id', 'in', payment_ids).execute(),
  )
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
}

type State = { deliveries: { state: string }[]; refunds: { id: number }[] }
const stillToCome = async () =>
  ((await payer().state()) as State).deliveries.filter(({ state }) => state === 'waiting')

test.each(['duplicate', 'reorder', 'before_answer'])(
  'three equal parts at once on each of several payments are finished by their webhooks, which come %s',
  async (webhooks) => {
    const payments = await threePartsOfEach()
    const before = ((await payer().state()) as State).refunds.length
    await payer().faults({ webhooks })
    await world.work()
    await expect.poll(stillToCome, { timeout: 30_000, interval: 200 }).toEqual([])
    await world.work()
    expect(await statusesOf(payments)).toEqual({ COMPLETED: 3 * PAYMENTS })
    expect(((await payer().state()) as State).refunds.length - before).toBe(3 * PAYMENTS)
    await expectSoundBooks(world)
  },
)

test('three equal parts that the provider ends one after the other are finished one after the other', async () => {
  const payments = await threePartsOfEach()
  await payer().faults({ refunds: 'stay_pending', webhooks: 'normal' })
  await world.work()
  const theirs = ((await payer().state()) as State).refunds.slice(-3 * PAYMENTS)
  for (const [index, { id }] of theirs.entries()) {
    await payer().refundEnds(String(id), 'processed')
    await expect.poll(stillToCome, { timeout: 30_000, interval: 200 }).toEqual([])
    await world.work()
    expect((await statusesOf(payments)).COMPLETED).toBe(index + 1)
  }
})

test('without any webhook they are finished within thirty seconds of the provider’s finishing them', async () => {
  const payments = await threePartsOfEach()
  await world.work()
  for (let seconds = 0; seconds < 30; seconds += 15) {
    world.services.clock.advance(15_000)
    await sweepRefunds.run(world.services, {})
  }
  expect(await statusesOf(payments)).toEqual({ COMPLETED: 3 * PAYMENTS })
})
