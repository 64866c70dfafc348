import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { settlements } = client

export const useCloseDifference = () => useMutation(mutation(settlements.closeDifference))

/** The HTTP client manages the Idempotency-Key: a second tap or a lost answer stays one remittance. */
export const useRecordRemittances = () => useMutation(mutation(settlements.recordRemittances))
export const useSendRemittances = () => useMutation(mutation(settlements.sendRemittances))
export const useUndoRemittance = () => useMutation(mutation(settlements.undoRemittance))
export const useHoldRemittance = () => useMutation(mutation(settlements.holdRemittance))
export const useLiftHold = () => useMutation(mutation(settlements.liftRemittanceHold))
export const useSetStatementDelivery = () => useMutation(mutation(settlements.setStatementDelivery))
export const useUpdateMoneySettings = () => useMutation(mutation(settlements.updateMoneySettings))
