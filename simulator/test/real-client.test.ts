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
