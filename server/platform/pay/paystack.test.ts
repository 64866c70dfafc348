import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { payerAt } from '../../testing/money/payer.ts'
import { testConfig } from '../../testing/world.ts'
import { type Clock, makeClock } from '../clock/clock.ts'
import { withDeadline } from './deadline.ts'
import { makePaystack } from './paystack.ts'
import type { ProviderRefusal } from './provider.ts'

/** The adapter and its provider, with a separate business per test. */
function open(clock = makeClock()) {
  const config = testConfig().provider
  const provider = makePaystack(config, clock)
  const payer = payerAt(config)
  const reference = () => `GT-${randomBytes(6).toString('hex')}`
  const pays = async (amount: number, split: { subaccount: string; main_keeps: number } | null = null) => {
    const request = {
      reference: reference(),
      amount,
      email: 'ada@example.ng',
      callback_url: 'http://localhost/back',
      cancel_url: 'http://localhost/cancel',
      channels: null,
      metadata: { payment_id: 'one' },
    }
    await provider.initialize({ ...request, split })
    await payer.pays(request.reference)
    return provider.verify(request.reference)
  }
  return { provider, payer, clock, reference, pays }
}

const account = { bank_code: '058', account_number: '0123456789' }
const ada = { email: 'ada@example.ng', first_name: 'Ada', last_name: 'Okafor', phone: '+2348031234567' }
const longAgo = new Date(Date.now() - 3_600_000)

test('a payment tells what it was paid with and by whom', async () => {
  const { pays } = open()
  expect(await pays(25_000_000)).toMatchObject({
    status: 'success',
    authorization: { reusable: true, last4: '4081', brand: 'visa', bank: 'TEST BANK', channel: 'card' },
    customer_code: expect.stringMatching(/^CUS_/),
    receiver_account_number: null,
    sender: null,
  })
})

test('a saved card is charged again and divided to the kobo, until it is forgotten', async () => {
  const { provider, pays, reference } = open()
  const { authorization } = await pays(5_000_000)
  const { subaccount_code } = await provider.createSubaccount({
    ...account,
    business_name: 'Okafor Homes',
    contact_email: 'okafor@example.ng',
  })
  const charge = {
    reference: reference(),
    amount: 25_000_000,
    email: ada.email,
    authorization_code: authorization?.code ?? '',
    split: { subaccount: subaccount_code, main_keeps: 2_500_000 },
    metadata: { payment_id: 'two' },
  }
  expect(await provider.chargeAuthorization(charge)).toMatchObject({
    status: 'success',
    fees_split: { provider: 200_000, main: 2_300_000, subaccount: 22_500_000 },
  })
  await expect(provider.chargeAuthorization(charge)).rejects.toMatchObject({ code: 'duplicate_reference' })

  await provider.forgetAuthorization(charge.authorization_code)
  const again = { ...charge, reference: reference() }
  await expect(provider.chargeAuthorization(again)).rejects.toMatchObject({
    name: 'ProviderRefusal',
    message: expect.stringContaining('Authorization may be inactive'),
  } satisfies Partial<ProviderRefusal>)
})

test.each([
  ['declined', 'failed'],
  ['pending', 'pending'],
  ['redirect', 'abandoned'],
])('a saved card whose bank says %s leaves the charge %s', async (charges, status) => {
  const { provider, payer, pays, reference } = open()
  const { authorization } = await pays(5_000_000)
  await payer.faults({ charges })
  const charge = {
    reference: reference(),
    amount: 25_000_000,
    email: ada.email,
    authorization_code: authorization?.code ?? '',
    split: null,
    metadata: {},
  }
  expect((await provider.chargeAuthorization(charge)).status).toBe(status)
})

test('a refund is pending, then processed; never more than was paid', async () => {
  const { provider, payer, pays } = open()
  const paid = await pays(5_000_000)
  const some = { reference: paid.reference, amount: 2_000_000, reason: 'Moved out early' }
  const refund = await provider.createRefund(some)
  expect(refund).toMatchObject({ amount: 2_000_000, status: 'pending' })
  await expect(provider.createRefund({ ...some, amount: 3_000_001 })).rejects.toThrow(/Refund amount/)
  await payer.advance(1)
  const rest = await provider.createRefund({ ...some, amount: 3_000_000 })
  expect((await provider.listRefunds(paid.id)).map(({ id, status }) => [id, status])).toEqual([
    [rest.id, 'pending'],
    [refund.id, 'processed'],
  ])
  await expect(provider.createRefund({ ...some, amount: 1 })).rejects.toMatchObject({
    code: 'transaction_reversed',
  })
  await payer.advance(1)
  expect((await provider.verify(paid.reference)).status).toBe('reversed')
})

test('a refund that needs attention is tried again into an account', async () => {
  const { provider, payer, pays } = open()
  await payer.faults({ refunds: 'needs_attention' })
  const paid = await pays(5_000_000)
  const refund = await provider.createRefund({ reference: paid.reference, amount: 1_000, reason: 'Twice' })
  await expect(provider.retryRefund(refund.id, account)).rejects.toMatchObject({ status: 422 })
  await payer.advance(1)
  expect((await provider.listRefunds(paid.id))[0]?.status).toBe('needs-attention')
  expect((await provider.retryRefund(refund.id, account)).status).toBe('processing')
  await payer.advance(1)
  expect((await provider.listRefunds(paid.id))[0]?.status).toBe('processed')
})

test('money sent to a virtual account is listed with its sender', async () => {
  const { provider, payer, pays } = open()
  const { customer_code } = await provider.createCustomer(ada)
  const opened = await provider.openVirtualAccount({ customer_code, preferred_bank: null, subaccount: null })
  expect(opened).toMatchObject({ active: true, bank_name: 'Test Bank' })
  expect(opened.account_name).toContain('ADA OKAFOR')
  await pays(1_000_000)
  const { account_number } = opened
  await payer.transfers(account_number, {
    amount: 7_000_000,
    sender_name: 'MUSA BELLO',
    narration: 'Rent B2',
  })
  await payer.transfers(account_number, { amount: 10_000 })

  const found = await provider.listTransactions({ from: longAgo, virtual_account: account_number })
  expect(found).toMatchObject([
    {
      amount: 7_000_000,
      fees: 30_000,
      channel: 'dedicated_nuban',
      customer_code,
      receiver_account_number: account_number,
      sender: { name: 'MUSA BELLO', bank: 'Test Bank', narration: 'Rent B2' },
      authorization: { reusable: false },
    },
    { amount: 10_000, fees: 100 },
  ])
  expect(await provider.listTransactions({ from: longAgo, channel: 'dedicated_nuban' })).toHaveLength(2)
  expect(await provider.listTransactions({ from: longAgo })).toHaveLength(3)
  expect(await provider.listTransactions({ from: new Date(Date.now() + 60_000) })).toEqual([])

  await provider.closeVirtualAccount(opened.id)
  await expect(payer.transfers(account_number, { amount: 10_000 })).rejects.toThrow(/not active/)
})

test('a dispute is listed, answered, and lost by silence', async () => {
  const { provider, payer, pays } = open()
  const [first, second] = [await pays(5_000_000), await pays(6_000_000)]
  await payer.disputes(first.reference, { reason: 'I did not pay this' })
  await payer.disputes(second.reference, { amount: 6_000_000 })
  const [newer, older] = await provider.listDisputes({ from: longAgo, status: 'awaiting-merchant-feedback' })
  expect(older).toMatchObject({
    reference: first.reference,
    amount: 5_000_000,
    reason: 'I did not pay this',
    due_at: expect.any(Date),
  })
  const answer = { message: 'Paid twice', refund_amount: 5_000_000 } as const
  const settled = await provider.answerDispute(older?.id ?? '', {
    ...answer,
    resolution: 'merchant-accepted',
  })
  expect(settled).toMatchObject({ status: 'resolved', resolution: 'merchant-accepted' })
  await payer.disputeExpires(newer?.id ?? '')
  const [lost] = await provider.listDisputes({ from: longAgo })
  expect(lost).toMatchObject({ status: 'resolved', resolution: 'auto-accepted', amount: 6_000_000 })
  expect((await provider.verify(second.reference)).status).toBe('reversed')
})

test('a dispute that is declined waits for the bank', async () => {
  const { provider, payer, pays } = open()
  const paid = await pays(5_000_000)
  const { data } = (await payer.disputes(paid.reference)) as { data: { id: number } }
  const id = String(data.id)
  const no = {
    resolution: 'declined',
    message: 'See the lease',
    refund_amount: 0,
    evidence: 'The signed lease',
    file: { name: 'lease.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 %%EOF') },
  } as const
  expect(await provider.answerDispute(id, no)).toMatchObject({ status: 'awaiting-bank-feedback' })
  await payer.disputeEnds(id, 'declined')
  expect((await provider.verify(paid.reference)).status).toBe('success')
})

test('a transfer is sent once under its reference, and arrives or fails', async () => {
  const { provider, payer } = open()
  const { recipient_code } = await provider.createRecipient({ ...account, name: 'Okafor Homes' })
  const transfer = { reference: 'remit-0193-0000-0001', amount: 90_000_000, recipient_code, reason: 'May' }
  const sent = await provider.sendTransfer(transfer)
  expect(sent).toMatchObject({ reference: transfer.reference, amount: 90_000_000, status: 'pending' })
  await expect(provider.sendTransfer(transfer)).rejects.toMatchObject({
    code: 'duplicate_transfer_reference',
  })
  await payer.advance(1)
  expect((await provider.verifyTransfer(transfer.reference, transfer.amount)).status).toBe('success')
  await payer.faults({ transfers: 'fail' })
  const other = { ...transfer, reference: 'remit-0193-0000-0002' }
  await provider.sendTransfer(other)
  await payer.advance(1)
  expect((await provider.verifyTransfer(other.reference, other.amount)).status).toBe('failed')
  await expect(provider.verifyTransfer('remit-0193-0000-0003', 1)).rejects.toMatchObject({ status: 404 })
})

test('a settlement says its lines, and what refunds and chargebacks took from it', async () => {
  const { provider, payer, pays } = open()
  const [kept, refunded] = [await pays(5_000_000), await pays(1_000_000)]
  await provider.createRefund({ reference: refunded.reference, amount: 400_000, reason: 'Too much' })
  await payer.disputes(kept.reference, { amount: 100_000 })
  await payer.advance(24 * 5)
  const settlements = await provider.listSettlements(null)
  const sum = (key: 'deductions' | 'effective_amount' | 'total_fees' | 'total_processed') =>
    settlements.reduce((total, one) => total + one[key], 0)
  expect(sum('total_processed')).toBe(6_000_000)
  expect(sum('deductions')).toBe(500_000)
  expect(sum('effective_amount')).toBe(6_000_000 - sum('total_fees') - 500_000)
  const lines = await provider.settlementLines(settlements[0]?.id ?? '')
  expect(lines).toContainEqual({
    reference: kept.reference,
    amount: 5_000_000,
    fees: 85_000,
    fees_split: null,
  })
})

/** A clock that only moves when told to. */
function stillClock(): Clock {
  let now = Date.now()
  return {
    ...makeClock(),
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds
    },
  }
}

test('a provider that is asked too much is asked nothing before the time it names, and counts as there', async () => {
  const { provider, payer, clock, pays } = open(stillClock())
  const { reference } = await pays(5_000_000)
  await payer.faults({ faults: ['429'], seconds: 30 })
  await expect(provider.verify(reference)).rejects.toMatchObject({ name: 'ProviderBusy', retryAfter: 1 })
  await provider.check()
  await payer.faults({ faults: [] })
  const atOnce = withDeadline(100, () => provider.verify(reference))
  await expect(atOnce).rejects.toMatchObject({ name: 'ProviderBusy' })
  clock.advance(1_100)
  expect(await provider.verify(reference)).toMatchObject({ status: 'success' })
})
