import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client, outdateBy } from '../../platform/api.ts'
import { useLive } from '../../platform/live.ts'
import { queryClient } from '../../platform/queries.ts'
import { paymentQuery, verificationQuery } from './queries.ts'
import { forgetPayWish } from './use-pay-wish.ts'

/** How a payment stands at the bank: asked by itself, and at once when a live message says that it has moved. */
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
    if (status === 'COMPLETED') forgetPayWish()
    if (status) void outdateBy(client.payments.verifyPayment)
  }, [status])
  return asked
}
