/** What the provider is asked with and what it answers. Amounts are whole kobo. */
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
  fees_split: FeesSplit | null
  paid_at: Date | null
  gateway_response: string | null
  /** What it was paid with. */
  authorization: ProviderAuthorization | null
  customer_code: string | null
  /** The address that the customer was made with: their cards are charged under it alone. */
  customer_email: string | null
  /** The virtual account that a transfer came into. */
  receiver_account_number: string | null
  /** Who sent a transfer, as far as their bank says so. */
  sender: ProviderSender | null
}
export type FeesSplit = { provider: number; main: number; subaccount: number }

/** A way to pay that the provider remembers. The code is a secret: with it a card can be charged. */
export type ProviderAuthorization = {
  code: string
  /** The same card always has the same one. */
  signature: string | null
  reusable: boolean
  last4: string | null
  brand: string | null
  bank: string | null
  exp_month: string | null
  exp_year: string | null
  channel: string | null
}
export type ProviderSender = {
  name: string | null
  bank: string | null
  account_number: string | null
  narration: string | null
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
  /** Of the payments, before fees. */
  total_processed: number
  total_fees: number
  /** Processed less fees. */
  total_amount: number
  /** Refunds and chargebacks. */
  deductions: number
  /** What was paid out: after fees and deductions. */
  effective_amount: number
  settlement_date: Date
}
/** A payment in a settlement: the whole amount, of which `fees_split` says what fell to whom. */
export type SettlementLine = {
  reference: string
  amount: number
  fees: number | null
  fees_split: FeesSplit | null
}

export type RefundRequest = { reference: string; amount: number; reason: string }
export type ProviderRefund = {
  id: string
  amount: number
  status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'
  created_at: Date | null
}

/** A charge of a saved card; no page, no payer present. */
export type AuthorizationCharge = {
  reference: string
  amount: number
  email: string
  authorization_code: string
  split: CheckoutRequest['split']
  metadata: Record<string, string>
}

export type CustomerRequest = { email: string; first_name: string; last_name: string; phone: string | null }
export type VirtualAccountRequest = {
  customer_code: string
  preferred_bank: string | null
  subaccount: string | null
}
export type ProviderVirtualAccount = {
  id: string
  account_number: string
  account_name: string
  bank_name: string
  active: boolean
}

export type TransactionQuery = { from: Date; channel?: 'dedicated_nuban'; virtual_account?: string }

export type DisputeQuery = { from: Date; status?: string }
export type DisputeAnswer = {
  resolution: 'merchant-accepted' | 'declined'
  message: string
  refund_amount: number
  evidence?: string
  file?: EvidenceFile
}
/** What proves a payment right: a scan, a photo, a PDF. */
export type EvidenceFile = { name: string; content_type: string; bytes: Uint8Array }
export type ProviderDispute = {
  id: string
  reference: string | null
  amount: number
  status: string
  resolution: string | null
  due_at: Date | null
  reason: string | null
}

export type BankAccount = { bank_code: string; account_number: string }
/** `reference`: 16 to 50 lower-case letters, digits, dashes and underscores. */
export type TransferRequest = { reference: string; amount: number; recipient_code: string; reason: string }
export type ProviderTransfer = {
  reference: string
  transfer_code: string
  amount: number
  status:
    | 'pending'
    | 'success'
    | 'failed'
    | 'reversed'
    | 'otp'
    | 'abandoned'
    | 'blocked'
    | 'rejected'
    | 'received'
}
