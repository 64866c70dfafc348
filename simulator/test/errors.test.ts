import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startSimulator } from '../start.ts'
import { callerOf, key, openSimulator } from './open-simulator.ts'

describe('keys', () => {
  test.each([
    ['no key', undefined],
    ['a live key', 'Bearer sk_live_abc'],
    ['a public key', 'Bearer pk_test_abc'],
    ['another scheme', 'Basic sk_test_abc'],
  ])('%s is refused with 401', async (_name, authorization) => {
    const { url } = await openSimulator()
    const response = await fetch(`${url}/transaction`, { headers: authorization ? { authorization } : {} })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      status: false,
      message: 'Invalid key',
      type: 'validation_error',
      code: 'invalid_Key',
    })
  })

  test('each test key is a business of its own', async () => {
    const { url, initialize } = await openSimulator()
    await initialize({ reference: 'SHARED-1' })
    const stranger = callerOf(url, 'sk_test_another')
    expect((await stranger('GET', '/transaction/verify/SHARED-1')).status).toBe(400)
    const same = { email: 'b@example.ng', amount: 9000, reference: 'SHARED-1' }
    expect((await stranger('POST', '/transaction/initialize', same)).status).toBe(200)
  })
})

describe('initialize refuses', () => {
  const subaccount = 'ACCT_nobody'
  test.each([
    ['no e-mail', { email: undefined }, 400, 'Email Address is required', 'missing_params'],
    ['a bad e-mail', { email: 'ada' }, 400, 'Invalid Email Address Passed', undefined],
    ['no amount', { amount: undefined }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['nothing', { amount: 0 }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['a negative amount', { amount: -5000 }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['an amount in words', { amount: 'plenty' }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['less than ₦50', { amount: 4999 }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['more than ₦10,000,000', { amount: 1_000_000_001 }, 400, 'Invalid Amount Sent', 'invalid_amount'],
    ['a fraction', { amount: 7777.5 }, 400, '"amount" must be an integer', undefined],
    ['a fraction as text', { amount: '7777.00' }, 400, '"amount" must be an integer', undefined],
    [
      'a slash in the reference',
      { reference: 'A/1' },
      400,
      'Invalid character in transaction reference',
      'invalid_params',
    ],
    ['dollars', { currency: 'USD' }, 400, 'Currency not supported by merchant', 'unsupported_currency'],
    ['an unknown subaccount', { subaccount }, 404, 'Subaccount not found', 'not_found'],
    ['an unknown group', { split_code: 'SPL_x' }, 404, 'Split not found', 'not_found'],
    ['an unknown plan', { plan: 'PLN_x' }, 404, 'Plan not found', 'not_found'],
  ])('%s', async (_name, fields, status, message, code) => {
    const { initialize } = await openSimulator()
    const answer = await initialize(fields)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status: false, message, type: 'validation_error' })
    expect(answer.body.code).toBe(code)
  })

  test('a reference that was used before, and keeps the first transaction', async () => {
    const { initialize, verify } = await openSimulator()
    await initialize({ reference: 'TWICE-1', amount: 700_000 })
    const second = await initialize({ reference: 'TWICE-1', amount: 900_000 })
    expect(second.status).toBe(400)
    expect(Object.keys(second.body)).toEqual(['status', 'message', 'meta', 'type', 'code'])
    expect(second.body).toMatchObject({
      message: 'Duplicate Transaction Reference',
      code: 'duplicate_reference',
    })
    expect((await verify('TWICE-1')).amount).toBe(700_000)
  })
})

describe('initialize takes', () => {
  test.each([
    ['the smallest amount', { amount: 5000 }],
    ['the largest amount', { amount: 1_000_000_000 }],
    ['an amount as text', { amount: '500000' }],
    ['every letter a reference may have', { reference: 'aZ09-.=' }],
  ])('%s', async (_name, fields) => {
    const { initialize, url } = await openSimulator()
    const { status, body } = await initialize(fields)
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual(['authorization_url', 'access_code', 'reference'])
    expect(body.message).toBe('Authorization URL created')
    expect(body.data.authorization_url).toBe(`${url}/checkout/${body.data.access_code}`)
  })

  test('a form', async () => {
    const { url, verify } = await openSimulator()
    const body = new URLSearchParams({
      email: 'ada@example.ng',
      amount: '500000',
      reference: 'FORM-1',
      metadata: '{"a":1}',
    })
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${url}/transaction/initialize`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect(await verify('FORM-1')).toMatchObject({ amount: 500_000, metadata: { a: 1 } })
  })

  test('chunked JSON without a content type', async () => {
    const { url, verify } = await openSimulator()
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}` }
      const outgoing = request(`${url}/transaction/initialize`, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      outgoing.on('error', reject)
      outgoing.write('{"email":"ada@example.ng",')
      outgoing.end('"amount":500000,"reference":"BARE-1"}')
    })
    expect(status).toBe(200)
    expect((await verify('BARE-1')).reference).toBe('BARE-1')
  })
})

describe('other calls refuse', () => {
  test.each([
    ['an unknown reference', '/transaction/verify/NOBODY', 400, 'Transaction reference not found.'],
    ['an id that is no number', '/transaction/ABC', 400, 'Transaction ID should be numeric.'],
    ['an unknown id', '/transaction/12', 404, 'Transaction not found'],
    [
      'an unknown bank',
      '/bank/resolve?account_number=0123456789&bank_code=059',
      400,
      'Unknown bank code: 059',
    ],
    ['an unknown subaccount', '/subaccount/ACCT_x', 404, 'Subaccount not found'],
    ['an unknown settlement', '/settlement/1/transactions', 404, 'Settlement not found'],
    ['an unknown path', '/nowhere', 404, 'Requested route not found'],
  ])('%s', async (_name, path, status, message) => {
    const { call } = await openSimulator()
    const answer = await call('GET', path)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status: false, message })
  })

  test('a body that is not JSON', async () => {
    const { url } = await openSimulator()
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/transaction/initialize`, {
      method: 'POST',
      headers,
      body: '{"email":',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: false })
  })
})

test('closes while a caller keeps its connection open', async () => {
  const simulator = await startSimulator()
  await fetch(`${simulator.url}/bank`, { headers: { authorization: `Bearer ${key}` } }).then((answer) =>
    answer.text(),
  )
  await simulator.close()
  await expect(fetch(`${simulator.url}/bank`)).rejects.toThrow()
})
