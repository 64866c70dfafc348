import type { Occurrence, PlanDetail } from '@gida/contract/domains/assets/plan'
import type { OccurrenceState } from '@gida/contract/domains/assets/rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { assetPlans } from '#words/asset-plans'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useSkipOccurrence } from '../changes.ts'

const words = assetPlans.one
const TONES: Record<OccurrenceState, Tone> = { OPEN: 'wait', DONE: 'in', SKIPPED: 'idle', MISSED: 'idle' }

/** The occurrences of a plan. Overdue ones stay on top until done or skipped. */
export function PlanTimes({ plan: { occurrences, can } }: { plan: PlanDetail }) {
  const [skipped, setSkipped] = useState<string>()
  const inOrder = [...occurrences].sort((a, b) => Number(b.is_overdue) - Number(a.is_overdue))
  return (
    <Card>
      <CardHead title={words.times} />
      {inOrder.length === 0 ? (
        <EmptyRows title={words.noTimes} />
      ) : (
        <Rows label={words.times}>
          {inOrder.map((one) => (
            <Row
              key={one.id}
              title={formatDay(one.due_on)}
              note={<Note of={one} />}
              value={
                <Pill tone={one.is_overdue ? 'late' : TONES[one.state]}>
                  {one.is_overdue ? words.overdue : words.states[one.state]}
                </Pill>
              }
              end={
                can.manage &&
                one.state === 'OPEN' && (
                  <Button kind="second" size="small" onClick={() => setSkipped(one.id)}>
                    {words.skip}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      )}
      {skipped && <SkipForm id={skipped} onClose={() => setSkipped(undefined)} />}
    </Card>
  )
}

const Note = ({ of: { order, state, closed_on, reason } }: { of: Occurrence }) => (
  <span className="flex flex-wrap gap-x-2">
    {order && (
      <Link to="/dashboard/maintenance/checklists/$id" params={{ id: order.id }}>
        {words.order(order.number)}
      </Link>
    )}
    {closed_on && <span>{words.closed(formatDay(closed_on))}</span>}
    {state === 'MISSED' && <span>{words.missedNote}</span>}
    {reason && <span>{reason}</span>}
  </span>
)

const SkipForm = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    change={useSkipOccurrence()}
    input={(reason) => ({ params: { id }, body: { reason } })}
    title={words.skipTitle}
    note={words.skipNote}
    label={words.skipWhy}
    missing={words.skipMissing}
    rows={2}
    said={words.skipSaved}
    save={words.skip}
    saving={words.working}
    cancel={words.keep}
    onClose={onClose}
  />
)
