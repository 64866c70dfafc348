import { describe, expect, test } from 'vitest'
import { openReceiver, openSimulator } from './open-simulator.ts'

async function afterPaying(fields: object = {}) {
  const receiver = await openReceiver()
  const simulator = await openSimulator({ webhookUrl: receiver.url })
  await simulator.initialize({ reference: 'BACK-1', amount: 1_000_000 })
  await simulator.pay('BACK-1', fields)
  const refund = (more: object = {}) =>
    simulator.call('POST', '/refund', { transaction: 'BACK-1', amount: 400_000, ...more })
  const events = async () =>
    (await simulator.state()).deliveries.map(({ event }: { event: string }) => event).slice(1)
  const statuses = async () =>
    (await simulator.state()).refunds.map(({ status }: { status: string }) => status)
  return { ...simulator, receiver, refund, events, statuses }
}

describe('a refund', () => {
  test('is announced at each step, with its amount as text and without its id', async () => {
    const { refund, advance, events, receiver } = await afterPaying()
    expect(await refund()).toMatchObject({
      body: {
        message: 'Refund has been queued for processing',
        data: { status: 'pending', amount: 400_000, transaction: { reference: 'BACK-1' } },
      },
    })
    await advance(1)
    expect(await events()).toEqual(['refund.pending', 'refund.processing', 'refund.processed'])
    await receiver.arrived(4)
    const { data } = JSON.parse(receiver.received.at(-1)?.raw ?? '{}')
    expect(data).toMatchObject({ transaction_reference: 'BACK-1', amount: '400000', refund_reference: null })
    expect(data).not.toHaveProperty('id')
  })

  test('takes all that is left when no amount is named, and then no more', async () => {
    const { refund, advance, verify } = await afterPaying()
    await refund()
    expect((await refund({ amount: undefined })).body.data.amount).toBe(600_000)
    expect((await refund({ amount: 1 })).body).toMatchObject({ code: 'transaction_reversed' })
    expect(await verify('BACK-1')).toMatchObject({ status: 'success' })
    await advance(1)
    expect(await verify('BACK-1')).toMatchObject({ status: 'reversed' })
  })

  test.each([
    ['fails', { refunds: 'fail' }, 'failed'],
    ['needs attention', { refunds: 'needs_attention' }, 'needs-attention'],
    ['stays', { refunds: 'stay_pending' }, 'pending'],
  ])('%s when it is told to', async (_what, fault, status) => {
    const { refund, advance, statuses, faults } = await afterPaying()
    await faults({ reference: 'BACK-1', ...fault })
    await refund()
    await advance(1)
    expect(await statuses()).toEqual([status])
  })

  test('that failed may be made again, and what it took comes back with the payouts', async () => {
    const { refund, advance, faults, call } = await afterPaying()
    await faults({ refunds: 'fail' })
    await refund({ amount: 1_000_000 })
    await advance(1)
    expect((await refund({ amount: 1_000_000 })).status).toBe(200)
    await advance(1)
    await advance(24 * 5)
    const [settlement] = (await call('GET', '/settlement')).body.data
    expect(settlement).toMatchObject({ deductions: 0, effective_amount: 975_000 })
  })

  test('tried again into a bank account ends by that account', async () => {
    const { refund, advance, statuses, faults, call } = await afterPaying()
    await faults({ refunds: 'needs_attention' })
    const { id } = (await refund()).body.data
    await advance(1)
    const retry = (account_number: string) =>
      call('POST', `/refund/retry_with_customer_details/${id}`, {
        refund_account_details: { currency: 'NGN', account_number, bank_id: '9' },
      })
    expect((await retry('1012204935')).body.data.status).toBe('processing')
    expect((await retry('0123456789')).status).toBe(422)
    await advance(1)
    expect(await statuses()).toEqual(['needs-attention'])
    await retry('1012204936')
    await advance(1)
    expect(await statuses()).toEqual(['failed'])
  })

  test('of something unpaid is refused', async () => {
    const { call, initialize } = await afterPaying()
    await initialize({ reference: 'OPEN-1' })
    expect((await call('POST', '/refund', { transaction: 'OPEN-1' })).status).toBe(400)
  })
})

test.each([
  ['4084080000671803', '180', 'failed'],
  ['4084080000671902', '190', 'needs-attention'],
])('a payment with the test card %s has a refund that ends %s', async (number, cvv, status) => {
  const { call, advance, state } = await openSimulator()
  const card = { number, cvv, expiry_month: '12', expiry_year: '2030' }
  await call('POST', '/charge', { email: 'ada@example.ng', amount: 500_000, reference: 'CARD-1', card })
  await call('POST', '/refund', { transaction: 'CARD-1' })
  await advance(1)
  expect((await state()).refunds).toMatchObject([{ status, amount: 500_000 }])
})
