const days = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'day' : 'days'}`

/** What is owed and what is held, in the same words on every screen. */
export const debt = {
  arrears: 'Arrears',
  noArrears: 'Nothing is past its due date',
  oldest: (late: number) => `Oldest ${days(late)} late`,
  dueNow: 'Due now',
  soon: (amount: string, until: string) => `${amount} due by ${until}`,
  withArrears: (amount: string, until: string) => `Arrears, and ${amount} due by ${until}`,
  nothingMore: (until: string) => `Nothing more by ${until}`,
  billedLater: 'Billed, due later',
  nextDue: (day: string) => `Next due ${day}`,
  nothingLater: 'Nothing billed ahead',
  /** All three words in one sum, so that nobody adds them by eye. */
  outstanding: (all: string, due: string, later: string) =>
    `Outstanding ${all}: due now ${due} and billed, due later ${later}.`,
  credit: 'Credit',
  depositHeld: 'Deposit held',
} as const
