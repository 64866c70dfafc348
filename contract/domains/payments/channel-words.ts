import type { Channel } from './payment.ts'

/** Display name of a channel on receipts. */
export const CHANNEL_WORDS: Record<Channel, string> = {
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  USSD: 'USSD',
  BANK: 'Bank debit',
  QR: 'QR code',
  CASH: 'Cash',
  POS: 'POS terminal',
  CHEQUE: 'Cheque',
  OTHER: 'Online',
}
