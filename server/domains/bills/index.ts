export { BILL_DUE, LEFT_OF_BILL } from './bill-queries.ts'
