import { NoAnswer } from '../errors/no-answer.ts'
import type * as things from './provider-types.ts'

export type * from './provider-types.ts'

/** The payment provider, whatever its protocol. Amounts are whole kobo. */
export type PaymentProvider = {
  /** `test` and `live` never mix: an answer from the other one is not ours. */
  readonly domain: 'test' | 'live'
  initialize(request: things.CheckoutRequest): Promise<things.Checkout>
  verify(reference: string): Promise<things.ProviderTransaction>
  /** Successful transactions begun since a moment, oldest first, all pages. */
  listTransactions(query: things.TransactionQuery): Promise<things.ProviderTransaction[]>

  /**
   * Charges a saved card. It may succeed, fail, or still be pending. On ProviderUnknown verify the reference, and never
   * charge under another one.
   */
  chargeAuthorization(charge: things.AuthorizationCharge): Promise<things.ProviderTransaction>
  forgetAuthorization(authorization_code: string): Promise<void>

  /** Not idempotent, as it has no reference: on ProviderUnknown check listRefunds before repeating. */
  createRefund(refund: things.RefundRequest): Promise<things.ProviderRefund>
  /** All refunds of one transaction, by the provider's id, newest first. */
  listRefunds(transaction_id: string): Promise<things.ProviderRefund[]>
  /** To an account that the payer named; only from needs-attention. */
  retryRefund(refund_id: string, account: things.BankAccount): Promise<things.ProviderRefund>

  /** The same e-mail address gives the same customer. */
  createCustomer(customer: things.CustomerRequest): Promise<{ customer_code: string }>
  openVirtualAccount(account: things.VirtualAccountRequest): Promise<things.ProviderVirtualAccount>
  closeVirtualAccount(id: string): Promise<void>

  listDisputes(query: things.DisputeQuery): Promise<things.ProviderDispute[]>
  answerDispute(id: string, answer: things.DisputeAnswer): Promise<things.ProviderDispute>

  createRecipient(account: things.BankAccount & { name: string }): Promise<{ recipient_code: string }>
  /** On ProviderUnknown call verifyTransfer; never send a second one. */
  sendTransfer(transfer: things.TransferRequest): Promise<things.ProviderTransfer>
  /** Throws if the transfer has another amount. */
  verifyTransfer(reference: string, amount: number): Promise<things.ProviderTransfer>

  listBanks(): Promise<{ code: string; name: string }[]>
  /** Throws ProviderRefusal if the bank has no such account. */
  resolveAccount(account: things.BankAccount): Promise<{ account_name: string }>
  createSubaccount(account: things.SubaccountRequest): Promise<{ subaccount_code: string }>

  /** Settlements of one subaccount, or of the main account for null; newest first. */
  listSettlements(subaccount: string | null): Promise<things.ProviderSettlement[]>
  /** The payments that a settlement pays out. */
  settlementLines(settlement_id: string): Promise<things.SettlementLine[]>

  /** Resolves if the provider answers at all, even that it is busy. */
  check(): Promise<void>
  /** Whether the signature over exactly these bytes is the provider's. */
  isSigned(raw: Uint8Array, signature: string | undefined): boolean
}

/** The provider answered with a refusal. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number
  readonly code: string
  constructor(message: string, status: number, code: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** No answer, or an unreadable one. The outcome is unknown and must not be taken for a refusal. */
export class ProviderUnknown extends NoAnswer {
  override readonly name: string = 'ProviderUnknown'
}

/** The provider rate-limits us and says when to retry. It is up, so this is no outage; the outcome of the request is unknown. */
export class ProviderBusy extends ProviderUnknown {
  override readonly name = 'ProviderBusy'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(`The payment provider is asked too much; it is asked again in ${retryAfter} s.`)
    this.retryAfter = retryAfter
  }
}

export type ProviderFacts = Readonly<Record<string, string | number | null | undefined>>

/**
 * The provider answered about something else. The outcome of the request is unknown; the message tells a person what was
 * asked and what was answered.
 */
export class ProviderMismatch extends ProviderUnknown {
  override readonly name = 'ProviderMismatch'
  readonly came: ProviderFacts
  constructor(message: string, came: ProviderFacts) {
    super(message)
    this.came = came
  }
}
