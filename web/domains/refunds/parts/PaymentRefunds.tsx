import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { CreditNote, RefundOfPayment } from '@gida/contract/domains/refunds/refund'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paymentRefunds as words } from '#words/payment-refunds'
import { refunds } from '#words/refunds'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatInstant } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { RefundSheet } from '../forms/RefundSheet.tsx'
import { refundSummaryQuery } from '../queries.ts'
import { RefundPill, statusExplanation } from './RefundState.tsx'

/** The refunds of a payment with their credit notes; renders nothing if it is not refundable. */
export function RefundSummary({ payment }: { payment: PaymentDetail }) {
  const { data } = useQuery(refundSummaryQuery(payment.id))
  const [isRefunding, setRefunding] = useState(false)
  const isMine = useActor().user.id === payment.tenant_id
  if (!data || (data.refunds.length === 0 && data.credit_notes.length === 0 && !data.can.refund)) return null
  return (
    <Card aria-labelledby="money-back">
      <CardHead
        title={words.title}
        id="money-back"
        end={
          data.can.refund && (
            <Button kind="second" size="small" icon="undo" onClick={() => setRefunding(true)}>
              {refunds.card.action}
            </Button>
          )
        }
      />
      {data.refunds.length === 0 && data.credit_notes.length === 0 && (
        <CardBody className="text-ink-soft">{refunds.card.none}</CardBody>
      )}
      <Rows>
        {data.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} isMine={isMine} />
        ))}
        {data.credit_notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </Rows>
      {data.can.refund && isRefunding && (
        <RefundSheet payment={payment} onClose={() => setRefunding(false)} />
      )}
    </Card>
  )
}

function RefundRow({ refund, isMine }: { refund: RefundOfPayment; isMine: boolean }) {
  const { status, amount, reason, created_at, completed_at, still_owed } = refund
  const when = completed_at ? words.done(formatInstant(completed_at)) : words.asked(formatInstant(created_at))
  const kept = status === 'FAILED' ? null : still_owed ? words.stillOwed : words.notOwed
  return (
    <Row
      title={<RefundPill refund={refund} />}
      note={
        <>
          <span className="block">{statusExplanation(refund, isMine)}</span>
          <span className="block">{[reason, when, kept].filter(Boolean).join(' · ')}</span>
          {refund.needs_attention && !isMine && (
            <Link to="/dashboard/payments/refunds">{refunds.card.attentionLink}</Link>
          )}
        </>
      }
      value={<Money kobo={amount} />}
    />
  )
}

function NoteRow({ note: { id, number, amount } }: { note: CreditNote }) {
  return (
    <Row
      strong={false}
      title={words.note(number)}
      note={
        <DownloadButton
          kind="quiet"
          size="small"
          get={() => client.refunds.downloadCreditNote({ params: { id } })}
          name={words.fileName(number)}
          aria-label={`${words.download}: ${words.note(number)}`}
        >
          {words.download}
        </DownloadButton>
      }
      value={<Money kobo={amount} />}
    />
  )
}
