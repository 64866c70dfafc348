import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { refunds } = client

/** The HTTP client manages the Idempotency-Key: a second tap or a lost answer stays one refund. */
export const useIssueRefund = () => useMutation(mutation(refunds.issueRefund))
export const useRefundCredit = () => useMutation(mutation(refunds.refundCredit))
export const useRetryRefund = () => useMutation(mutation(refunds.retryRefund, { call: { retries: 0 } }))
export const useEndDispute = () => useMutation(mutation(refunds.endDispute, { call: { retries: 0 } }))
export const useAnswerDispute = () => useMutation(mutation(refunds.answerDispute, { call: { retries: 0 } }))
