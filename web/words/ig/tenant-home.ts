import type { tenantHome as english } from '../en/tenant-home.ts'
import type { Words } from '../words.ts'

export const tenantHome = {
  greeting: {
    morning: (name: string) => `Ụtụtụ ọma, ${name}`,
    afternoon: (name: string) => `Ehihie ọma, ${name}`,
    evening: (name: string) => `Mgbede ọma, ${name}`,
  },
  noHome: 'Ị nwebeghị ụlọ ebe a',
  noHomeNote: 'Mgbe onye nlekọta nyere gị ụlọ, ụgwọ ụlọ na akwụkwọ gị ga-apụta ebe a.',
  dueNow: 'Ego ruru ịkwụ ugbu a',
  oweNothing: 'I jighị ụgwọ ọ bụla.',
  inArrears: (amount: string, days: string) => `${amount} agafeela oge; nke kacha ochie: ${days}.`,
  rest: (day: string) => `Ụbọchị ịkwụ nke fọdụrụ: ${day}.`,
  due: (day: string) => `Ụbọchị ịkwụ ụgwọ: ${day}.`,
  later: (amount: string) => `Akwụkwọ ụgwọ ${amount} dị, oge ya erubeghị.`,
  nextIs: (what: string, day: string) => `Nke na-esote: ${what}, ụbọchị ịkwụ ụgwọ ${day}.`,
  payNow: 'Kwụọ ugbu a',
  payPart: 'Kwụtụ',
  payAhead: 'Buru ụzọ kwụọ',
  charges: 'Ụgwọ i ji',
  allCharges: 'Ụgwọ niile',
  noCharges: 'O nweghị nke fọdụrụ. Daalụ.',
  due_: (day: string) => `Ụbọchị ịkwụ ụgwọ: ${day}`,
  next: (what: string, day: string) => `Nke na-esote: ${what}, ${day}`,
  receipts: 'Risiti',
  allReceipts: (count: number) => `Ha niile ${count.toLocaleString('en-NG')}`,
  noReceipts: 'Risiti gị ga-apụta ebe a, otu maka ịkwụ ụgwọ ọ bụla.',
  lease: {
    title: 'Nkwekọrịta ụlọ gị',
    until: (day: string) => `Ruo ${day}`,
    ended: (day: string) => `O kwụsịrị ${day}`,
  },
  open: {
    pendingTitle: 'Ị kwụchabeghị.',
    pending: (amount: string) => `Ị malitere ịkwụ ${amount}.`,
    continue: 'Gaa n’ihu',
    processingTitle: 'Anyị na-ajụ ụlọ akụ.',
    processing: (amount: string) => `${amount} nọ n’ụzọ. Biko akwụla ọzọ.`,
    see: 'Lee ebe o ruru',
  },
} satisfies Words<typeof english>
