import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { subscriptions } from '#words/subscriptions'
import { formatInstant, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = subscriptions.invoice

/** Payments and attempts, reversals and credit notes of an invoice. */
export const InvoiceMoves = ({ of: { payments, reversals, notes } }: { of: PlatformInvoiceDetail }) => (
  <>
    <Card>
      <CardHead title={words.payments} />
      {payments.length === 0 && <CardBody className="text-ink-soft">{words.noPayments}</CardBody>}
      <Rows label={words.payments}>
        {payments.map(
          ({
            id,
            reference,
            amount,
            status,
            receipt_number,
            paid_at,
            created_at,
            failure,
            review,
            credit,
          }) => (
            <Row
              key={id}
              title={receipt_number ? words.receipt(receipt_number) : words.payment[status]}
              note={[
                formatInstant(paid_at ?? created_at),
                reference,
                credit > 0 && words.beyond(formatNaira(credit)),
                failure,
                review,
              ]
                .filter(Boolean)
                .join(' · ')}
              value={<Money kobo={amount} />}
              strong={status === 'COMPLETED'}
            />
          ),
        )}
      </Rows>
    </Card>
    {reversals.length > 0 && (
      <Card>
        <CardHead title={words.reversals} />
        <Rows label={words.reversals}>
          {reversals.map((one) => (
            <Row
              key={one.id}
              title={words.reversal[one.kind][one.status]}
              note={[
                formatInstant(one.closed_at ?? one.opened_at),
                one.reason,
                one.reopened !== null && words.reopened(formatNaira(one.reopened)),
              ]
                .filter(Boolean)
                .join(' · ')}
              value={<Money kobo={one.amount} />}
              strong={one.status !== 'KEPT'}
            />
          ))}
        </Rows>
      </Card>
    )}
    {notes.length > 0 && (
      <Card>
        <CardHead title={words.notes} />
        <Rows label={words.notes}>
          {notes.map(({ id, number, amount, reason, issued_at }) => (
            <Row
              key={id}
              title={number}
              note={`${formatInstant(issued_at)} · ${reason}`}
              value={<Money kobo={amount} />}
              strong={false}
            />
          ))}
        </Rows>
      </Card>
    )}
  </>
)
