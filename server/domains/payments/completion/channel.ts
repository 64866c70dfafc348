import type { Channel } from '@gida/contract/domains/payments/payment'

const BY_PROVIDER: Record<string, Channel> = {
  card: 'CARD',
  bank_transfer: 'BANK_TRANSFER',
  dedicated_nuban: 'BANK_TRANSFER',
  ussd: 'USSD',
  bank: 'BANK',
  direct_debit: 'BANK',
  qr: 'QR',
}

/** Maps the provider's channel to ours. */
export const channelOf = (channel: string | null): Channel | null =>
  channel === null ? null : (BY_PROVIDER[channel] ?? 'OTHER')
