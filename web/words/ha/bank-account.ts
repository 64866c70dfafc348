import type { bankAccount as english } from '../en/bank-account.ts'
import type { Words } from '../words.ts'

export const bankAccount = {
  bank: 'Banki',
  choose: 'Zaɓi banki',
  loading: 'Ana buɗe bankuna…',
  number: 'Lambar asusu',
  missing: 'Ku zaɓi banki',
  numberLength: 'Lambar asusu dole ta zama lambobi 10 daidai',
  numberDigits: 'Lambar asusu lambobi ne kawai',
} satisfies Words<typeof english>
