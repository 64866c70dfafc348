export { billServiceCharge } from './fund/bill-service-charge.ts'
export { recordExpense } from './fund/record-expense.ts'
export { voidExpense } from './fund/void-expense.ts'
