import { describe, expect, test } from 'vitest'
import { openSimulator } from './open-simulator.ts'

describe('before anything is paid', () => {
  test('a transaction is abandoned, with no fee and no card', async () => {
    const { initialize, verify } = await openSimulator()
    await initialize({ reference: 'NEW-1', metadata: { order: 7 } })
    expect(await verify('NEW-1')).toMatchObject({
      status: 'abandoned',
      paid_at: null,
      gateway_response: 'The transaction was not completed',
      authorization: {},
      fees: null,
      fees_split: null,
      metadata: { order: 7 },
      domain: 'test',
    })
  })

  test('a reference is made when none is sent, and metadata is empty text', async () => {
    const { initialize, verify } = await openSimulator()
    const { reference } = (await initialize()).body.data
    expect(await verify(reference)).toMatchObject({ reference, metadata: '' })
  })
})

describe('a paid transaction', () => {
  test('has the keys of the wire, in its order', async () => {
    const { initialize, pay, call } = await openSimulator()
    await initialize({ reference: 'PAID-1' })
    await pay('PAID-1')
    const { body } = await call('GET', '/transaction/verify/PAID-1')
    expect(body.message).toBe('Verification successful')
    expect(Object.keys(body.data)).toEqual(
      (
        'id domain status reference receipt_number amount message gateway_response paid_at created_at channel currency ' +
        'ip_address metadata log fees fees_split authorization customer plan split order_id paidAt createdAt requested_amount ' +
        'pos_transaction_data source fees_breakdown connect transaction_date plan_object subaccount'
      ).split(' '),
    )
    expect(body.data).toMatchObject({ status: 'success', amount: 500_000, fees: 17_500, channel: 'card' })
    expect(body.data.id).toBeGreaterThan(2 ** 32)
    expect(body.data.authorization).toMatchObject({ last4: '4081', card_type: 'visa ', reusable: true })
    expect(body.data.log.history.map((entry: { type: string }) => entry.type)).toEqual(['action', 'success'])
  })

  test('is divided with its subaccount', async () => {
    const { initialize, pay, verify, call } = await openSimulator()
    const seller = {
      business_name: 'Okafor',
      bank_code: '058',
      account_number: '0123456789',
      percentage_charge: 2,
    }
    const { subaccount_code } = (await call('POST', '/subaccount', seller)).body.data
    await initialize({
      reference: 'SPLIT-1',
      amount: 45_875_000,
      subaccount: subaccount_code,
      transaction_charge: '875000',
    })
    await pay('SPLIT-1')
    expect(await verify('SPLIT-1')).toMatchObject({
      fees_split: {
        paystack: 200_000,
        integration: 675_000,
        subaccount: 45_000_000,
        params: { bearer: 'account', transaction_charge: '875000', percentage_charge: '2' },
      },
      subaccount: { subaccount_code, bank_id: 9, active: 1 },
    })
  })

  test('shows the amount that was paid beside the one that was asked', async () => {
    const { initialize, pay, verify } = await openSimulator()
    await initialize({ reference: 'LESS-1' })
    await pay('LESS-1', { amount: 400_000, channel: 'bank_transfer' })
    expect(await verify('LESS-1')).toMatchObject({
      amount: 400_000,
      requested_amount: 500_000,
      channel: 'bank_transfer',
      fees: 16_000,
      authorization: { reusable: false, sender_country: 'NG' },
    })
  })

  test('may have failed before', async () => {
    const { initialize, pay, verify } = await openSimulator()
    await initialize({ reference: 'LATER-1' })
    await pay('LATER-1', { status: 'failed' })
    expect(await verify('LATER-1')).toMatchObject({
      status: 'failed',
      gateway_response: 'Declined',
      paid_at: null,
    })
    await pay('LATER-1')
    expect(await verify('LATER-1')).toMatchObject({ status: 'success', log: { attempts: 2, errors: 1 } })
  })

  test('stays paid: nothing is announced twice, and no failure undoes it', async () => {
    const { initialize, pay, verify, state } = await openSimulator()
    await initialize({ reference: 'ONCE-1' })
    await pay('ONCE-1')
    const first = await verify('ONCE-1')
    await pay('ONCE-1')
    expect((await pay('ONCE-1', { status: 'failed' })).status).toBe(400)
    expect(await verify('ONCE-1')).toEqual(first)
    expect((await state()).deliveries).toHaveLength(1)
  })
})

describe('reading transactions', () => {
  test('by id, and their timeline by id or reference', async () => {
    const { initialize, pay, verify, call } = await openSimulator()
    await initialize({ reference: 'READ-1' })
    await pay('READ-1')
    const { id, log } = await verify('READ-1')
    expect((await call('GET', `/transaction/${id}`)).body).toMatchObject({
      message: 'Transaction retrieved',
      data: { id },
    })
    for (const key of [id, 'READ-1']) {
      const { body } = await call('GET', `/transaction/timeline/${key}`)
      expect(body).toEqual({ status: true, message: 'Timeline retrieved', data: log })
    }
  })

  test('in pages with a volume, newest first', async () => {
    const { initialize, pay, call } = await openSimulator()
    for (const reference of ['P-1', 'P-2', 'P-3']) await initialize({ reference })
    await pay('P-2')
    const { body } = await call('GET', '/transaction?perPage=2')
    expect(body.data.map((item: { reference: string }) => item.reference)).toEqual(['P-3', 'P-2'])
    expect(body.meta).toEqual({
      total: 3,
      total_volume: 500_000,
      skipped: 0,
      perPage: 2,
      page: 1,
      pageCount: 2,
    })
  })

  test('with a cursor, there and back', async () => {
    const { initialize, call } = await openSimulator()
    for (const reference of ['C-1', 'C-2', 'C-3', 'C-4', 'C-5']) await initialize({ reference })
    const page = async (cursor = '') => {
      const { body } = await call('GET', `/transaction?use_cursor=true&perPage=2${cursor}`)
      return { ...body.meta, references: body.data.map((item: { reference: string }) => item.reference) }
    }
    const first = await page()
    expect(first).toMatchObject({ references: ['C-5', 'C-4'], previous: null })
    const second = await page(`&next=${first.next}`)
    expect(second.references).toEqual(['C-3', 'C-2'])
    const third = await page(`&next=${second.next}`)
    expect(third).toMatchObject({ references: ['C-1'], next: null })
    const back = await page(`&previous=${third.previous}`)
    expect(back.references).toEqual(['C-3', 'C-2'])
    expect(await page(`&previous=${back.previous}`)).toMatchObject({
      references: ['C-5', 'C-4'],
      previous: null,
    })
  })

  test('by what they are', async () => {
    const { initialize, pay, call, verify } = await openSimulator()
    await initialize({ reference: 'F-1', email: 'first@example.ng' })
    await initialize({ reference: 'F-2', amount: 800_000 })
    await pay('F-1', { channel: 'ussd' })
    const { customer } = await verify('F-1')
    const count = async (query: string) => (await call('GET', `/transaction?${query}`)).body.data.length
    expect(await count('status=success')).toBe(1)
    expect(await count('status=abandoned&amount=800000')).toBe(1)
    expect(await count(`customer=${customer.id}`)).toBe(1)
    expect(await count(`customer_code=${customer.customer_code}`)).toBe(1)
    expect(await count('channel=ussd')).toBe(1)
    expect(await count('from=2020-01-01&to=2020-12-31')).toBe(0)
    expect(await count('from=2020-01-01')).toBe(2)
    expect(await count('split_code=SPL_1')).toBe(0)
    expect(await count('customer=somebody')).toBe(0)
  })

  test('as totals of what was paid', async () => {
    const { initialize, pay, call } = await openSimulator()
    for (const reference of ['T-1', 'T-2']) await initialize({ reference })
    await pay('T-1')
    expect((await call('GET', '/transaction/totals')).body).toMatchObject({
      message: 'Transaction totals',
      data: {
        total_transactions: 1,
        total_volume: 500_000,
        total_volume_by_currency: [{ currency: 'NGN', amount: 500_000 }],
        pending_transfers: 0,
      },
    })
  })
})
