/** The bank and the number of an account, in a form. */
export const bankAccount = {
  bank: 'Bank',
  choose: 'Choose a bank',
  loading: 'Loading banks…',
  number: 'Account number',
  missing: 'Please select a bank',
  numberLength: 'Account number must be exactly 10 digits',
  numberDigits: 'Account number must contain only digits',
} as const
