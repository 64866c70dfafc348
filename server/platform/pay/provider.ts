import { NoAnswer } from '../errors/no-answer.ts'
import type * as things from './provider-types.ts'

export type * from './provider-types.ts'

/** What the payment provider is asked, whoever speaks the wire. Amounts are whole kobo. */
export type PaymentProvider = {
  /** `test` and `live` never mix: an answer from the other world is not ours. */
  readonly domain: 'test' | 'live'
  initialize(request: things.CheckoutRequest): Promise<things.Checkout>
  verify(reference: string): Promise<things.ProviderTransaction>
  /** Successful transactions begun since a moment, oldest first, all pages. */
  listTransactions(query: things.TransactionQuery): Promise<things.ProviderTransaction[]>

  /**
   * Charges a saved card. It may end in success or failure, or be under way still. ProviderUnknown means: verify the
   * reference, and never charge again under another.
   */
  chargeAuthorization(charge: things.AuthorizationCharge): Promise<things.ProviderTransaction>
  forgetAuthorization(authorization_code: string): Promise<void>

  /** ProviderUnknown means: look with listRefunds before any repeat. There is no reference to guard it. */
  createRefund(refund: things.RefundRequest): Promise<things.ProviderRefund>
  /** All refunds of one transaction, by the provider's id of it, newest first. */
  listRefunds(transaction_id: string): Promise<things.ProviderRefund[]>
  /** Into an account that the payer named; only from needs-attention. */
  retryRefund(refund_id: string, account: things.BankAccount): Promise<things.ProviderRefund>

  /** The same e-mail address is the same customer. */
  createCustomer(customer: things.CustomerRequest): Promise<{ customer_code: string }>
  openVirtualAccount(account: things.VirtualAccountRequest): Promise<things.ProviderVirtualAccount>
  closeVirtualAccount(id: string): Promise<void>

  listDisputes(query: things.DisputeQuery): Promise<things.ProviderDispute[]>
  answerDispute(id: string, answer: things.DisputeAnswer): Promise<things.ProviderDispute>

  createRecipient(account: things.BankAccount & { name: string }): Promise<{ recipient_code: string }>
  /** ProviderUnknown means: verifyTransfer, and never send a second one. */
  sendTransfer(transfer: things.TransferRequest): Promise<things.ProviderTransfer>
  /** Believed only where the transfer is of this amount. */
  verifyTransfer(reference: string, amount: number): Promise<things.ProviderTransfer>

  listBanks(): Promise<{ code: string; name: string }[]>
  /** Throws ProviderRefusal when the bank has no such account. */
  resolveAccount(account: things.BankAccount): Promise<{ account_name: string }>
  createSubaccount(account: things.SubaccountRequest): Promise<{ subaccount_code: string }>

  /** Settlements of one subaccount, or of the main account for null, newest first. */
  listSettlements(subaccount: string | null): Promise<things.ProviderSettlement[]>
  /** The payments that a settlement pays out. */
  settlementLines(settlement_id: string): Promise<things.SettlementLine[]>

  /** Resolves when the provider answers at all, also that it is busy. */
  check(): Promise<void>
  /** The signature over exactly these bytes is the provider's. */
  isSigned(raw: Uint8Array, signature: string | undefined): boolean
}

/** The provider answered, and the answer is no. */
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

/** No answer, or none that can be read. What happened over there is unknown, and is never taken for a no. */
export class ProviderUnknown extends NoAnswer {
  override readonly name: string = 'ProviderUnknown'
}

/**
 * The provider is asked too much, and says in how many seconds to come again. It is there, so this is no silence; of what was asked
 * nothing is known.
 */
export class ProviderBusy extends ProviderUnknown {
  override readonly name = 'ProviderBusy'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(`The payment provider is asked too much; it is asked again in ${retryAfter} s.`)
    this.retryAfter = retryAfter
  }
}

export type Said = Readonly<Record<string, string | number | null | undefined>>

/**
 * The provider answered about something else than it was asked. Of what was asked nothing is known, and the message says to
 * a person what was asked and what came.
 */
export class ProviderMismatch extends ProviderUnknown {
  override readonly name = 'ProviderMismatch'
  readonly came: Said
  constructor(message: string, came: Said) {
    super(message)
    this.came = came
  }
}
