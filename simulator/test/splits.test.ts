import { describe, expect, test } from 'vitest'
import { divideAmong } from '../money/divide-among.ts'
import { openSimulator } from './open-simulator.ts'

const seller = (account_number: string) => ({
  business_name: `Seller ${account_number}`,
  bank_code: '058',
  account_number,
  percentage_charge: 10,
})

async function withGroup(fields: object = {}) {
  const simulator = await openSimulator()
  const codes: string[] = []
  for (const number of ['0123456781', '0123456782']) {
    codes.push((await simulator.call('POST', '/subaccount', seller(number))).body.data.subaccount_code)
  }
  const subaccounts = [
    { subaccount: codes[0], share: 60 },
    { subaccount: codes[1], share: 20 },
  ]
  const group = { name: 'Palm Court', type: 'percentage', currency: 'NGN', subaccounts, ...fields }
  return { ...simulator, codes, subaccounts, created: await simulator.call('POST', '/split', group) }
}

describe('a group', () => {
  test('is created, read, changed, and gains and loses members', async () => {
    const { created, call, codes } = await withGroup()
    expect(created.body).toMatchObject({ message: 'Split created', data: { total_subaccounts: 2 } })
    const path = `/split/${created.body.data.id}`
    await call('PUT', path, { name: 'Palm Court A', active: true })
    await call('POST', `${path}/subaccount/add`, { subaccount: codes[1], share: 30 })
    await call('POST', `${path}/subaccount/remove`, { subaccount: codes[0] })
    const { data } = (await call('GET', path)).body
    expect(data).toMatchObject({ name: 'Palm Court A', subaccounts: [{ share: 30 }] })
    expect((await call('POST', `${path}/subaccount/add`, { subaccount: codes[0], share: 71 })).status).toBe(
      400,
    )
    expect((await call('GET', '/split')).body.data).toHaveLength(1)
  })

  test('with an unknown bearer is refused', async () => {
    expect((await withGroup({ bearer_type: 'nobody' })).created.body.message).toContain('Invalid bearer type')
  })

  test('shares a payment, which tells the formula, and is paid out to each', async () => {
    const { created, initialize, pay, verify, advance, call, codes } = await withGroup()
    await initialize({ reference: 'GROUP-1', amount: 1_000_000, split_code: created.body.data.split_code })
    await pay('GROUP-1')
    const paid = await verify('GROUP-1')
    expect(paid.fees_split).toMatchObject({ paystack: 25_000, subaccount: 800_000, integration: 175_000 })
    expect(paid.split).toMatchObject({
      formula: { type: 'percentage', integration: 20 },
      shares: {
        paystack: 25_000,
        integration: 175_000,
        subaccounts: [{ amount: 600_000 }, { amount: 200_000 }],
      },
    })
    await advance(24 * 5)
    const [first] = (await call('GET', `/settlement?subaccount=${codes[0]}`)).body.data
    expect(first.effective_amount).toBe(600_000)
    const lines = (await call('GET', `/settlement/${first.id}/transactions`)).body.data
    expect(lines).toMatchObject([{ reference: 'GROUP-1' }])
    expect((await call('GET', `/transaction?settlement=${first.id}`)).body.data).toHaveLength(1)
    expect((await call('GET', '/settlement?subaccount=none')).body.data).toMatchObject([
      { effective_amount: 175_000 },
    ])
  })

  test('may be made for one payment alone', async () => {
    const { initialize, pay, verify, codes, call } = await withGroup()
    const subaccounts = [{ subaccount: codes[1], share: 300_000 }]
    await initialize({ reference: 'GROUP-2', amount: 1_000_000, split: { type: 'flat', subaccounts } })
    await pay('GROUP-2')
    expect((await verify('GROUP-2')).fees_split).toMatchObject({ subaccount: 300_000, integration: 675_000 })
    expect((await call('GET', '/split')).body.data).toHaveLength(1)
    expect((await initialize({ split_code: 'SPL_nobody' })).status).toBe(404)
  })
})

test.each(['account', 'subaccount', 'all', 'all-proportional'] as const)(
  'what %s bears never makes or loses a kobo',
  (bearer) => {
    for (const amount of [5_001, 99_999, 1_000_003]) {
      const members = [
        { id: 1, share: 33 },
        { id: 2, share: 19 },
      ]
      const terms = { type: 'percentage' as const, bearer, bearerId: 2, members }
      const { main, members: parts } = divideAmong(amount, 137, terms)
      const sum = (key: 'gross' | 'fee') => parts.reduce((total, part) => total + part[key], main[key])
      expect([sum('gross'), sum('fee')]).toEqual([amount, 137])
    }
  },
)
