import type { bankAccount as english } from '../en/bank-account.ts'
import type { Words } from '../words.ts'

export const bankAccount = {
  bank: 'Bank',
  choose: 'Choose bank',
  loading: 'Banks dey load…',
  number: 'Account number',
  missing: 'Abeg choose bank',
  numberLength: 'Account number must be 10 numbers complete',
  numberDigits: 'Only numbers fit dey inside account number',
} satisfies Words<typeof english>
