import type { DueRemittance, RemittanceHold } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { useLiftHold } from '../changes.ts'

const words = settlements.due
type Props = { due: DueRemittance; isOwner: boolean }

/** Why part of a payout is on hold; managers can release manual holds. */
export function DueHolds({ due, isOwner }: Props) {
  if (due.holds.length === 0) return null
  return (
    <div className="grid gap-2">
      {due.holds.map((hold) => (
        <div key={`${hold.reason}${hold.id}`} className="flex flex-wrap items-center gap-2 text-small">
          <Pill tone="wait" icon="clock">
            {words.holds[hold.reason]}
          </Pill>
          <span className="text-ink-soft">{sayHold(hold, due)}</span>
          {hold.id && !isOwner && <LiftHold id={hold.id} />}
        </div>
      ))}
    </div>
  )
}

function LiftHold({ id }: { id: string }) {
  const { send, refusal, isSaving } = useSend(useLiftHold(), {
    said: words.lifted,
    unknown: settlements.unknown,
  })
  return (
    <>
      <Button kind="quiet" size="small" busy={isSaving} onClick={() => send({ params: { id } })}>
        {words.lift}
      </Button>
      <Refusal title={words.notLifted}>{refusal}</Refusal>
    </>
  )
}

function sayHold(hold: RemittanceHold, due: DueRemittance): string {
  if (hold.until) return words.until(formatWhen(hold.until))
  if (hold.reason === 'OWNER_OWES') return words.owes(formatNaira(-due.with_us))
  return [hold.amount === null ? '' : formatNaira(hold.amount), hold.note].filter(Boolean).join(' · ')
}
