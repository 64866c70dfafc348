import type { debt as english } from '../en/debt.ts'
import type { Words } from '../words.ts'

export const debt = {
  arrears: 'Money wey don late',
  noArrears: 'Nothing don pass the day',
  oldest: (late: number) =>
    late === 1
      ? 'The oldest don late by 1 day'
      : `The oldest don late by ${late.toLocaleString('en-NG')} days`,
  dueNow: 'Due now',
  soon: (amount: string, until: string) => `${amount} go due by ${until}`,
  withArrears: (amount: string, until: string) => `Late money, and ${amount} go due by ${until}`,
  nothingMore: (until: string) => `Nothing again by ${until}`,
  billedLater: 'Don bill, go due later',
  nextDue: (day: string) => `Next one go due ${day}`,
  nothingLater: 'Nothing don bill ahead',
  outstanding: (all: string, due: string, later: string) =>
    `Everything wey remain ${all}: due now ${due}, don bill and go due later ${later}. (Outstanding)`,
  credit: 'Credit',
  depositHeld: 'Caution fee wey dem hold (Deposit held)',
} satisfies Words<typeof english>
