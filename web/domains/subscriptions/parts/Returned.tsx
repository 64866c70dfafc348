import { useEffect } from 'react'
import { subscriptions } from '#words/subscriptions'
import { useCheckInvoicePayment } from '../changes.ts'
import { Waiting } from './InvoiceStanding.tsx'

/** Whoever comes back from the checkout: the provider is asked at once, and again when they wish. */
export function Returned({ id }: { id: string }) {
  const { mutate } = useCheckInvoicePayment()
  useEffect(() => mutate({ params: { id } }), [mutate, id])
  return <Waiting id={id}>{subscriptions.invoice.waiting}</Waiting>
}
