import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { formatInstant, formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { DisputeAnswerForm } from '../../refunds/index.ts'
import { useAnswerInvoiceDispute } from '../changes.ts'
import { UndecidedDispute } from './UndecidedDispute.tsx'

const words = subscriptions.invoice.dispute
const ANSWERS = ['DECLINE', 'ACCEPT'] as const

/** A disputed invoice payment: the super admin answers, then the bank decides. */
export function InvoiceDispute({ of: { id, number, reversals } }: { of: PlatformInvoiceDetail }) {
  const change = useAnswerInvoiceDispute()
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number]>()
  const open = reversals
    .filter(
      ({ kind, status, answered_at, archived_at }) =>
        kind === 'DISPUTE' && status === 'OPEN' && answered_at === null && archived_at === null,
    )
    .sort((a, b) => ((a.due_at ?? '~') < (b.due_at ?? '~') ? -1 : 1))[0]
  const archived = reversals.find(({ status, archived_at }) => status === 'OPEN' && archived_at !== null)
  if (!open && archived) return <UndecidedDispute {...{ id, number }} amount={archived.amount} />
  if (!open) return <Banner tone="wait">{words.withBank}</Banner>
  return (
    <>
      <Banner
        tone="late"
        action={
          <div className="flex flex-wrap gap-2">
            {ANSWERS.map((one) => (
              <Button
                key={one}
                kind={one === 'ACCEPT' ? 'second' : 'primary'}
                size="small"
                onClick={() => setAnswer(one)}
              >
                {words[one]}
              </Button>
            ))}
          </div>
        }
      >
        {words.open(open.due_at ? formatInstant(open.due_at) : null)}
        {open.reason && ` ${words.says(open.reason)}`}
      </Banner>
      {answer && (
        <DisputeAnswerForm
          {...{ change, id, answer }}
          amount={open.amount}
          acceptNote={words.acceptNote(formatNaira(open.amount), number)}
          onDone={() => setAnswer(undefined)}
        />
      )}
    </>
  )
}
