import { CATEGORY_NAMES } from '@gida/contract/domains/books/category-names'
import { titles } from './titles.ts'

const several = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`

/** What the service charge of an estate is spent on, as everybody of the estate reads it. */
export const serviceCharge = {
  title: (year?: number) => [titles.fund, year].filter(Boolean).join(' '),
  note: 'The fund belongs to the flats. It is spent only on what stands below.',
  open: 'Open',
  inFund: 'in the fund',
  ofYear: (received: string, spent: string) => `${received} collected this year, ${spent} spent`,
  untouched: 'The fund is empty. It starts with the first service charge that is paid.',
  year: 'Year',
  opening: 'At the start',
  received: 'Collected',
  spent: 'Spent',
  balance: 'In the fund now',
  advanced: 'Advanced by the manager',
  advancedNote: 'More was spent than collected.',
  byMonth: 'Month by month',
  month: 'Month',
  byCategory: 'What it was spent on',
  category: 'What for',
  count: 'Times',
  counted: (times: number) => `Times: ${times}`,
  amount: 'Amount',
  nothingSpent: 'Nothing was spent this year.',
  expenses: 'Expenses',
  expensesNoun: 'expenses',
  columns: { what: 'What', category: 'For', amount: 'Amount', date: 'Day' },
  emptyExpenses: 'No expenses yet',
  emptyExpensesNote: 'What is bought from the fund appears here, for everyone in the estate.',
  voided: 'Withdrawn',
  categories: CATEGORY_NAMES,
  actionsOf: (what: string) => `Actions for ${what}`,
  evidence: 'Download the invoice',
  parts: 'Billed',
  partColumns: { title: 'For', amount: 'Amount', collected: 'Collected', due: 'Due' },
  dueOn: (day: string) => `Due ${day}`,
  collectedOf: (amount: string) => `collected of ${amount}`,
  perUnit: (units: number, part: string) => `${several(units, 'unit', 'units')}, ${part} each`,
  loading: 'Loading accounts...',
}
