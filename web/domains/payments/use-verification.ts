import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { useLive } from '../../platform/live/live.ts'
import { paymentQuery, verificationQuery } from './queries.ts'
import { forgetPaymentDraft } from './use-payment-draft.ts'

/** The payment's status at the provider: polled, and refetched at once on a live message. */
export function useVerification(reference: string) {
  const asked = useQuery(verificationQuery(reference))
  const { data, refetch } = asked
  const status = data?.status

  useLive('payment_updated', (payment) => {
    if (payment.reference === reference && payment.status !== status) void refetch()
  })
  useEffect(() => {
    if (data) queryClient.setQueryData(paymentQuery(data.id).queryKey, data)
  }, [data])
  useEffect(() => {
    if (status === 'COMPLETED') forgetPaymentDraft()
    if (status) void invalidateBy(client.payments.verifyPayment)
  }, [status])
  return asked
}
