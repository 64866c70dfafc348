import type { DueRemittance, RemittanceHold } from '@gida/contract/domains/settlements/remittance'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { messageOf } from '../../../platform/errors.ts'
import { formatDay, formatNaira, formatWhen } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { HoldRemittance } from '../forms/HoldRemittance.tsx'
import { useLiftHold } from '../queries.ts'

const words = settlements.due
type Props = {
  due: DueRemittance
  isOwner: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

/** What one owner is owed, by when it has to go, and why some of it waits. */
export function DueRow({ due, isOwner, isChosen, onChoose }: Props) {
  const title = <span className="font-semibold">{isOwner ? words.withUs : due.landlord_name}</span>
  const note = <Notes due={due} />
  const end = <Money kobo={due.due > 0 ? due.due : due.with_us} kind="short" />
  return (
    <li className="border-t border-line">
      {due.due > 0 && !isOwner ? (
        <CheckRow
          title={title}
          note={note}
          end={end}
          aria-label={words.choose(due.landlord_name)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <div className="flex min-h-15 items-center gap-3 px-4 py-3 md:px-5">
          <span className="min-w-0 grow">
            <span className="block">{title}</span>
            <span className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1 text-small text-ink-soft">{note}</span>
          </span>
          <span className="figures shrink-0 text-end">{end}</span>
        </div>
      )}
      <div className="px-4 pb-3 md:px-5">
        <Holds due={due} isOwner={isOwner} />
        {due.lines.length > 0 && <Lines due={due} />}
      </div>
    </li>
  )
}

function Notes({ due }: { due: DueRemittance }) {
  const { days_left, due_on, account } = due
  const time = days_left !== null && days_left >= 0 && due_on
  const to = account ? words.to(account.bank_name, account.last4) : words.noAccount
  return (
    <>
      {days_left !== null && days_left < 0 && (
        <Pill tone="late" icon="warning">
          {words.overdue(-days_left)}
        </Pill>
      )}
      <span>{time ? `${words.go(days_left)}, ${words.by(formatDay(due_on))} · ${to}` : to}</span>
    </>
  )
}

function Holds({ due, isOwner }: { due: DueRemittance; isOwner: boolean }) {
  const [isHolding, setHolding] = useState(false)
  const lift = useLiftHold()
  const isHeldByHand = due.holds.some((hold) => hold.reason === 'BY_HAND')
  return (
    <div className="grid gap-2">
      {due.holds.map((hold) => (
        <p key={`${hold.reason}${hold.id}`} className="flex flex-wrap items-center gap-2 text-small">
          <Pill tone="wait" icon="clock">
            {words.holds[hold.reason]}
          </Pill>
          <span className="text-ink-soft">{sayHold(hold, due)}</span>
          {hold.id && !isOwner && (
            <Button
              kind="quiet"
              size="small"
              busy={lift.isPending}
              onClick={() =>
                lift.mutate(
                  { params: { id: hold.id ?? '' } },
                  {
                    onSuccess: () => toast.success(words.lifted),
                    onError: (error) => toast.error(words.notLifted, { note: messageOf(error) }),
                  },
                )
              }
            >
              {words.lift}
            </Button>
          )}
        </p>
      ))}
      {!isOwner && !isHeldByHand && due.with_us > 0 && (
        <div>
          <Button kind="quiet" size="small" onClick={() => setHolding(true)}>
            {words.hold}
          </Button>
        </div>
      )}
      {isHolding && <HoldRemittance due={due} onDone={() => setHolding(false)} />}
    </div>
  )
}

function sayHold(hold: RemittanceHold, due: DueRemittance): string {
  if (hold.until) return words.until(formatWhen(hold.until))
  if (hold.reason === 'OWNER_OWES') return words.owes(formatNaira(-due.with_us))
  return [hold.amount === null ? '' : formatNaira(hold.amount), hold.note].filter(Boolean).join(' · ')
}

/** What the money is, closed until asked for. */
const Lines = ({ due }: { due: DueRemittance }) => (
  <details className="mt-1 text-small">
    <summary className="min-h-11 cursor-pointer content-center text-ink-soft md:min-h-8">
      {`${words.what}: ${words.lines(due.line_count)}`}
    </summary>
    <ul className="grid gap-1.5">
      {due.lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are shown as they come and never move
        <li key={n} className="flex justify-between gap-3">
          <span className="min-w-0">
            {[formatDay(line.day), line.tenant_name, line.unit_label, line.description]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Money kobo={line.amount} kind="short" />
        </li>
      ))}
    </ul>
  </details>
)
