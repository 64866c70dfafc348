import type { BankLine } from '@gida/contract/domains/transfers/line'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { transfers as words } from '#words/transfers'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { useAssignLine } from '../changes.ts'
import { AssignLine } from '../forms/AssignLine.tsx'
import { DismissLine } from '../forms/DismissLine.tsx'
import { SuggestionList } from './SuggestionList.tsx'

/** Score of 100. Below it no suggestion is preselected. */
const LIKELY = 45

/** An unassigned bank line: the suggestions, and an action for the selected one. */
export function WaitingLine({ line }: { line: BankLine }) {
  const [first] = line.guesses
  const [chosen, setChosen] = useState(!line.doubt && first && first.score >= LIKELY ? '0' : '')
  const [open, setOpen] = useState<'assign' | 'dismiss' | null>(null)
  const { send, refusal, isSaving } = useSend(useAssignLine(), {
    said: ({ amount }) => words.assigned(formatNaira(amount, 'short')),
  })
  const guess = line.guesses[Number(chosen || Number.NaN)]
  const isDoubted = line.doubt !== null && !guess
  const close = (isOpen: boolean) => setOpen(isOpen ? open : null)
  return (
    <>
      <Doubt line={line} />
      <TakenBack line={line} />
      {line.guesses.length > 0 ? (
        <SuggestionList line={line} value={chosen} onChange={setChosen} />
      ) : (
        <p className="text-ink-soft">{words.noGuess}</p>
      )}
      <Refusal>{refusal}</Refusal>
      {line.can.settle && (
        <div className="grid gap-2">
          {guess && (
            <Button
              busy={isSaving}
              busyText={words.assign.busy}
              onClick={() =>
                send({
                  params: { id: line.id },
                  body: { parts: guess.parts.map(({ lease_id, amount }) => ({ lease_id, amount })) },
                })
              }
            >
              {guess.parts.length > 1 ? words.divideOver : words.assignTo(guess.parts[0]?.tenant_name ?? '')}
            </Button>
          )}
          {isDoubted && <Button onClick={() => setOpen('dismiss')}>{words.countedAlready}</Button>}
          <Button kind={guess || isDoubted ? 'second' : 'primary'} onClick={() => setOpen('assign')}>
            {words.other}
          </Button>
          {!isDoubted && (
            <Button kind="quiet" onClick={() => setOpen('dismiss')}>
              {line.doubt ? words.countedAlready : words.notOurs}
            </Button>
          )}
        </div>
      )}
      {open === 'assign' && <AssignLine line={line} onOpenChange={close} />}
      {open === 'dismiss' && <DismissLine line={line} onOpenChange={close} />}
    </>
  )
}

function Doubt({ line: { doubt, reference } }: { line: BankLine }) {
  if (!doubt) return null
  const both = doubt === 'SAME_REFERENCE' && (
    <Button kind="second" size="small" asChild>
      <Link to="/dashboard/payments/transfers" search={{ state: 'ALL', search: reference }}>
        {words.seeBoth}
      </Link>
    </Button>
  )
  return (
    <Banner tone="wait" action={both}>
      {words.doubts[doubt]}
    </Banner>
  )
}

/** Whom it was last assigned to, so that the mistake is not repeated. */
function TakenBack({ line: { taken_back } }: { line: BankLine }) {
  const [last] = taken_back
  if (!last) return null
  const names = taken_back.filter(({ at }) => at === last.at).map(({ tenant_name }) => tenant_name)
  return (
    <p className="text-small text-ink-soft">
      {words.back.was(names.join(', '), last.by, formatWhen(last.at), last.reason)}
    </p>
  )
}
