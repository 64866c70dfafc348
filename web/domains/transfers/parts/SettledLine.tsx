import type { BankLine } from '@gida/contract/domains/transfers/line'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { transfers as words } from '#words/transfers'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { useRestoreLine } from '../changes.ts'
import { UnassignLine } from '../forms/UnassignLine.tsx'

/** A bank line that is posted or dismissed: for whom, by whom, and how to undo it. */
export function SettledLine({ line }: { line: BankLine }) {
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

/** No confirmation, since nothing is lost. */
function RestoreLine({ line }: { line: BankLine }) {
  const { send, refusal, isSaving } = useSend(useRestoreLine(), { said: words.restore.done })
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="undo"
        busy={isSaving}
        busyText={words.restore.busy}
        onClick={() => send({ params: { id: line.id } })}
      >
        {words.restore.action}
      </Button>
      <Refusal>{refusal}</Refusal>
    </>
  )
}
