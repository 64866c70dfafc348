import { expect, test } from 'vitest'
import { payerAt } from '../../testing/money/payer.ts'
import { testConfig } from '../../testing/world.ts'
import { makeClock } from '../clock/clock.ts'
import { timeLeft, withDeadline } from './deadline.ts'
import { makePaystack } from './paystack.ts'
import { ProviderUnknown } from './provider.ts'

/** `drawn` gets an entry for each pause before a retry. */
function open() {
  const config = testConfig().provider
  const drawn: number[] = []
  const random = () => {
    drawn.push(0.5)
    return 0.5
  }
  return { provider: makePaystack(config, makeClock(), random), payer: payerAt(config), drawn }
}
const request = {
  reference: 'GT-patience-0001',
  amount: 5_000_000,
  email: 'ada@example.ng',
  callback_url: 'http://localhost/back',
  cancel_url: 'http://localhost/cancel',
  channels: null,
  split: null,
  metadata: {},
}

/** The result or error. The provider hangs far longer than a test may take, so waiting for it would fail the test. */
const outcomeOf = (work: () => Promise<unknown>) => withDeadline(300, work).catch((error: unknown) => error)

test.each([
  ['hangs', { api: 'slow', slow_seconds: 60 }],
  ['is down', { api: 'down' }],
])(
  'whoever waits for a provider that %s hears that nothing is known when the time is over',
  async (_, faults) => {
    const { provider, payer } = open()
    await payer.faults(faults)
    const outcomes = await Promise.all([
      outcomeOf(() => provider.verify(request.reference)),
      outcomeOf(() => provider.initialize(request)),
      outcomeOf(() => provider.resolveAccount({ bank_code: '058', account_number: '0123456789' })),
    ])
    for (const outcome of outcomes) expect(outcome).toBeInstanceOf(ProviderUnknown)
  },
)

test('a question is not asked again after a pause that does not fit into the time', async () => {
  const { provider, payer, drawn } = open()
  await payer.faults({ api: 'down' })
  expect(await outcomeOf(() => provider.verify(request.reference))).toBeInstanceOf(ProviderUnknown)
  expect(drawn).toHaveLength(1)
})

test('several calls share the time: what follows a spent one is not asked at all', async () => {
  const { provider, payer } = open()
  await payer.faults({ api: 'slow', slow_seconds: 60 })
  await withDeadline(300, async () => {
    await provider.verify(request.reference).catch(() => {})
    expect(timeLeft()).toBe(0)
    await payer.faults({ api: 'normal' })
    await expect(provider.initialize(request)).rejects.toThrow(/was not asked/)
  })
  await expect(provider.initialize(request)).resolves.toMatchObject({ access_code: expect.any(String) })
})

test('a call that is cut off has spent all the time, to the last part of a millisecond', async () => {
  const { provider, payer } = open()
  await payer.faults({ api: 'slow', slow_seconds: 60 })
  for (let time = 0; time < 40; time++)
    await withDeadline(20, async () => {
      await expect(provider.initialize(request)).rejects.toThrow(ProviderUnknown)
      expect(timeLeft()).toBe(0)
    })
})

test('nobody within a budget has more time than is left of it, and a job has all the time', async () => {
  expect(timeLeft()).toBe(Number.POSITIVE_INFINITY)
  await withDeadline(50, () => withDeadline(7_000, async () => expect(timeLeft()).toBeLessThanOrEqual(50)))
})
