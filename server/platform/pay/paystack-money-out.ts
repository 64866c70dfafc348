import type { z } from 'zod'
import { parseAnswer } from './parse-answer.ts'
import { listBanks } from './paystack-banks.ts'
import { Dispute, Disputes, Recipient, Refund, Refunds, Transfer } from './paystack-money-answers.ts'
import { allPages, type Wire } from './paystack-wire.ts'
import { type PaymentProvider, type ProviderFacts, ProviderRefusal } from './provider.ts'
import { sendEvidence } from './send-evidence.ts'

type Calls =
  | 'createRefund'
  | 'listRefunds'
  | 'retryRefund'
  | 'listDisputes'
  | 'answerDispute'
  | 'createRecipient'
  | 'sendTransfer'
  | 'verifyTransfer'

/** Money refunded to payers, charged back by their banks, or transferred. */
export function moneyOutCalls(wire: Wire, domain: string): Pick<PaymentProvider, Calls> {
  const ours = { currency: 'NGN', domain }
  const fitTransfer = (asked: { reference: string; amount: number }, found: z.output<typeof Transfer>) => {
    const { reference, amount, status, currency, domain } = found
    parseAnswer({ ...asked, ...ours }, { reference, amount, status, currency, domain })
    return found
  }
  return {
    createRefund: async ({ reference, amount, reason }) => {
      const made = await wire.post('/refund', Refund, {
        transaction: reference,
        amount,
        currency: 'NGN',
        merchant_note: reason,
      })
      parseAnswer({ reference, amount, ...ours }, refundSaid(made))
      return made
    },
    listRefunds: async (transaction_id) => {
      const all = await allPages(wire, `/refund?transaction=${encodeURIComponent(transaction_id)}`, Refunds)
      const asked = /^\d+$/.test(transaction_id)
        ? { transaction: transaction_id }
        : { reference: transaction_id }
      for (const one of all) parseAnswer({ ...asked, ...ours }, refundSaid(one))
      return all
    },
    retryRefund: async (refund_id, { bank_code, account_number }) => {
      const bank = (await listBanks(wire)).find(({ code }) => code === bank_code)
      if (!bank?.id) throw new ProviderRefusal(`Unknown bank code: ${bank_code}`, 400, 'invalid_params')
      const path = `/refund/retry_with_customer_details/${encodeURIComponent(refund_id)}`
      const retried = await wire.post(path, Refund, {
        refund_account_details: { currency: 'NGN', account_number, bank_id: bank.id },
      })
      parseAnswer({ refund: refund_id, ...ours }, refundSaid(retried))
      return retried
    },
    listDisputes: ({ from, status }) => {
      const query = new URLSearchParams({ from: from.toISOString(), ...(status ? { status } : {}) })
      return allPages(wire, `/dispute?${query}`, Disputes)
    },
    answerDispute: async (id, { resolution, message, refund_amount, evidence, file }) => {
      const answered = await wire.put(`/dispute/${encodeURIComponent(id)}/resolve`, Dispute, {
        resolution,
        message,
        refund_amount,
        ...(evidence ? { evidence } : {}),
        ...(file ? { uploaded_filename: await sendEvidence(wire, id, file) } : {}),
      })
      const { reference, amount, status } = answered
      parseAnswer({ dispute: id }, { dispute: answered.id, reference, amount, status })
      return answered
    },
    createRecipient: async ({ name, bank_code, account_number }) => {
      const { recipient_code, details } = await wire.post('/transferrecipient', Recipient, {
        type: 'nuban',
        name,
        account_number,
        bank_code,
        currency: 'NGN',
      })
      parseAnswer({ account_number }, { account_number: details?.account_number })
      return { recipient_code }
    },
    sendTransfer: async ({ reference, amount, recipient_code, reason }) =>
      fitTransfer(
        { reference, amount },
        await wire.post('/transfer', Transfer, {
          source: 'balance',
          amount,
          recipient: recipient_code,
          reference,
          reason,
        }),
      ),
    verifyTransfer: async (reference, amount) =>
      fitTransfer(
        { reference, amount },
        await wire.get(`/transfer/verify/${encodeURIComponent(reference)}`, Transfer),
      ),
  }
}

function refundSaid({
  id,
  transaction,
  amount,
  status,
  currency,
  domain,
}: z.output<typeof Refund>): ProviderFacts {
  const reference = transaction && 'reference' in transaction ? transaction.reference : null
  return { refund: id, transaction: transaction?.id, reference, amount, status, currency, domain }
}
