import { type Business, businessTime } from '../businesses/business.ts'
import { saveAccountTransfer } from '../customers/authorization.ts'
import { getCustomer } from '../customers/customer.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { subaccountById } from '../subaccounts/subaccount.ts'
import { openTransaction } from '../transactions/open-transaction.ts'
import { readAmount } from '../transactions/read-initialize.ts'
import { recordSuccess } from '../transactions/record-outcome.ts'
import type { World } from '../world.ts'
import { accountByNumber, bankOfAccount } from './dedicated-account.ts'

/** Somebody sends money to the account: a transaction with a reference of the provider's own. */
export function receiveTransfer(world: World, business: Business, number: string, body: Fields) {
  return world.db.transaction(() => {
    const account = accountByNumber(world, business, number)
    if (!account.active) throw invalid('Dedicated account is not active', 'invalid_params')
    const customer = getCustomer(world, account.customer_id)
    const wanted = {
      email: customer.email,
      amount: readAmount(body.amount),
      currency: 'NGN',
      reference: asText(body.reference) ?? sessionNumber(world, business),
      callback_url: null,
      channels: [],
      subaccount: subaccountById(world, account.subaccount_id)?.subaccount_code,
      split: account.split_code ? { code: account.split_code } : undefined,
      transaction_charge: null,
      bearer: 'account' as const,
      metadata: JSON.stringify({ receiver_account_number: number }),
      label: null,
    }
    const { reference } = openTransaction(world, business, wanted, { receiver_account: number })
    const sender = {
      name: asText(body.sender_name) ?? 'TEST PAYER',
      bank: asText(body.sender_bank) ?? 'Test Bank',
      account_number: asText(body.sender_account_number) ?? '0987654321',
      narration: asText(body.narration) ?? 'NIP transfer',
    }
    const receiver = { account_number: number, bank: bankOfAccount(account).name }
    const authorizationId = saveAccountTransfer(world, business, customer.id, sender, receiver)
    const deliveryId = recordSuccess(world, business, reference, {
      amount: wanted.amount,
      channel: 'dedicated_nuban',
      authorizationId,
      gatewayResponse: 'Approved',
    })
    return { reference, deliveryId }
  })
}

/** Thirty digits, like the session number of an interbank transfer. */
function sessionNumber(world: World, business: Business): string {
  const time = new Date(businessTime(world, business)).toISOString().replace(/\D/g, '').slice(0, 14)
  return `100004${time}${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
}
