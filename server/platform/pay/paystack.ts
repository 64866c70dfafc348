import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/jitter.ts'
import type { Config } from '../config/config.ts'
import { parseAnswer } from './parse-answer.ts'
import { accountCalls } from './paystack-accounts.ts'
import { Account, Banks, Opened, Subaccount } from './paystack-answers.ts'
import { listBanks } from './paystack-banks.ts'
import { SettlementLines, Settlements } from './paystack-money-answers.ts'
import { moneyOutCalls } from './paystack-money-out.ts'
import { Transaction, Transactions } from './paystack-transaction.ts'
import { type Answered, allPages, makeWire } from './paystack-wire.ts'
import { type CheckoutRequest, type PaymentProvider, ProviderBusy } from './provider.ts'

/** The only adapter. The simulator speaks the same protocol as Paystack, so this code is what runs in production. */
export function makePaystack(
  config: Config['provider'],
  clock: Clock,
  random: Random = Math.random,
  answered: Answered = () => {},
): PaymentProvider {
  const wire = makeWire(config.baseUrl, config.key, clock, random, answered)
  const ours = { currency: 'NGN', domain: config.domain }
  const verify = async (reference: string) => {
    const found = await wire.get(`/transaction/verify/${encodeURIComponent(reference)}`, Transaction)
    const { id, status, amount, currency, domain } = found
    parseAnswer({ reference, ...ours }, { reference: found.reference, id, status, amount, currency, domain })
    return found
  }
  return {
    domain: config.domain,
    initialize: async (request) => {
      const opened = await wire.post('/transaction/initialize', Opened, {
        reference: request.reference,
        amount: request.amount,
        email: request.email,
        currency: 'NGN',
        callback_url: request.callback_url,
        ...(request.channels ? { channels: request.channels } : {}),
        ...divided(request.split),
        metadata: { ...request.metadata, cancel_action: request.cancel_url },
      })
      parseAnswer({ reference: request.reference }, { reference: opened.reference })
      return opened
    },
    verify,
    listTransactions: async ({ from, channel, virtual_account }) => {
      const query = new URLSearchParams({ status: 'success', from: from.toISOString() })
      if (channel) query.set('channel', channel)
      if (virtual_account) query.set('virtual_account_number', virtual_account)
      const found = await allPages(wire, `/transaction?${query}`, Transactions)
      // A transaction that arrives while we read shifts another onto the next page, where it appears twice.
      return [...new Map(found.map((one) => [one.id, one])).values()].reverse()
    },
    chargeAuthorization: async (charge) => {
      await wire.post('/transaction/charge_authorization', z.unknown(), {
        reference: charge.reference,
        amount: charge.amount,
        email: charge.email,
        authorization_code: charge.authorization_code,
        currency: 'NGN',
        ...divided(charge.split),
        metadata: charge.metadata,
      })
      return verify(charge.reference) // the response to a charge omits the split
    },
    ...accountCalls(wire, config.domain),
    ...moneyOutCalls(wire, config.domain),
    listBanks: async () =>
      (await listBanks(wire)).filter((bank) => bank.is_open).map(({ code, name }) => ({ code, name })),
    resolveAccount: async ({ account_number, bank_code }) => {
      const found = await wire.get(
        `/bank/resolve?${new URLSearchParams({ account_number, bank_code })}`,
        Account,
      )
      parseAnswer({ account_number }, { account_number: found.account_number })
      return { account_name: found.account_name }
    },
    createSubaccount: async (account) => {
      const { subaccount_code, account_number } = await wire.post('/subaccount', Subaccount, {
        business_name: account.business_name,
        settlement_bank: account.bank_code,
        bank_code: account.bank_code,
        account_number: account.account_number,
        percentage_charge: 0,
        primary_contact_email: account.contact_email,
      })
      parseAnswer({ account_number: account.account_number }, { account_number })
      return { subaccount_code }
    },
    listSettlements: async (code) => {
      const whose = code ? (await wire.get(`/subaccount/${encodeURIComponent(code)}`, Subaccount)).id : 'none'
      return wire.get(`/settlement?status=success&subaccount=${whose}&perPage=100`, Settlements)
    },
    settlementLines: (id) =>
      allPages(wire, `/settlement/${encodeURIComponent(id)}/transactions`, SettlementLines),
    check: async () => {
      await wire.get('/bank?perPage=1', Banks).catch((error: unknown) => {
        if (!(error instanceof ProviderBusy)) throw error
      })
    },
    isSigned: (raw, signature) => {
      const { key, previousKey } = config
      if (isSigned(key, raw, signature)) return true
      return (
        previousKey !== null && clock.now() < previousKey.until && isSigned(previousKey.key, raw, signature)
      )
    },
  }
}

/** Paystack's split: the landlord's subaccount, and our part in exact kobo. */
function divided(split: CheckoutRequest['split']): object {
  return split
    ? { subaccount: split.subaccount, transaction_charge: split.main_keeps, bearer: 'account' }
    : {}
}

function isSigned(key: string, raw: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{128}$/.test(signature)) return false
  const expected = createHmac('sha512', key).update(raw).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
