import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { verificationQuery } from './queries.ts'

const { payments } = client

export const useVerifyPayment = () => useMutation(mutation(payments.verifyPayment))

/** The HTTP client manages the Idempotency-Key: a second tap, a reload or a lost answer stays one payment. */
export const useInitializePayment = () =>
  useMutation(
    mutation(payments.initializePayment, {
      call: { retries: 2 },
    }),
  )

export const useCancelPayment = () =>
  useMutation(
    mutation(payments.cancelPayment, {
      onSuccess: (payment) =>
        void queryClient.setQueryData(verificationQuery(payment.reference).queryKey, payment),
    }),
  )
