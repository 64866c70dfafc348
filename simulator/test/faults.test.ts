import { describe, expect, test } from 'vitest'
import { callerOf, key, openReceiver, openSimulator } from './open-simulator.ts'

const start = { email: 'ada@example.ng', amount: 500_000 }

describe('a fault asked for in the header', () => {
  const withFault = async (fault: string) => {
    const simulator = await openSimulator()
    const send = (reference: string) =>
      simulator.call(
        'POST',
        '/transaction/initialize',
        { ...start, reference },
        { 'x-simulator-fault': fault },
      )
    return { ...simulator, send }
  }

  test('500_before leaves the work undone', async () => {
    const { send, verify } = await withFault('500_before')
    expect((await send('H-1')).status).toBeGreaterThanOrEqual(500)
    expect(await verify('H-1')).toBeUndefined()
  })

  test('500_after does the work and denies it', async () => {
    const { send, verify } = await withFault('500_after')
    expect(await send('H-2')).toMatchObject({ status: 500, body: { status: false, type: 'api_error' } })
    expect(await verify('H-2')).toMatchObject({ status: 'abandoned' })
  })

  test('drop_before hangs up with nothing done', async () => {
    const { send, verify } = await withFault('drop_before')
    await expect(send('H-3')).rejects.toThrow()
    expect(await verify('H-3')).toBeUndefined()
  })

  test('drop_after hangs up when all is done', async () => {
    const { send, verify } = await withFault('drop_after')
    await expect(send('H-4')).rejects.toThrow()
    expect(await verify('H-4')).toMatchObject({ reference: 'H-4' })
  })

  test('broken_json stops in the middle', async () => {
    const { send, verify } = await withFault('broken_json')
    await expect(send('H-5')).rejects.toThrow(/JSON/)
    expect(await verify('H-5')).toMatchObject({ reference: 'H-5' })
  })

  test('429 says when to come back', async () => {
    const { url } = await openSimulator()
    const headers = { authorization: `Bearer ${key}`, 'x-simulator-fault': '429' }
    const response = await fetch(`${url}/bank`, { headers })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toMatchObject({ message: 'Rate limit exceeded!', code: 'rate_limited' })
  })

  test('late answers late, with the work done', async () => {
    const { send, faults } = await withFault('late')
    await faults({ slow_seconds: 0.05 })
    const before = performance.now()
    expect((await send('H-6')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(45)
  })

  test('a misspelt fault is refused', async () => {
    const { send } = await withFault('500_afterwards')
    expect((await send('H-7')).status).toBe(400)
  })

  test('several hold together', async () => {
    const { initialize, pay, call } = await openSimulator()
    await initialize({ reference: 'H-8', metadata: { a: 1 } })
    await pay('H-8')
    const headers = { 'x-simulator-fault': 'fees_null, text_amounts, metadata_zero, unknown_keys' }
    const { body } = await call('GET', '/transaction/verify/H-8', undefined, headers)
    expect(body.data).toMatchObject({ fees: null, amount: '500000', requested_amount: '500000', metadata: 0 })
    expect(body.data).toHaveProperty('risk_engine')
  })
})

describe('a fault set for the business', () => {
  test('down answers 5xx and hangs up in turn, and spares the control calls', async () => {
    const { faults, call, state } = await openSimulator()
    await faults({ api: 'down' })
    await expect(call('GET', '/bank')).rejects.toThrow()
    expect((await call('GET', '/bank')).status).toBe(503)
    expect((await state()).transactions).toEqual([])
    await faults({ api: 'normal' })
    expect((await call('GET', '/bank')).status).toBe(200)
  })

  test('slow answers late', async () => {
    const { faults, call } = await openSimulator()
    await faults({ api: 'slow', slow_seconds: 0.05 })
    const before = performance.now()
    await call('GET', '/bank')
    expect(performance.now() - before).toBeGreaterThanOrEqual(45)
  })

  test('leaves other businesses alone', async () => {
    const { faults, url } = await openSimulator()
    await faults({ api: 'down' })
    expect((await callerOf(url, 'sk_test_another')('GET', '/bank')).status).toBe(200)
  })

  test('ends by itself after its seconds', async () => {
    let now = Date.now()
    const { faults, call } = await openSimulator({ now: () => now })
    await faults({ faults: ['429'], seconds: 30 })
    expect((await call('GET', '/bank')).status).toBe(429)
    now += 30_000
    expect((await call('GET', '/bank')).status).toBe(200)
  })

  test('changes only what it names', async () => {
    const { faults } = await openSimulator()
    await faults({ webhooks: 'drop' })
    const { body } = await faults({ api: 'slow' })
    expect(body.data).toMatchObject({ webhooks: 'drop', api: 'slow', faults: [] })
  })

  test.each([{ webhooks: 'dropp' }, { api: 'off' }, { faults: ['nope'] }, { webhook: 'drop' }])(
    'is refused as %o',
    async (fields) => {
      const { faults } = await openSimulator()
      expect((await faults(fields)).status).toBe(400)
    },
  )
})

describe('a fault set for one reference', () => {
  test('holds for so many calls, and for no other reference', async () => {
    const { faults, initialize } = await openSimulator()
    await faults({ reference: 'ONE-1', faults: ['500_after'], times: 1 })
    expect((await initialize({ reference: 'TWO-1' })).status).toBe(200)
    expect((await initialize({ reference: 'ONE-1' })).status).toBe(500)
    expect((await initialize({ reference: 'ONE-1' })).body.code).toBe('duplicate_reference')
  })

  test('bends its answers until it is cleared', async () => {
    const { faults, initialize, pay, verify } = await openSimulator()
    await initialize({ reference: 'BENT-1' })
    await pay('BENT-1')
    await faults({ reference: 'BENT-1', faults: ['fees_null'] })
    expect((await verify('BENT-1')).fees).toBeNull()
    await faults({ reference: 'BENT-1', faults: [] })
    expect((await verify('BENT-1')).fees).toBe(17_500)
  })
})

describe('the provider is not polite', () => {
  const paidTwice = async () => {
    const receiver = await openReceiver()
    const simulator = await openSimulator({ webhookUrl: receiver.url })
    for (const reference of ['N-1', 'N-2']) await simulator.initialize({ reference, amount: 500_000 })
    await simulator.pay('N-2')
    return { ...simulator, receiver }
  }

  test('other_reference answers a question with another payment, and says how often it did', async () => {
    const { faults, verify, state } = await paidTwice()
    await faults({ faults: ['other_reference'], times: 1 })
    expect(await verify('N-1')).toMatchObject({ reference: 'N-2', status: 'success' })
    expect(await verify('N-1')).toMatchObject({ reference: 'N-1', status: 'abandoned' })
    expect((await state()).strikes).toEqual({ other_reference: 1 })
  })

  test('paid_before_answer has paid and told of it when initialize is answered', async () => {
    const { faults, initialize, receiver, verify } = await paidTwice()
    await receiver.arrived(1)
    await faults({ faults: ['paid_before_answer'], times: 1 })
    expect((await initialize({ reference: 'N-3' })).status).toBe(200)
    expect(receiver.received.map(({ reference }) => reference)).toEqual(['N-2', 'N-3'])
    expect(await verify('N-3')).toMatchObject({ status: 'success' })
  })

  test('before_answer tells of a refund before its call is answered', async () => {
    const { faults, call, receiver } = await paidTwice()
    await receiver.arrived(1)
    await faults({ webhooks: 'before_answer' })
    await call('POST', '/refund', { transaction: 'N-2', amount: 1_000 })
    expect(receiver.received.at(-1)?.raw).toContain('refund.pending')
  })

  test('at_once has several part refunds done together, each told of without its id', async () => {
    const { faults, call, receiver, state } = await paidTwice()
    await faults({ refunds: 'at_once' })
    for (const amount of [1_000, 1_000, 2_000]) await call('POST', '/refund', { transaction: 'N-2', amount })
    await receiver.arrived(1 + 9)
    expect((await state()).refunds.map(({ status }: { status: string }) => status)).toEqual(
      Array(3).fill('processed'),
    )
    const done = receiver.received.filter(({ raw }) => raw.includes('refund.processed'))
    expect(done.map(({ raw }) => JSON.parse(raw).data.amount).sort()).toEqual(['1000', '1000', '2000'])
  })
})
