import { describe, expect, test, vi } from 'vitest'
import { pauseAfter } from '../webhooks/schedule.ts'
import { signWebhook } from '../webhooks/sign.ts'
import { key, openReceiver, openSimulator, waiting } from './open-simulator.ts'

async function openBoth(...answers: number[]) {
  const receiver = await openReceiver(...answers)
  const simulator = await openSimulator({ webhookUrl: receiver.url })
  const paid = async (reference: string, fields: object = {}) => {
    await simulator.initialize({ reference })
    await simulator.pay(reference, fields)
  }
  const reached = (reference: string, wanted: object) =>
    vi.waitFor(async () => expect(await simulator.delivery(reference)).toMatchObject(wanted), waiting)
  return { ...simulator, receiver, paid, reached }
}

test('the signature is the one of the published example', () => {
  const body =
    '{"event":"charge.success","data":{"id":512034,"domain":"test","status":"success","reference":"EST-2026-000123",' +
    '"amount":15000000,"currency":"NGN","channel":"card","fees":200000,"paid_at":"2026-01-05T09:15:02.000Z",' +
    '"metadata":{"payment_id":"9f1c"},"customer":{"email":"ada@example.ng","customer_code":"CUS_9gida7x2m4k8q1z"}}}'
  expect(Buffer.byteLength(body)).toBe(324)
  expect(signWebhook(body, 'sk_test_0123456789abcdef0123456789abcdef01234567')).toBe(
    '1a2f3c2c2ec6a426501bf7869e5d4ed4f5ce923b01c14438b20f6a6dfe57f36b8ffeffcdc9547543d223053fb927315f729eefa824e06c8cdde927c475a8128c',
  )
})

describe('a payment', () => {
  test('is announced once, signed over the bytes that arrive', async () => {
    const { paid, receiver, reached } = await openBoth()
    await paid('SIGNED-1', { channel: 'bank_transfer' })
    await reached('SIGNED-1', { state: 'delivered', attempts: 1, last_status: 200 })
    const [webhook] = receiver.received
    expect(webhook?.signature).toBe(signWebhook(webhook?.raw ?? '', key))
    expect(webhook?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(webhook?.raw ?? '')).toMatchObject({
      event: 'charge.success',
      data: {
        reference: 'SIGNED-1',
        status: 'success',
        amount: 500_000,
        fees: 17_500,
        channel: 'bank_transfer',
      },
    })
    expect(receiver.received).toHaveLength(1)
  })

  test('that fails or is abandoned is not announced', async () => {
    const { initialize, pay, paid, receiver } = await openBoth()
    await initialize({ reference: 'QUIET-1' })
    await pay('QUIET-1', { status: 'failed' })
    await pay('QUIET-1', { status: 'abandoned' })
    await paid('LOUD-1')
    await receiver.arrived(1)
    expect(receiver.received.map((webhook) => webhook.reference)).toEqual(['LOUD-1'])
  })

  test('goes nowhere without an address, and to the business’s own when it has one', async () => {
    const receiver = await openReceiver()
    const { initialize, pay, call, delivery } = await openSimulator()
    await initialize({ reference: 'NOWHERE-1' })
    await pay('NOWHERE-1')
    expect(await delivery('NOWHERE-1')).toMatchObject({ state: 'unaddressed' })
    await call('POST', '/simulator/settings', { webhook_url: receiver.url })
    await initialize({ reference: 'HERE-1' })
    await pay('HERE-1')
    await receiver.arrived(1)
  })
})

describe('a webhook that is not answered with 200', () => {
  test.each([500, 401, 302, 204])('is sent again after %i', async (status) => {
    const { paid, receiver, reached, advance } = await openBoth(status)
    await paid('AGAIN-1')
    await reached('AGAIN-1', { state: 'waiting', attempts: 1, last_status: status })
    await advance(0.05)
    await reached('AGAIN-1', { state: 'delivered', attempts: 2 })
    expect(receiver.received[1]?.raw).toBe(receiver.received[0]?.raw)
  })

  test('comes again by itself, sooner by the speed-up', async () => {
    const receiver = await openReceiver(500, 500)
    const { initialize, pay } = await openSimulator({ webhookUrl: receiver.url, webhookSpeedup: 18_000 }) // 3 min: 10 ms
    await initialize({ reference: 'SOON-1' })
    await pay('SOON-1')
    await receiver.arrived(3)
  })

  test('is tried every three minutes at first, then every hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => pauseAfter(attempts) / 60_000)
    expect(minutes).toEqual([3, 3, 3, 3, 60, 60])
  })

  test('is given up after three days', async () => {
    const { paid, reached, advance } = await openBoth(500, 500, 500)
    await paid('LOST-1')
    await reached('LOST-1', { state: 'waiting', attempts: 1 })
    await advance(71)
    await reached('LOST-1', { state: 'waiting', attempts: 2 })
    await advance(1)
    await reached('LOST-1', { state: 'given_up', attempts: 3 })
  })
})

describe('with the fault', () => {
  test('drop, a webhook is lost for good', async () => {
    const { faults, paid, receiver, delivery } = await openBoth()
    await faults({ webhooks: 'drop' })
    await paid('DROP-1')
    await faults({ webhooks: 'normal' })
    await paid('KEPT-1')
    await receiver.arrived(1)
    expect(receiver.received[0]?.reference).toBe('KEPT-1')
    expect(await delivery('DROP-1')).toMatchObject({ state: 'lost', attempts: 0 })
  })

  test('duplicate, it comes twice', async () => {
    const { faults, paid, receiver, reached } = await openBoth()
    await faults({ webhooks: 'duplicate' })
    await paid('DOUBLE-1')
    await reached('DOUBLE-1', { state: 'delivered' })
    expect(receiver.received.map((webhook) => webhook.reference)).toEqual(['DOUBLE-1', 'DOUBLE-1'])
  })

  test('delay, it waits for the clock', async () => {
    const { faults, paid, receiver, delivery, advance } = await openBoth()
    await faults({ webhooks: 'delay' })
    await paid('DELAY-1')
    expect(await delivery('DELAY-1')).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(receiver.received).toEqual([])
    await advance(0.1)
    await receiver.arrived(1)
  })

  test('reorder, the later one comes first', async () => {
    const { faults, paid, receiver } = await openBoth()
    await faults({ webhooks: 'reorder' })
    await paid('FIRST-1')
    await paid('SECOND-1')
    await receiver.arrived(2)
    expect(receiver.received.map((webhook) => webhook.reference)).toEqual(['SECOND-1', 'FIRST-1'])
  })

  test('bad_signature, it is signed by somebody else until that is put right', async () => {
    const { faults, paid, receiver, reached, advance } = await openBoth(401)
    await faults({ webhooks: 'bad_signature' })
    await paid('FORGED-1')
    await reached('FORGED-1', { attempts: 1 })
    await faults({ webhooks: 'normal' })
    await advance(0.05)
    await receiver.arrived(2)
    const signatures = receiver.received.map(({ raw, signature }) => signature === signWebhook(raw, key))
    expect(signatures).toEqual([false, true])
  })

  test('before_answer, it is there before the outcome is answered', async () => {
    const { faults, paid, receiver } = await openBoth()
    await faults({ webhooks: 'before_answer' })
    await paid('EARLY-1')
    expect(receiver.received.map((webhook) => webhook.reference)).toEqual(['EARLY-1'])
  })

  test('reserialised, only who signs the bytes that arrived agrees', async () => {
    const { faults, initialize, pay, receiver } = await openBoth()
    await faults({ webhooks: 'reserialised' })
    await initialize({ reference: 'BYTES-1', metadata: { note: '₦500 a/c' } })
    await pay('BYTES-1')
    await receiver.arrived(1)
    const { raw = '', signature } = receiver.received[0] ?? {}
    expect(raw).toContain('\\u20a6500 a\\/c')
    expect(signature).toBe(signWebhook(raw, key))
    expect(signature).not.toBe(signWebhook(JSON.stringify(JSON.parse(raw)), key))
    expect(JSON.parse(raw).data).toMatchObject({ amount: 500_000, metadata: { note: '₦500 a/c' } })
  })
})
