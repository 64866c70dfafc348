import { describe, expect, test } from 'vitest'
import { openSimulator } from './open-simulator.ts'

describe('the list of banks', () => {
  test('comes whole and without meta', async () => {
    const { call } = await openSimulator()
    const { body } = await call('GET', '/bank')
    expect(Object.keys(body)).toEqual(['status', 'message', 'data'])
    expect(body.data.length).toBeGreaterThan(100)
    expect(body.data.find((bank: { code: string }) => bank.code === '058')).toEqual({
      id: 9,
      name: 'Guaranty Trust Bank',
      slug: 'guaranty-trust-bank',
      code: '058',
      longcode: '058152036',
      gateway: 'ibank',
      pay_with_bank: false,
      active: true,
      is_deleted: false,
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  test('leaves the test bank out and keeps codes as text', async () => {
    const { call } = await openSimulator()
    const codes = (await call('GET', '/bank')).body.data.map((bank: { code: unknown }) => bank.code)
    expect(codes).toEqual(expect.arrayContaining(['044', '035A', '00103', '999992', '50211']))
    expect(codes).not.toContain('001')
    expect(new Set(codes).size).toBe(codes.length)
  })

  test.each([
    ['country=ghana', 0],
    ['currency=USD', 0],
    ['type=mobile_money', 0],
    ['country=Nigeria&perPage=7&page=2', 7],
    ['per_page=3', 3],
  ])('narrows by %s', async (query, count) => {
    const { call } = await openSimulator()
    expect((await call('GET', `/bank?${query}`)).body.data).toHaveLength(count)
  })

  test('shows sort codes when asked', async () => {
    const { call } = await openSimulator()
    const { body } = await call('GET', '/bank?gateway=ibank&include_nip_sort_code=true')
    expect(body.data[0]).toMatchObject({ code: '058', nip_sort_code: '000013' })
  })

  test('can be walked with a cursor, there and back', async () => {
    const { call } = await openSimulator()
    const seen: number[] = []
    let next: string | null = ''
    let previous: string | null = null
    while (next !== null) {
      const { body } = await call('GET', `/bank?use_cursor=true&perPage=40${next && `&next=${next}`}`)
      seen.push(...body.data.map((bank: { id: number }) => bank.id))
      next = body.meta.next
      previous = body.meta.previous
    }
    expect(new Set(seen).size).toBe((await call('GET', '/bank')).body.data.length)
    const { body } = await call('GET', `/bank?use_cursor=true&perPage=40&previous=${previous}`)
    expect(seen).toContain(body.data[0].id)
  })
})

describe('an account', () => {
  const resolve = async (number: string, bank: string) => {
    const { call } = await openSimulator()
    return call('GET', `/bank/resolve?account_number=${number}&bank_code=${bank}`)
  }

  test('has an upper-case name that stays the same', async () => {
    const first = await resolve('0123456789', '058')
    expect(first.status).toBe(200)
    expect(first.body.data).toEqual({
      account_number: '0123456789',
      account_name: expect.stringMatching(/^[A-Z]+( [A-Z]+){1,2}$/),
      bank_id: 9,
    })
    expect(await resolve('0123456789', '058')).toEqual(first)
  })

  test('at the test bank is a test account', async () => {
    expect((await resolve('0123450000', '001')).body.data.account_name).toBe('TEST ACCOUNT 0123450000')
  })

  test.each([
    ['0000000000', '057', 200],
    ['0000000000', '058', 422],
    ['0123450000', '057', 422],
    ['012345678', '058', 422],
    ['01234567890', '058', 422],
    ['', '058', 400],
  ])('%s at %s answers %i', async (number, bank, status) => {
    const answer = await resolve(number, bank)
    expect(answer.status).toBe(status)
    if (status === 422) {
      expect(answer.body).toMatchObject({
        message: 'Could not resolve account name. Check parameters or try again.',
        type: 'validation_error',
        code: 'invalid_bank_code',
      })
    }
  })
})

test('a card number tells its scheme', async () => {
  const { call } = await openSimulator()
  const { body } = await call('GET', '/decision/bin/408408')
  expect(body).toMatchObject({
    message: 'Bin resolved',
    data: { bin: '408408', brand: 'visa', country_code: 'NG' },
  })
  expect((await call('GET', '/decision/bin/506066')).body.data.brand).toBe('verve')
  expect((await call('GET', '/decision/bin/12')).status).toBe(400)
})
