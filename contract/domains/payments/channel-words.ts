import type { Channel } from './payment.ts'

/** How money came, as a receipt says it. */
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
