import { getRouteApi } from '@tanstack/react-router'
import { PaymentOutcome } from '../parts/PaymentOutcome.tsx'

const payReturnScreen = getRouteApi('/signed-in/pay/return')

/** Back from the checkout: the bank is asked until it is known. */
export function PayReturnPage() {
  const { reference } = payReturnScreen.useSearch()
  return <PaymentOutcome key={reference} reference={reference} channelUsed="return" />
}
