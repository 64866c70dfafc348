import { describe, expect, test } from 'vitest'
import { settlementMoment } from '../settlements/settlement-moment.ts'
import { openSimulator } from './open-simulator.ts'

describe('money is paid out on the next working day', () => {
  test.each([
    ['on a Monday', '2026-01-05T09:00:00Z', '2026-01-06T06:00:00.000Z'],
    ['late on a Thursday, already Friday in Lagos', '2026-01-08T23:30:00Z', '2026-01-12T06:00:00.000Z'],
    ['on a Friday', '2026-01-09T09:00:00Z', '2026-01-12T06:00:00.000Z'],
    ['on a Sunday', '2026-01-11T09:00:00Z', '2026-01-12T06:00:00.000Z'],
  ])('when paid %s', (_when, paid, settled) => {
    expect(new Date(settlementMoment(Date.parse(paid))).toISOString()).toBe(settled)
  })
})

describe('settlements', () => {
  const monday = Date.parse('2026-01-05T09:00:00Z')
  const seller = {
    business_name: 'Okafor',
    bank_code: '058',
    account_number: '0123456789',
    percentage_charge: 10,
  }

  async function afterTwoPayments() {
    const simulator = await openSimulator({ now: () => monday })
    const { subaccount_code } = (await simulator.call('POST', '/subaccount', seller)).body.data
    await simulator.initialize({ reference: 'ALONE-1', amount: 1_000_000 })
    await simulator.initialize({ reference: 'SHARED-1', amount: 2_000_000, subaccount: subaccount_code })
    await simulator.pay('ALONE-1')
    await simulator.pay('SHARED-1')
    const list = async (query = '') => (await simulator.call('GET', `/settlement${query}`)).body
    return { ...simulator, subaccount_code, list }
  }

  test('wait for the day', async () => {
    const { list, advance } = await afterTwoPayments()
    await advance(20)
    expect((await list()).data).toEqual([])
    await advance(2)
    expect(await list()).toMatchObject({ message: 'Settlements retrieved', meta: { total: 2 } })
  })

  test('add up to what was paid, less the fees', async () => {
    const { list, advance, verify, subaccount_code } = await afterTwoPayments()
    await advance(24)
    const [main] = (await list('?subaccount=none')).data
    const [sellers] = (await list(`?subaccount=${subaccount_code}`)).data
    const { fees_split } = await verify('SHARED-1')
    expect(main).toMatchObject({
      status: 'success',
      total_processed: 1_000_000 + 200_000,
      total_fees: 25_000 + 40_000,
      total_amount: 975_000 + fees_split.integration,
      effective_amount: 975_000 + fees_split.integration,
      deductions: 0,
      settlement_date: '2026-01-06T06:00:00.000Z',
    })
    expect(sellers).toMatchObject({ total_amount: fees_split.subaccount, total_fees: 0 })
    const everything = [main, sellers].reduce((sum, item) => sum + item.total_amount + item.total_fees, 0)
    expect(everything).toBe(3_000_000)
  })

  test('list their transactions, both ways', async () => {
    const { list, advance, call, subaccount_code } = await afterTwoPayments()
    await advance(24)
    const [main] = (await list('?subaccount=none')).data
    const [sellers] = (await list(`?subaccount=${subaccount_code}`)).data
    const references = async (path: string) =>
      (await call('GET', path)).body.data.map((item: { reference: string }) => item.reference).sort()
    expect(await references(`/settlement/${main.id}/transactions`)).toEqual(['ALONE-1', 'SHARED-1'])
    expect(await references(`/settlement/${sellers.id}/transactions`)).toEqual(['SHARED-1'])
    expect(await references(`/transaction?settlement=${sellers.id}`)).toEqual(['SHARED-1'])
  })

  test('keep the money of a subaccount that is switched off until it is on again', async () => {
    const { list, advance, call, subaccount_code } = await afterTwoPayments()
    await call('PUT', `/subaccount/${subaccount_code}`, { active: false })
    await advance(24)
    expect((await list()).data).toHaveLength(1)
    await call('PUT', `/subaccount/${subaccount_code}`, { active: true })
    expect((await list()).data).toHaveLength(2)
  })

  test('happen once, and stand in the state', async () => {
    const { list, advance, state, subaccount_code } = await afterTwoPayments()
    await advance(24)
    await list()
    await advance(240)
    const { settlements, now } = await state()
    expect(settlements.map((item: { subaccount: string }) => item.subaccount)).toEqual([
      null,
      subaccount_code,
    ])
    expect(now).toBe('2026-01-16T09:00:00.000Z')
  })
})

test('the life of a checkout page can be read and set', async () => {
  const { call } = await openSimulator()
  const path = '/integration/payment_session_timeout'
  expect((await call('GET', path)).body.data).toEqual({ payment_session_timeout: 0 })
  expect((await call('PUT', path, { timeout: '30' })).body.data).toEqual({ payment_session_timeout: 30 })
  expect((await call('GET', path)).body.data).toEqual({ payment_session_timeout: 30 })
  expect((await call('PUT', path, { timeout: -1 })).status).toBe(400)
})
