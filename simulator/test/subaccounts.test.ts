import { describe, expect, test } from 'vitest'
import { openSimulator } from './open-simulator.ts'

const wanted = {
  business_name: 'Okafor Stores',
  settlement_bank: '058',
  account_number: '0123456789',
  percentage_charge: 10,
}

describe('a subaccount', () => {
  test('is created with 201: a bank code goes in, a bank name comes back', async () => {
    const { call } = await openSimulator()
    const { status, body } = await call('POST', '/subaccount', wanted)
    expect(status).toBe(201)
    expect(body.message).toBe('Subaccount created')
    expect(Object.keys(body.data)).toEqual(
      (
        'business_name account_number percentage_charge settlement_bank currency bank integration domain account_name ' +
        'product managed_by_integration subaccount_code is_verified settlement_schedule active migrate id createdAt updatedAt'
      ).split(' '),
    )
    expect(body.data).toMatchObject({ settlement_bank: 'Guaranty Trust Bank', bank: 9, active: true })
    expect(body.data.subaccount_code).toMatch(/^ACCT_[a-z0-9]{15}$/)
    expect(body.data.id).toBeGreaterThan(2 ** 32)
  })

  test('can name its bank as bank_code, and its share as text with a fraction', async () => {
    const { call } = await openSimulator()
    const { settlement_bank, ...rest } = wanted
    const { body } = await call('POST', '/subaccount', {
      ...rest,
      bank_code: settlement_bank,
      percentage_charge: '7.5',
    })
    expect(body.data.percentage_charge).toBe(7.5)
  })

  test('is found by id and by code, and in the list with active as a number', async () => {
    const { call } = await openSimulator()
    const { id, subaccount_code } = (await call('POST', '/subaccount', wanted)).body.data
    for (const key of [id, subaccount_code]) {
      const { body } = await call('GET', `/subaccount/${key}`)
      expect(body).toMatchObject({
        message: 'Subaccount retrieved',
        data: { id, bank_id: 9, active: 1, integration: 512077 },
      })
    }
    const { body } = await call('GET', '/subaccount?per_page=1')
    expect(body).toMatchObject({
      message: 'Subaccounts retrieved',
      data: [{ id, subaccount_code, settlement_bank: 'Guaranty Trust Bank', active: 1 }],
      meta: { total: 1, skipped: 0, perPage: 1, page: 1, pageCount: 1 },
    })
  })

  test('keeps what a change leaves out', async () => {
    const { call } = await openSimulator()
    const { subaccount_code } = (await call('POST', '/subaccount', wanted)).body.data
    const { body } = await call('PUT', `/subaccount/${subaccount_code}`, { bank_code: '044', active: false })
    expect(body).toMatchObject({
      message: 'Subaccount updated',
      data: {
        settlement_bank: 'Access Bank',
        account_number: '0123456789',
        percentage_charge: 10,
        active: false,
      },
    })
    expect((await call('GET', '/subaccount?active=true')).body.data).toEqual([])
    expect((await call('GET', '/subaccount?active=false')).body.data).toHaveLength(1)
  })

  test.each([
    ['account_number', undefined, 'account_number is required'],
    ['account_number', '12345', 'Account number must be at least 6 digits in length'],
    ['account_number', '0123450000', 'Account details are invalid'],
    ['business_name', '', 'business_name is required'],
    ['settlement_bank', undefined, 'settlement_bank is required'],
    ['settlement_bank', '059', 'Unknown bank code: 059'],
    ['percentage_charge', undefined, 'percentage_charge is required'],
    ['percentage_charge', 101, 'percentage_charge must be between 0 and 100'],
  ])('is refused when %s is %s', async (field, value, message) => {
    const { call } = await openSimulator()
    const { status, body } = await call('POST', '/subaccount', { ...wanted, [field]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: false, message, type: 'validation_error' })
  })
})
