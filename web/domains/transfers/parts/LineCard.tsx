import type { BankLine, Guess } from '@gida/contract/domains/transfers/line'
import { formatDay } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { transfers as words } from '#words/transfers'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira, formatWhen } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AssignLine } from '../forms/AssignLine.tsx'
import { DismissLine } from '../forms/DismissLine.tsx'
import { UnassignLine } from '../forms/UnassignLine.tsx'
import { useAssignLine, useRestoreLine } from '../queries.ts'
import { SuggestionList } from './SuggestionList.tsx'

/** One transfer: what the bank says of it, and whose it is or may be. */
export function LineCard({ line }: { line: BankLine }) {
  return (
    <Card as="article" className="grid gap-3 p-4 md:p-5" aria-label={line.payer || line.narration}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-60">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {line.narration || line.payer || words.unknownPayer}
          </p>
          <p className="text-small text-ink-soft">
            {[
              formatDay(line.day),
              line.payer,
              line.reference,
              `${line.bank_name} …${line.account_number.slice(-4)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <span className="text-[1.125rem]/7 font-semibold">
          <Money kobo={line.amount} />
        </span>
      </div>
      {line.state === 'UNASSIGNED' ? <Waiting line={line} /> : <Settled line={line} />}
    </Card>
  )
}

function Waiting({ line }: { line: BankLine }) {
  const [open, setOpen] = useState<'assign' | 'dismiss' | null>(null)
  const assign = useAssignLine()
  const close = (isOpen: boolean) => setOpen(isOpen ? open : null)

  function choose({ parts }: Guess) {
    assign.mutate(
      {
        params: { id: line.id },
        body: { parts: parts.map(({ lease_id, amount }) => ({ lease_id, amount })) },
      },
      { onSuccess: ({ amount }) => toast.success(words.assigned(formatNaira(amount, 'short'))) },
    )
  }
  return (
    <>
      {line.doubt && (
        <Banner
          tone="wait"
          action={line.doubt === 'SAME_REFERENCE' && <SeeBoth reference={line.reference} />}
        >
          {words.doubts[line.doubt]}
        </Banner>
      )}
      <TakenBack line={line} />
      <SuggestionList line={line} busy={assign.isPending} onChoose={choose} />
      {assign.error && (
        <Banner tone="late" live>
          {messageOf(assign.error)}
        </Banner>
      )}
      {line.can.settle && (
        <div className="flex flex-wrap items-center gap-2">
          {line.guesses.length === 0 && <p className="grow text-ink-soft">{words.noGuess}</p>}
          <Button kind="second" size="small" onClick={() => setOpen('assign')}>
            {words.other}
          </Button>
          <Button kind={line.doubt ? 'primary' : 'quiet'} size="small" onClick={() => setOpen('dismiss')}>
            {line.doubt ? words.countedAlready : words.notOurs}
          </Button>
        </div>
      )}
      {open === 'assign' && <AssignLine line={line} onOpenChange={close} />}
      {open === 'dismiss' && <DismissLine line={line} onOpenChange={close} />}
    </>
  )
}

const SeeBoth = ({ reference }: { reference: string }) => (
  <Button kind="second" size="small" asChild>
    <Link to="/dashboard/payments/transfers" search={{ state: 'ALL', search: reference }}>
      {words.seeBoth}
    </Link>
  </Button>
)

/** To whom it was given the last time, so that it is not given there again. */
function TakenBack({ line: { taken_back } }: { line: BankLine }) {
  const [last] = taken_back
  if (!last) return null
  const together = taken_back.filter(({ at }) => at === last.at)
  return (
    <p className="text-small text-ink-soft">
      {words.back.was(
        together.map(({ tenant_name }) => tenant_name).join(', '),
        last.by,
        formatWhen(last.at),
        last.reason,
      )}
    </p>
  )
}

function Settled({ line }: { line: BankLine }) {
  const [isTakingBack, setTakingBack] = useState(false)
  const how =
    line.settled_by_name && line.settled_at
      ? words.by(line.settled_by_name, formatWhen(line.settled_at))
      : words.byItself(line.reasons.map((reason) => words.reasons[reason]).join(' · '))
  return (
    <>
      {line.payments.map((paid) => (
        <p key={paid.payment_id}>
          {words.paidFor}{' '}
          <Link to="/dashboard/payments/$id" params={{ id: paid.payment_id }} className="link">
            {paid.tenant_name}, {paid.unit_label}
          </Link>{' '}
          {line.payments.length > 1 && <Money kobo={paid.amount} />}
        </p>
      ))}
      {line.dismissal && (
        <p>{[words.dismiss.reasons[line.dismissal], line.note].filter(Boolean).join(': ')}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-ink-soft">{how}</p>
        {line.can.take_back && (
          <Button kind="quiet" size="small" icon="undo" onClick={() => setTakingBack(true)}>
            {words.back.action}
          </Button>
        )}
        {line.can.restore && <RestoreLine line={line} />}
      </div>
      {isTakingBack && <UnassignLine line={line} onOpenChange={setTakingBack} />}
    </>
  )
}

/** Nothing is lost by it, so nobody is asked. */
function RestoreLine({ line }: { line: BankLine }) {
  const restore = useRestoreLine()
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="undo"
        busy={restore.isPending}
        busyText={words.restore.busy}
        onClick={() =>
          restore.mutate({ params: { id: line.id } }, { onSuccess: () => toast.success(words.restore.done) })
        }
      >
        {words.restore.action}
      </Button>
      {restore.error && (
        <Banner tone="late" live>
          {messageOf(restore.error)}
        </Banner>
      )}
    </>
  )
}
