import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { formatInstant } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PaymentPill } from './PaymentPill.tsx'

const words = payments.payment

export function PaymentDetails({ payment }: { payment: PaymentDetail }) {
  const { reference, provider_reference, channel, landlord_name, transaction_type, payment_date } = payment
  return (
    <Card>
      <CardHead title={words.details} end={<PaymentPill status={payment.status} />} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.reference}>
            <span className="mono">{reference}</span>
          </DescriptionItem>
          {provider_reference && !payment.recorded && (
            <DescriptionItem label={payments.details.provider}>
              <span className="mono wrap-anywhere">{provider_reference}</span>
            </DescriptionItem>
          )}
          <DescriptionItem label={payments.columns.type}>{typeNames[transaction_type]}</DescriptionItem>
          <DescriptionItem label={payments.details.unit}>{payment.property_unit}</DescriptionItem>
          {channel && <DescriptionItem label={words.channel}>{payments.channels[channel]}</DescriptionItem>}
          <DescriptionItem label={payments.details.date}>
            {payment_date ? formatInstant(payment_date) : payments.details.pending}
          </DescriptionItem>
          {landlord_name && <DescriptionItem label={words.landlord}>{landlord_name}</DescriptionItem>}
          <Shares payment={payment} />
        </DescriptionList>
      </CardBody>
    </Card>
  )
}

/** How the payment is split; not shown to a tenant. */
function Shares({ payment: { commission_amount, fees, landlord_share } }: { payment: PaymentDetail }) {
  const isTaken = commission_amount !== null && commission_amount > 0
  return (
    <>
      {isTaken && (
        <DescriptionItem label={words.commission}>
          <Money kobo={commission_amount} />
        </DescriptionItem>
      )}
      {fees !== null && (
        <DescriptionItem label={words.fee}>
          <Money kobo={fees} />
        </DescriptionItem>
      )}
      {landlord_share !== null && (
        <DescriptionItem label={words.landlordShare}>
          <Money kobo={landlord_share} />
        </DescriptionItem>
      )}
    </>
  )
}
