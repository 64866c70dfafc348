import { PaymentOutcome } from '../parts/PaymentOutcome.tsx'
import { payReturnScreen } from '../routes.ts'

/** Back from the checkout: the bank is asked until it is known. */
export function PayReturnPage() {
  const { reference } = payReturnScreen.useSearch()
  return <PaymentOutcome key={reference} reference={reference} cameBy="return" />
}
