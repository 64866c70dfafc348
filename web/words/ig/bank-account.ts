import type { bankAccount as english } from '../en/bank-account.ts'
import type { Words } from '../words.ts'

export const bankAccount = {
  bank: 'Ụlọ akụ',
  choose: 'Họrọ ụlọ akụ',
  loading: 'Ụlọ akụ na-emepe…',
  number: 'Nọmba akaụntụ',
  missing: 'Biko họrọ ụlọ akụ',
  numberLength: 'Nọmba akaụntụ ga-abụrịrị ọnụọgụ 10',
  numberDigits: 'Naanị ọnụọgụ ga-adị na nọmba akaụntụ',
} satisfies Words<typeof english>
