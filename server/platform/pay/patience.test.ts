import { expect, test } from 'vitest'
import { payerAt } from '../../testing/payer.ts'
import { testConfig } from '../../testing/world.ts'
import { makeClock } from '../clock/clock.ts'
import { patienceLeft, withPatience } from './patience.ts'
import { makePaystack } from './paystack.ts'
import { ProviderUnknown } from './provider.ts'

function open() {
  const config = testConfig().provider
  return { provider: makePaystack(config, makeClock()), payer: payerAt(config) }
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

/** What came of it, and after how many milliseconds. */
async function timed(work: () => Promise<unknown>) {
  const begun = performance.now()
  const outcome = await withPatience(300, work).catch((error: unknown) => error)
  return { outcome, took: performance.now() - begun }
}

test.each([
  ['hangs', { api: 'slow', slow_seconds: 30 }],
  ['is down', { api: 'down' }],
])(
  'whoever waits for a provider that %s hears that nothing is known when the time is over',
  async (_, faults) => {
    const { provider, payer } = open()
    await payer.faults(faults)
    const answers = await Promise.all([
      timed(() => provider.verify(request.reference)),
      timed(() => provider.initialize(request)),
      timed(() => provider.resolveAccount({ bank_code: '058', account_number: '0123456789' })),
    ])
    for (const { outcome, took } of answers) {
      expect(outcome).toBeInstanceOf(ProviderUnknown)
      expect(took).toBeLessThan(600)
    }
  },
)

test('several calls share the time: what follows a spent one is not asked at all', async () => {
  const { provider, payer } = open()
  await payer.faults({ api: 'slow', slow_seconds: 30 })
  const { took } = await timed(async () => {
    await provider.verify(request.reference).catch(() => {})
    expect(patienceLeft()).toBe(0)
    await payer.faults({ api: 'normal' })
    await expect(provider.initialize(request)).rejects.toThrow(/was not asked/)
  })
  expect(took).toBeLessThan(600)
  await expect(provider.initialize(request)).resolves.toMatchObject({ access_code: expect.any(String) })
})

test('nobody within a budget has more time than is left of it, and a job has all the time', async () => {
  expect(patienceLeft()).toBe(Number.POSITIVE_INFINITY)
  await withPatience(50, () =>
    withPatience(7_000, async () => expect(patienceLeft()).toBeLessThanOrEqual(50)),
  )
})
