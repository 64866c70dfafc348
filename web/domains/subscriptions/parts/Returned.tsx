import { useEffect } from 'react'
import { subscriptions } from '#words/subscriptions'
import { useCheckInvoicePayment } from '../changes.ts'
import { Waiting } from './InvoiceStanding.tsx'

/** Return from the checkout: asks the provider at once, and again on demand. */
export function Returned({ id }: { id: string }) {
  const { mutate } = useCheckInvoicePayment()
  useEffect(() => mutate({ params: { id } }), [mutate, id])
  return <Waiting id={id}>{subscriptions.invoice.waiting}</Waiting>
}
