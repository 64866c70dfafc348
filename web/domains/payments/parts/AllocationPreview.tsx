import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { periodBeside } from '../../charges/index.ts'

const words = payments.payment

/** The charges that the payment is allocated to. */
export function AllocationPreview({ payment }: { payment: PaymentDetail }) {
  const { settles, credit_amount, left_to_pay } = payment
  return (
    <Card aria-labelledby="settles">
      <CardHead title={words.settles} id="settles" />
      {settles.length === 0 && <CardBody className="text-ink-soft">{words.settlesNothing}</CardBody>}
      <Rows>
        {settles.map((one) => (
          <Row
            key={one.charge_id}
            title={one.description}
            note={periodBeside(one)}
            value={<Money kobo={one.amount} />}
          />
        ))}
        {credit_amount > 0 && (
          <Row title={words.credit} value={<Money kobo={credit_amount} />} strong={false} />
        )}
        {payment.status === 'COMPLETED' && (
          <Row
            strong={false}
            title={<span className="text-ink-soft">{words.leftToPay}</span>}
            value={<Money kobo={left_to_pay} />}
          />
        )}
      </Rows>
    </Card>
  )
}
