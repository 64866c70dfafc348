export { DisputeAnswerForm } from './forms/DisputeAnswerForm.tsx'
export { RefundCredit } from './forms/RefundCredit.tsx'
