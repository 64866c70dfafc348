import type { ExpenseCategory } from './fund.ts'

/** What a fund is spent on, as people say it. */
export const CATEGORY_NAMES: Record<ExpenseCategory, string> = {
  DIESEL: 'Diesel',
  POWER: 'Power',
  WATER: 'Water',
  SECURITY: 'Security',
  CLEANING: 'Cleaning',
  REPAIRS: 'Repairs',
  WASTE: 'Waste',
  STAFF: 'Staff',
  INSURANCE: 'Insurance',
  LEVY: 'Levies',
  OTHER: 'Other',
}
