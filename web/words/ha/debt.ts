import type { debt as english } from '../en/debt.ts'
import type { Words } from '../words.ts'

export const debt = {
  arrears: 'Bashin da ya wuce lokaci',
  noArrears: 'Babu abin da ya wuce ranarsa',
  oldest: (late: number) => `Mafi daɗewa ya wuce da kwana ${late.toLocaleString('en-NG')}`,
  dueNow: 'Abin biya yanzu',
  soon: (amount: string, until: string) => `${amount} za a biya kafin ${until}`,
  withArrears: (amount: string, until: string) => `Bashi, da ${amount} da za a biya kafin ${until}`,
  nothingMore: (until: string) => `Babu wani kuma kafin ${until}`,
  billedLater: 'An sa, za a biya daga baya',
  nextDue: (day: string) => `Na gaba: ${day}`,
  nothingLater: 'Ba a sa komai na gaba ba',
  outstanding: (all: string, due: string, later: string) =>
    `Jimlar saura ${all}: abin biya yanzu ${due}, da wanda aka sa za a biya daga baya ${later}. (Outstanding)`,
  credit: 'Rarar kuɗi (Credit)',
  depositHeld: 'Kuɗin ajiya (Deposit held)',
} satisfies Words<typeof english>
