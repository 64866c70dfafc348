export { RefundCredit } from './forms/RefundCredit.tsx'
