import { listBanks } from './paystack-banks.ts'
import { Dispute, Disputes, Recipient, Refund, Refunds, Transfer } from './paystack-money-answers.ts'
import { allPages, type Wire } from './paystack-wire.ts'
import { type PaymentProvider, ProviderRefusal } from './provider.ts'
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

/** Money that goes back to payers, is taken back by their banks, or is sent on. */
export function moneyOutCalls(wire: Wire): Pick<PaymentProvider, Calls> {
  return {
    createRefund: ({ reference, amount, reason }) =>
      wire.post('/refund', Refund, {
        transaction: reference,
        amount,
        currency: 'NGN',
        merchant_note: reason,
      }),
    listRefunds: (transaction_id) =>
      allPages(wire, `/refund?transaction=${encodeURIComponent(transaction_id)}`, Refunds),
    retryRefund: async (refund_id, { bank_code, account_number }) => {
      const bank = (await listBanks(wire)).find(({ code }) => code === bank_code)
      if (!bank?.id) throw new ProviderRefusal(`Unknown bank code: ${bank_code}`, 400, 'invalid_params')
      return wire.post(`/refund/retry_with_customer_details/${encodeURIComponent(refund_id)}`, Refund, {
        refund_account_details: { currency: 'NGN', account_number, bank_id: bank.id },
      })
    },
    listDisputes: ({ from, status }) => {
      const query = new URLSearchParams({ from: from.toISOString(), ...(status ? { status } : {}) })
      return allPages(wire, `/dispute?${query}`, Disputes)
    },
    answerDispute: async (id, { resolution, message, refund_amount, evidence, file }) =>
      wire.put(`/dispute/${encodeURIComponent(id)}/resolve`, Dispute, {
        resolution,
        message,
        refund_amount,
        ...(evidence ? { evidence } : {}),
        ...(file ? { uploaded_filename: await sendEvidence(wire, id, file) } : {}),
      }),
    createRecipient: ({ name, bank_code, account_number }) =>
      wire.post('/transferrecipient', Recipient, {
        type: 'nuban',
        name,
        account_number,
        bank_code,
        currency: 'NGN',
      }),
    sendTransfer: ({ reference, amount, recipient_code, reason }) =>
      wire.post('/transfer', Transfer, {
        source: 'balance',
        amount,
        recipient: recipient_code,
        reference,
        reason,
      }),
    verifyTransfer: (reference) => wire.get(`/transfer/verify/${encodeURIComponent(reference)}`, Transfer),
  }
}
