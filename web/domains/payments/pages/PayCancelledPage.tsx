import { PaymentOutcome } from '../parts/PaymentOutcome.tsx'
import { payCancelledScreen } from '../routes.ts'

/** Back from the checkout without paying, as the payer says; the bank is asked all the same. */
export function PayCancelledPage() {
  const { reference } = payCancelledScreen.useSearch()
  return <PaymentOutcome key={reference} reference={reference} cameBy="cancelled" />
}
