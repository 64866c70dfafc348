import { createPaystackClient, verifyPaystackWebhookSignature } from '@alexasomba/paystack-node'
import { expect, test } from 'vitest'
import { key, openReceiver, openSimulator } from './open-simulator.ts'

/** An independent client, typed from the provider's own description, finds what it expects. */
async function openClient() {
  const receiver = await openReceiver()
  const simulator = await openSimulator({ webhookUrl: receiver.url })
  return { ...simulator, receiver, client: createPaystackClient({ secretKey: key, baseUrl: simulator.url }) }
}

test('a client lists banks and resolves an account', async () => {
  const { client } = await openClient()
  const banks = await client.GET('/bank', { params: { query: { country: 'nigeria', perPage: 100 } } })
  expect(banks.error).toBeUndefined()
  expect(banks.data?.data?.length).toBe(100)
  const query = { account_number: '0123456789', bank_code: '058' } as never
  const account = await client.GET('/bank/resolve', { params: { query } })
  expect(account.data).toMatchObject({ status: true, data: { account_number: '0123456789', bank_id: 9 } })
})

test('a client starts a divided payment, sees it paid and trusts its webhook', async () => {
  const { client, pay, receiver } = await openClient()
  const subaccount = await client.POST('/subaccount', {
    body: {
      business_name: 'Okafor Stores',
      settlement_bank: '058',
      account_number: '0123456789',
      percentage_charge: 10,
    },
  })
  expect(subaccount.response.status).toBe(201)
  const code = (subaccount.data as { data: { subaccount_code: string } }).data.subaccount_code

  const body = { email: 'ada@example.ng', amount: 120_000_000, reference: 'CLIENT-1', subaccount: code }
  const started = await client.POST('/transaction/initialize', { body })
  expect(started.data?.data).toMatchObject({ reference: 'CLIENT-1', access_code: expect.any(String) })

  await pay('CLIENT-1')
  const path = { reference: 'CLIENT-1' }
  const verified = await client.GET('/transaction/verify/{reference}', { params: { path } })
  expect(verified.data?.data).toMatchObject({ status: 'success', amount: 120_000_000, fees: 200_000 })

  await receiver.arrived(1)
  const { raw: rawBody = '', signature = '' } = receiver.received[0] ?? {}
  expect(verifyPaystackWebhookSignature({ rawBody, signature, secret: key })).toBe(true)
  expect(verifyPaystackWebhookSignature({ rawBody, signature, secret: 'sk_test_other' })).toBe(false)
})

test('a client is told of a reference that was used before', async () => {
  const { client } = await openClient()
  const body = { email: 'ada@example.ng', amount: 500_000, reference: 'CLIENT-2' }
  await client.POST('/transaction/initialize', { body })
  const second = await client.POST('/transaction/initialize', { body })
  expect(second.response.status).toBe(400)
  expect(second.error).toMatchObject({ status: false, code: 'duplicate_reference' })
})

test('a client saves a card and charges it again', async () => {
  const { client, initialize, pay } = await openClient()
  await initialize({ reference: 'CLIENT-3' })
  await pay('CLIENT-3')
  const path = { reference: 'CLIENT-3' }
  const verified = await client.GET('/transaction/verify/{reference}', { params: { path } })
  const { authorization } = (verified.data as { data: { authorization: { authorization_code: string } } })
    .data
  const { authorization_code } = authorization
  const body = { email: 'ada@example.ng', amount: 250_000, authorization_code, reference: 'CLIENT-4' }
  const charged = await client.POST('/transaction/charge_authorization', { body } as never)
  expect(charged).toMatchObject({ data: { message: 'Charge attempted', data: { status: 'success' } } })
})

test('a client gives money back, and finds the refund again', async () => {
  const { client, initialize, pay, advance, receiver } = await openClient()
  await initialize({ reference: 'CLIENT-5', amount: 500_000 })
  await pay('CLIENT-5')
  const body = { transaction: 'CLIENT-5', amount: 200_000 }
  const refund = await client.POST('/refund', { body } as never)
  expect(refund).toMatchObject({ data: { status: true, data: { status: 'pending', amount: 200_000 } } })
  await advance(1)
  const listed = await client.GET('/refund')
  expect(listed.data?.data).toMatchObject([{ status: 'processed', amount: 200_000 }])
  await receiver.arrived(4)
  const { raw: rawBody = '', signature = '' } = receiver.received.at(-1) ?? {}
  expect(verifyPaystackWebhookSignature({ rawBody, signature, secret: key })).toBe(true)
  const again = await client.POST('/refund', { body: { ...body, amount: 300_001 } } as never)
  expect(again.response.status).toBe(400)
})

test('a client opens an account for a customer, and sees the money that is sent there', async () => {
  const { client, call } = await openClient()
  const names = { email: 'ada@example.ng', first_name: 'Ada', last_name: 'Okafor', phone: '+2348031234567' }
  const customer = await client.POST('/customer', { body: names })
  const code = (customer.data as { data: { customer_code: string } }).data.customer_code
  const wanted = { customer: code, preferred_bank: 'test-bank' }
  const opened = await client.POST('/dedicated_account', { body: wanted } as never)
  const { account_number } = (opened.data as unknown as { data: { account_number: string } }).data
  await call('POST', `/simulator/dedicated_accounts/${account_number}/transfer`, { amount: 700_000 })
  const query = { virtual_account_number: account_number } as never
  const found = await client.GET('/transaction', { params: { query } })
  expect(found.data?.data).toMatchObject([
    { channel: 'dedicated_nuban', amount: 700_000, customer: { customer_code: code } },
  ])
})
