import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections as words } from '#words/inspections'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { inspectionsOfLeaseQuery } from '../queries.ts'
import { InspectionPill } from './InspectionPill.tsx'

type Props = { leaseId: string; unitId: string; isOver: boolean }

/** The condition reports of a lease; staff can start one. */
export function ReportsOfLease({ leaseId, unitId, isOver }: Props) {
  const actor = useActor()
  const { data } = useQuery(inspectionsOfLeaseQuery(leaseId))
  const id = useId()
  const mayBegin = hasPermission(actor, 'maintenance_write') && actor.user.role !== 'TENANT'
  if (!data || (data.data.length === 0 && !mayBegin)) return null
  return (
    <Card aria-labelledby={id}>
      <CardHead title={words.ofLease.title} id={id} />
      {data.data.length === 0 && (
        <CardBody>
          <p className="text-ink-soft">{words.ofLease.none}</p>
        </CardBody>
      )}
      <Rows label={words.ofLease.title}>
        {data.data.map((report) => (
          <Row
            key={report.id}
            title={words.reportOf(words.kinds[report.kind])}
            note={
              <span className="grid justify-items-start gap-1">
                {formatDay(lagosDay(new Date(report.sealed_at ?? report.created_at)))}
                <InspectionPill of={report} />
              </span>
            }
            chevron
            link={<Link to="/dashboard/maintenance/inspections/$id" params={{ id: report.id }} />}
          />
        ))}
      </Rows>
      {mayBegin && (
        <CardBody>
          <Button asChild kind="second" icon="plus">
            <Link
              to="/dashboard/maintenance/inspections/new"
              search={{ unit: unitId, ...(isOver && { kind: 'MOVE_OUT', lease: leaseId }) }}
            >
              {inspectionDesk.begin}
            </Link>
          </Button>
        </CardBody>
      )}
    </Card>
  )
}
