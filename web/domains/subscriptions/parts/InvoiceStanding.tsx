import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { type Standing, standingOf } from '@gida/contract/domains/subscriptions/rules'
import type { ReactNode } from 'react'
import { subscriptions } from '#words/subscriptions'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useCheckInvoicePayment } from '../changes.ts'
import { InvoiceDispute } from './InvoiceDispute.tsx'

const words = subscriptions.invoice.standings
type Props = { of: PlatformInvoiceDetail; isAdmin: boolean }

/** Open matters of an invoice: an uncertain payment, a dispute, a reversal, or a late payment. */
export function InvoiceStanding({ of, isAdmin }: Props) {
  const standing = standingOf(of)
  if (!standing) return null
  const said: Record<Standing, ReactNode> = {
    DISPUTED: isAdmin ? <InvoiceDispute of={of} /> : <Banner tone="late">{words.disputed}</Banner>,
    PROCESSING: <Waiting id={of.id}>{words.processing}</Waiting>,
    PAGE_OPEN: isAdmin ? (
      <Banner tone="wait">{words.pageOpenAdmin}</Banner>
    ) : (
      <Waiting id={of.id}>{words.pageOpen}</Waiting>
    ),
    TAKEN_BACK: <Banner tone="late">{words.takenBack}</Banner>,
    LATE_CREDIT: <Banner tone="wait">{words.lateCredit}</Banner>,
  }
  return said[standing]
}

/** With a button to ask the provider. */
export function Waiting({ id, children }: { id: string; children: ReactNode }) {
  const { mutate, isPending } = useCheckInvoicePayment()
  return (
    <Banner
      tone="wait"
      action={
        <Button kind="second" size="small" busy={isPending} onClick={() => mutate({ params: { id } })}>
          {subscriptions.invoice.check}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
