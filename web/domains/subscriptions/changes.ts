import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { leaveFor } from '../../platform/session/leave.ts'

const { subscriptions } = officeClient

export const useChoosePlan = () => useMutation(mutation(subscriptions.choosePlan))
export const useCreatePlan = () => useMutation(mutation(subscriptions.createPlan))
export const useChangePlanPrice = () => useMutation(mutation(subscriptions.changePlanPrice))
export const useEndPlan = () => useMutation(mutation(subscriptions.endPlan))
export const useSetSeller = () => useMutation(mutation(subscriptions.setSeller))
export const useCreditInvoice = () => useMutation(mutation(subscriptions.creditInvoice))
export const useAnswerInvoiceDispute = () =>
  useMutation(mutation(subscriptions.answerInvoiceDispute, { call: { retries: 0 } }))
export const useEndInvoiceDispute = () =>
  useMutation(mutation(subscriptions.endInvoiceDispute, { call: { retries: 0 } }))
export const useCheckInvoicePayment = () => useMutation(mutation(subscriptions.checkInvoicePayment))

/** Opens the provider's checkout in this tab, so that it can redirect the payer back. */
export const usePayInvoice = () =>
  useMutation(
    mutation(subscriptions.payInvoice, {
      call: { retries: 2 },
      onSuccess: ({ authorization_url }) => {
        if (authorization_url) leaveFor(authorization_url, { keepInHistory: true })
      },
    }),
  )
