import { getRouteApi } from '@tanstack/react-router'
import { PaymentOutcome } from '../parts/PaymentOutcome.tsx'

const payReturnScreen = getRouteApi('/signed-in/pay/return')

/** Return from the checkout: polls the provider until the outcome is known. */
export function PayReturnPage() {
  const { reference } = payReturnScreen.useSearch()
  return <PaymentOutcome key={reference} reference={reference} channelUsed="return" />
}
