import type { Visit, WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useState } from 'react'
import { work } from '#words/work'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatInstant, formatTime } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useUpdateVisit } from '../changes.ts'
import { OutcomeForm } from '../forms/OutcomeForm.tsx'
import { VisitForm } from '../forms/VisitForm.tsx'

const words = work.visits
type Open = { what: 'move' | 'off' | 'how'; visit: Visit } | { what: 'plan' } | null

/** Planned and past visits, with outcomes. */
export function VisitsCard({ order }: { order: WorkOrderDetail }) {
  const [open, setOpen] = useState<Open>(null)
  const { id, visits, can, assigned_to, vendor_id } = order
  const close = () => setOpen(null)
  const canPlan = can.manage && (assigned_to ?? vendor_id) !== null
  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          canPlan && (
            <Button kind="quiet" size="small" onClick={() => setOpen({ what: 'plan' })}>
              {words.plan}
            </Button>
          )
        }
      />
      {visits.length === 0 ? (
        <CardBody>
          <p className="text-ink-soft">{words.none}</p>
        </CardBody>
      ) : (
        <Rows label={words.title}>
          {visits.map((visit) => (
            <Row
              key={visit.id}
              title={words.window(formatInstant(visit.starts_at), formatTime(visit.ends_at))}
              note={[visit.who, stateOf(visit), visit.note].filter(Boolean).join(' · ')}
              end={
                can.manage &&
                !visit.cancelled_at &&
                !visit.outcome && (
                  <RowMenu
                    label={words.title}
                    items={[
                      { label: words.how, icon: 'check', onSelect: () => setOpen({ what: 'how', visit }) },
                      {
                        label: words.move,
                        icon: 'calendar',
                        onSelect: () => setOpen({ what: 'move', visit }),
                      },
                      {
                        label: words.callOff,
                        icon: 'stopped',
                        onSelect: () => setOpen({ what: 'off', visit }),
                      },
                    ]}
                  />
                )
              }
            />
          ))}
        </Rows>
      )}
      {open?.what === 'plan' && <VisitForm orderId={id} onClose={close} />}
      {open?.what === 'move' && <VisitForm orderId={id} visit={open.visit} onClose={close} />}
      {open?.what === 'how' && <OutcomeForm id={open.visit.id} onClose={close} />}
      {open?.what === 'off' && <CallOff id={open.visit.id} onClose={close} />}
    </Card>
  )
}

const stateOf = ({ cancelled_at, outcome, arrived_at }: Visit): string => {
  if (cancelled_at) return words.off
  if (outcome) return words.outcomes[outcome]
  return arrived_at ? words.arrived(formatInstant(arrived_at)) : ''
}

function CallOff({ id, onClose }: { id: string; onClose: () => void }) {
  const confirmation = useConfirmation(useUpdateVisit(), {
    input: { params: { id }, body: { is_cancelled: true as const } },
    said: words.said,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.offTitle}
      confirm={words.callOff}
      keep={work.acts.keep}
      busyText={words.saving}
      danger
      {...confirmation}
    >
      {words.offNote}
    </ConfirmDialog>
  )
}
