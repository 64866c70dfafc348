import type { BankLine, Guess } from '@gida/contract/domains/transfers/line'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { transfers as words } from '#words/transfers'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { AssignLine } from '../forms/AssignLine.tsx'
import { DismissLine } from '../forms/DismissLine.tsx'
import { useAssignLine } from '../queries.ts'
import { SuggestionList } from './SuggestionList.tsx'

/** A transfer that is nobody's yet: suggestions, and what else can be done. */
export function WaitingLine({ line }: { line: BankLine }) {
  const [open, setOpen] = useState<'assign' | 'dismiss' | null>(null)
  const { send, refusal, isSaving } = useSend(useAssignLine(), {
    said: ({ amount }) => words.assigned(formatNaira(amount, 'short')),
  })
  const close = (isOpen: boolean) => setOpen(isOpen ? open : null)

  const choose = ({ parts }: Guess) =>
    send({
      params: { id: line.id },
      body: { parts: parts.map(({ lease_id, amount }) => ({ lease_id, amount })) },
    })
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
      <SuggestionList line={line} busy={isSaving} onChoose={choose} />
      <Refusal>{refusal}</Refusal>
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
