import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { Link } from '@tanstack/react-router'
import { work } from '#words/work'
import { formatDay } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PriorityMark } from '../../maintenance/index.ts'
import { placeOf } from './place-of.ts'

const words = work.facts

/** Estimate, place, vendor or assignee, and deadline. */
export function OrderFacts({ order }: { order: WorkOrderDetail }) {
  const { estimate, approved_amount, due_on, is_late, assignee_name, vendor_name, request, priority } = order
  const readsRequests = hasPermission(useActor(), 'maintenance_read')
  const about = request && words.requestOf(request.number, request.reports)
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <DescriptionList>
          {estimate !== null && (
            <DescriptionItem label={words.estimate}>
              <Money kobo={estimate} kind="short" />
            </DescriptionItem>
          )}
          {approved_amount !== null && (
            <DescriptionItem label={words.approved} strong>
              <Money kobo={approved_amount} kind="short" />
            </DescriptionItem>
          )}
          <DescriptionItem label={words.where}>{placeOf(order)}</DescriptionItem>
          <DescriptionItem label={work.columns.priority}>
            <PriorityMark priority={priority} />
          </DescriptionItem>
          <DescriptionItem label={words.doer}>{assignee_name ?? vendor_name ?? work.nobody}</DescriptionItem>
          {due_on && (
            <DescriptionItem label={words.due} tone={is_late ? 'late' : undefined}>
              {formatDay(due_on)}
            </DescriptionItem>
          )}
          {request && (
            <DescriptionItem label={words.request}>
              {readsRequests ? (
                <Link to="/dashboard/maintenance/$id" params={{ id: request.id }}>
                  {about}
                </Link>
              ) : (
                about
              )}
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
