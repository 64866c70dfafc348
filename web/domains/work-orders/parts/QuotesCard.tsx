import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { Offer } from '@gida/contract/domains/work-orders/quote'
import { useState } from 'react'
import { workMoney } from '#words/work-money'
import { formatInstant, formatPhone } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { WriteQuoteForm } from '../forms/WriteQuoteForm.tsx'
import { QuoteTable } from './QuoteTable.tsx'

const words = workMoney.quoting

/** The vendors asked, and their quotes. */
export function QuotesCard({ order }: { order: WorkOrderDetail }) {
  const [isWriting, setWriting] = useState(false)
  const { offers, all_quotes } = order
  if (offers.length === 0 && all_quotes.length === 0) return null
  const priced = new Set(all_quotes.map(({ vendor_id }) => vendor_id))
  const takers = offers.filter(({ takes_quote }) => takes_quote)
  const others = offers.filter(({ vendor_id, proposed_at }) => !priced.has(vendor_id) || proposed_at)
  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          offers.length > 0 && (
            <span className="text-small text-ink-soft">{words.note(priced.size, offers.length)}</span>
          )
        }
        wraps
      />
      {all_quotes.length > 0 ? (
        <QuoteTable order={order} />
      ) : (
        <CardBody>
          <p className="text-ink-soft">{words.none}</p>
        </CardBody>
      )}
      {takers.length > 0 && (
        <CardBody className="border-t border-line">
          <Button kind="second" icon="phone" size="small" onClick={() => setWriting(true)}>
            {words.write}
          </Button>
        </CardBody>
      )}
      {isWriting && <WriteQuoteForm order={order} offers={takers} onClose={() => setWriting(false)} />}
      {others.length > 0 && (
        <Rows label={words.asked}>
          {others.map((offer) => (
            <Row
              key={offer.id}
              title={offer.vendor_name}
              note={saidBy(offer)}
              value={<a href={`tel:${offer.vendor_phone}`}>{formatPhone(offer.vendor_phone)}</a>}
            />
          ))}
        </Rows>
      )}
    </Card>
  )
}

const saidBy = ({ state, proposed_at, note }: Offer): string =>
  [proposed_at ? words.otherTime(formatInstant(proposed_at)) : words.offers[state], note]
    .filter(Boolean)
    .join('. ')
