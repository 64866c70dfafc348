import type { debt as english } from '../en/debt.ts'
import type { Words } from '../words.ts'

export const debt = {
  arrears: 'Ụgwọ gafere oge',
  noArrears: 'O nweghị nke gafere ụbọchị ya',
  oldest: (late: number) => `Nke kacha ochie agafeela ụbọchị ${late.toLocaleString('en-NG')}`,
  dueNow: 'Ịkwụ ugbu a',
  soon: (amount: string, until: string) => `a ga-akwụ ${amount} tupu ${until}`,
  withArrears: (amount: string, until: string) => `Ụgwọ gafere oge, na ${amount} a ga-akwụ tupu ${until}`,
  nothingMore: (until: string) => `O nweghị ọzọ tupu ${until}`,
  billedLater: 'E detuola ya, oge ya ka na-abịa',
  nextDue: (day: string) => `Ụbọchị ịkwụ ụgwọ na-esote: ${day}`,
  nothingLater: 'E detubeghị nke na-abịa',
  outstanding: (all: string, due: string, later: string) =>
    `Ụgwọ niile fọdụrụ ${all}: nke ịkwụ ugbu a ${due}, nke e detuola ma oge ya ka na-abịa ${later}. (Outstanding)`,
  credit: 'Ego fọdụrụ gị (Credit)',
  depositHeld: 'Ego nchekwa e ji (Deposit held)',
} satisfies Words<typeof english>
