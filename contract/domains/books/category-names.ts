import type { ExpenseCategory } from './fund.ts'

/** Display names of expense categories. */
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
