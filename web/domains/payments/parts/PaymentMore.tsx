import type { Payment } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { formatInstant } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { hasReceiptActions, type ReceiptActions } from '../use-receipt-actions.ts'

const words = payments.details

/** What a row opens to. Commission is shown only where it is taken. */
export function PaymentMore({ payment, actions }: { payment: Payment; actions: ReceiptActions }) {
  const isPhone = useIsPhone()
  const { provider_reference, property_unit, commission_amount, payment_date, receipt_url, reference } =
    payment
  return (
    <>
      <Facts kind={isPhone ? 'left' : 'columns'} small>
        <Fact label={words.provider}>
          {provider_reference ? <span className="mono wrap-anywhere">{provider_reference}</span> : words.none}
        </Fact>
        <Fact label={words.unit}>{property_unit}</Fact>
        {commission_amount !== null && commission_amount > 0 && (
          <Fact label={words.commission}>
            <Money kobo={commission_amount} />
          </Fact>
        )}
        <Fact label={words.date}>{payment_date ? formatInstant(payment_date) : words.pending}</Fact>
      </Facts>
      {isPhone && hasReceiptActions(payment) && (
        <div className="mt-3 flex gap-2">
          <Button
            kind="second"
            icon="download"
            className="grow"
            busy={actions.isDownloading}
            onClick={() => actions.download({ url: receipt_url, number: reference })}
          >
            {payments.actions.receipt}
          </Button>
          <Button
            kind="second"
            icon="mail"
            className="grow"
            busy={actions.isEmailing}
            onClick={() => actions.email({ payment_id: payment.id })}
          >
            {payments.actions.emailShort}
          </Button>
        </div>
      )}
    </>
  )
}
