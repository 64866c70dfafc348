import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import {
  Account,
  Banks,
  Opened,
  SettlementLines,
  Settlements,
  Subaccount,
  Transaction,
} from './paystack-answers.ts'
import { makeWire } from './paystack-wire.ts'
import type { PaymentProvider } from './provider.ts'

const PAGE = 100

/** The one adapter. It speaks Paystack's wire; the simulator speaks the same, so this code is what runs in production. */
export function makePaystack(config: Config['provider']): PaymentProvider {
  const wire = makeWire(config.baseUrl, config.key)
  return {
    domain: config.domain,
    initialize: (request) =>
      wire.post('/transaction/initialize', Opened, {
        reference: request.reference,
        amount: request.amount,
        email: request.email,
        currency: 'NGN',
        callback_url: request.callback_url,
        ...(request.channels ? { channels: request.channels } : {}),
        ...(request.split
          ? {
              subaccount: request.split.subaccount,
              transaction_charge: request.split.main_keeps,
              bearer: 'account',
            }
          : {}),
        metadata: { ...request.metadata, cancel_action: request.cancel_url },
      }),
    verify: (reference) => wire.get(`/transaction/verify/${encodeURIComponent(reference)}`, Transaction),
    listBanks: async () => {
      const path = `/bank?country=nigeria&currency=NGN&perPage=${PAGE}`
      const banks = await allPages((page) => wire.get(`${path}&page=${page}`, Banks))
      return banks.filter((bank) => bank.is_open)
    },
    resolveAccount: ({ account_number, bank_code }) =>
      wire.get(`/bank/resolve?${new URLSearchParams({ account_number, bank_code })}`, Account),
    createSubaccount: (account) =>
      wire.post('/subaccount', Subaccount, {
        business_name: account.business_name,
        settlement_bank: account.bank_code,
        bank_code: account.bank_code,
        account_number: account.account_number,
        percentage_charge: 0,
        primary_contact_email: account.contact_email,
      }),
    listSettlements: async (code) => {
      const whose = code ? (await wire.get(`/subaccount/${encodeURIComponent(code)}`, Subaccount)).id : 'none'
      return wire.get(`/settlement?status=success&subaccount=${whose}&perPage=${PAGE}`, Settlements)
    },
    settlementReferences: async (id) => {
      const path = `/settlement/${encodeURIComponent(id)}/transactions?perPage=${PAGE}`
      const lines = await allPages((page) => wire.get(`${path}&page=${page}`, SettlementLines))
      return lines.map((line) => line.reference)
    },
    check: async () => void (await wire.get('/bank?perPage=1', Banks)),
    isSigned: (raw, signature) => isSigned(config.key, raw, signature),
  }
}

/** Asks page after page until one is not full. */
async function allPages<T>(ask: (page: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const some = await ask(page)
    all.push(...some)
    if (some.length < PAGE) return all
  }
}

function isSigned(key: string, raw: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{128}$/.test(signature)) return false
  const expected = createHmac('sha512', key).update(raw).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
