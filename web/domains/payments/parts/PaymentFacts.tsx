import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { formatInstant } from '../../../platform/format.ts'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PaymentPill } from './PaymentPill.tsx'

const words = payments.payment

export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { reference, provider_reference, channel, landlord_name, transaction_type, payment_date } = payment
  return (
    <Card>
      <CardHead title={words.facts} end={<PaymentPill status={payment.status} />} />
      <CardBody>
        <Facts>
          <Fact label={words.reference}>
            <span className="mono">{reference}</span>
          </Fact>
          {provider_reference && (
            <Fact label={payments.details.provider}>
              <span className="mono wrap-anywhere">{provider_reference}</span>
            </Fact>
          )}
          <Fact label={payments.columns.type}>{typeNames[transaction_type]}</Fact>
          <Fact label={payments.details.unit}>{payment.property_unit}</Fact>
          {channel && <Fact label={words.channel}>{payments.channels[channel]}</Fact>}
          <Fact label={payments.details.date}>
            {payment_date ? formatInstant(payment_date) : payments.details.pending}
          </Fact>
          {landlord_name && <Fact label={words.landlord}>{landlord_name}</Fact>}
          <Shares payment={payment} />
        </Facts>
      </CardBody>
    </Card>
  )
}

/** Who gets what of it; a tenant is not shown these. */
function Shares({ payment: { commission_amount, fees, landlord_share } }: { payment: PaymentDetail }) {
  const isTaken = commission_amount !== null && commission_amount > 0
  return (
    <>
      {isTaken && (
        <Fact label={words.commission}>
          <Money kobo={commission_amount} />
        </Fact>
      )}
      {fees !== null && (
        <Fact label={words.fee}>
          <Money kobo={fees} />
        </Fact>
      )}
      {landlord_share !== null && (
        <Fact label={words.landlordShare}>
          <Money kobo={landlord_share} />
        </Fact>
      )}
    </>
  )
}
