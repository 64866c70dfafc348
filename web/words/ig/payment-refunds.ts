import type { paymentRefunds as english } from '../en/payment-refunds.ts'
import type { Words } from '../words.ts'

export const paymentRefunds = {
  title: 'Nkwụghachi ego',
  statuses: {
    PENDING: 'Ọ na-eche',
    PROCESSING: 'Ọ nọ n’ụlọ akụ',
    COMPLETED: 'E nyeghachila ya',
    FAILED: 'Ọ gaghị',
  },
  needsAccount: 'Ọ chọrọ akaụntụ',
  asked: (when: string) => `A rịọrọ ya ${when}`,
  done: (when: string) => `E nyeghachiri ya ${when}`,
  promised:
    'Ọ na-eche. Anyị na-ajụ ụlọ akụ; ọ bụrụgodị na ọ tee aka, o nweghị ihe furu. (Pending: nothing is lost if it takes a while.)',
  processing: 'Ụlọ akụ na-arụ ya. Ọ na-ewe ụbọchị ọrụ 3 ruo 10.',
  attention:
    'Ụlọ akụ gị enweghị ike ịnata ya. Onye nlekọta gị ga-ajụ gị nọmba akaụntụ; ego ahụ nọ n’udo. (The money is safe.)',
  failed: 'Ego ahụ alaghachighị. Ịkwụ ụgwọ ahụ dị ka ọ dị na mbụ. (The payment stands as before.)',
  stillOwed: 'I jikwa ụgwọ ahụ ọzọ (The charge is open again)',
  notOwed: 'A gaghị ajụ ya ọzọ (Not asked for again)',
  note: (number: string) => `Akwụkwọ nkwụghachi ego ${number}`,
  download: 'Budata',
  fileName: (number: string) => `Akwụkwọ nkwụghachi ego ${number}.pdf`,
} satisfies Words<typeof english>
