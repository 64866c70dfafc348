import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Card } from '../../../ui/Card.tsx'
import { CardBody } from '../../../ui/CardBody.tsx'
import { CardHead } from '../../../ui/CardHead.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { payments } from '../../../words/en/payments.ts'
import { periodBeside } from '../period.ts'

const words = payments.payment

/** Which charges the money goes to. */
export function Settles({ payment }: { payment: PaymentDetail }) {
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
