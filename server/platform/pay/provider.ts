/** What the payment provider is asked, whoever speaks the wire. Amounts are whole kobo. */
export type PaymentProvider = {
  /** `test` and `live` never mix: an answer from the other world is not ours. */
  readonly domain: 'test' | 'live'
  initialize(request: CheckoutRequest): Promise<Checkout>
  verify(reference: string): Promise<ProviderTransaction>
  listBanks(): Promise<{ code: string; name: string }[]>
  /** Throws ProviderRefusal when the bank has no such account. */
  resolveAccount(account: { account_number: string; bank_code: string }): Promise<{ account_name: string }>
  createSubaccount(account: SubaccountRequest): Promise<{ subaccount_code: string }>
  /** Settlements of one subaccount, or of the main account for null, newest first. */
  listSettlements(subaccount: string | null): Promise<ProviderSettlement[]>
  /** The references of the payments that a settlement pays out. */
  settlementReferences(settlement_id: string): Promise<string[]>
  /** Resolves when the provider answers at all. */
  check(): Promise<void>
  /** The signature over exactly these bytes is the provider's. */
  isSigned(raw: Uint8Array, signature: string | undefined): boolean
}

export type CheckoutRequest = {
  reference: string
  amount: number
  email: string
  callback_url: string
  cancel_url: string
  /** The landlord's account and what the main account keeps of the amount. */
  split: { subaccount: string; main_keeps: number } | null
  channels: string[] | null
  metadata: Record<string, string>
}
export type Checkout = { authorization_url: string; access_code: string }

export type ProviderStatus =
  | 'abandoned'
  | 'ongoing'
  | 'pending'
  | 'processing'
  | 'queued'
  | 'failed'
  | 'success'
  | 'reversed'

export type ProviderTransaction = {
  id: string
  reference: string
  status: ProviderStatus
  amount: number
  /** Differs from `amount` where the payer bears the fee. */
  requested_amount: number
  currency: string
  domain: string
  channel: string | null
  /** Null until it is known. */
  fees: number | null
  fees_split: { provider: number; main: number; subaccount: number } | null
  paid_at: Date | null
  gateway_response: string | null
}

export type SubaccountRequest = {
  business_name: string
  bank_code: string
  account_number: string
  contact_email: string
}

export type ProviderSettlement = {
  id: string
  status: string
  /** What was paid out: after fees and deductions. */
  effective_amount: number
  settlement_date: Date
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
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown'
}
