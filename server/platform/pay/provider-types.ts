/** Requests to and responses from the payment provider. Amounts are whole kobo. */
export type CheckoutRequest = {
  reference: string
  amount: number
  email: string
  callback_url: string
  cancel_url: string
  /** The landlord's account, and what the main account keeps of the amount. */
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
  /** Differs from `amount` if the payer bears the fee. */
  requested_amount: number
  currency: string
  domain: string
  channel: string | null
  /** Null until it is known. */
  fees: number | null
  fees_split: FeesSplit | null
  paid_at: Date | null
  gateway_response: string | null
  /** How it was paid. */
  authorization: ProviderAuthorization | null
  customer_code: string | null
  /** The customer's e-mail address; their cards can be charged only with it. */
  customer_email: string | null
  /** The virtual account that received a transfer. */
  receiver_account_number: string | null
  /** Sender of a transfer, as far as their bank tells. */
  sender: ProviderSender | null
}
export type FeesSplit = { provider: number; main: number; subaccount: number }

/** A saved payment method. The code is a secret that can charge the card. */
export type ProviderAuthorization = {
  code: string
  /** Identical for the same card. */
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
  /** Sum of payments before fees. */
  total_processed: number
  total_fees: number
  /** Processed less fees. */
  total_amount: number
  /** Refunds and chargebacks. */
  deductions: number
  /** Amount paid out, after fees and deductions. */
  effective_amount: number
  settlement_date: Date
}
/** A payment in a settlement: the full amount, of which `fees_split` gives each party's part. */
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

/** Charges a saved card, with no page and no payer present. */
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
/** Evidence for a dispute: a scan, a photo, a PDF. */
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
