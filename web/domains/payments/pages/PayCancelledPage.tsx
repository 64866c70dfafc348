import { getRouteApi } from '@tanstack/react-router'
import { PaymentOutcome } from '../parts/PaymentOutcome.tsx'

const payCancelledScreen = getRouteApi('/signed-in/pay/cancelled')

/** Return from a cancelled checkout. The provider is asked all the same. */
export function PayCancelledPage() {
  const { reference } = payCancelledScreen.useSearch()
  return <PaymentOutcome key={reference} reference={reference} channelUsed="cancelled" />
}
