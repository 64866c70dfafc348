import type { Payment } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { hasReceiptActions, type ReceiptActions } from '../use-receipt-actions.ts'

const words = payments.details

/** Methods without a payment provider. */
const isByHand = (channel: Payment['channel']) => channel === 'POS' || channel === 'CHEQUE'

/** The expanded row. Commission is shown only where it is charged. */
export function PaymentMore({ payment, actions }: { payment: Payment; actions: ReceiptActions }) {
  const isPhone = useIsPhone()
  const {
    channel,
    provider_reference,
    property_unit,
    commission_amount,
    payment_date,
    receipt_url,
    reference,
  } = payment
  return (
    <>
      <DescriptionList kind={isPhone ? 'left' : 'columns'} small>
        {channel !== 'CASH' && (
          <DescriptionItem label={isByHand(channel) ? words.slip : words.provider}>
            {provider_reference ? (
              <span className="mono wrap-anywhere">{provider_reference}</span>
            ) : (
              words.none
            )}
          </DescriptionItem>
        )}
        <DescriptionItem label={words.unit}>{property_unit}</DescriptionItem>
        {commission_amount !== null && commission_amount > 0 && (
          <DescriptionItem label={words.commission}>
            <Money kobo={commission_amount} />
          </DescriptionItem>
        )}
        <DescriptionItem label={words.date}>
          {payment_date ? formatInstant(payment_date) : words.pending}
        </DescriptionItem>
      </DescriptionList>
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
