import type { Visit, WorkOfRequest } from '@gida/contract/domains/work-orders/order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { work } from '#words/work'
import { formatInstant, formatTime } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { workOfRequestQuery } from '../queries.ts'
import { OrderPill } from './OrderPill.tsx'

const words = work.onRequest

/** The work orders of a request: visits and cost bearer. Staff can open or create one. */
export function WorkOnRequest({ requestId, canMake }: { requestId: string; canMake: boolean }) {
  const orders = useQuery(workOfRequestQuery(requestId)).data?.data ?? []
  if (orders.length === 0 && !canMake) return null
  return (
    <Card>
      <CardHead title={words.title} />
      {orders.length > 0 && (
        <Rows label={words.title}>
          {orders.map((order) => (
            <Row
              key={order.id}
              title={order.title}
              note={<Note of={order} />}
              value={order.approved_amount !== null && <Money kobo={order.approved_amount} kind="short" />}
              valueNote={order.approved_amount !== null && !order.is_staff && words.cost}
              end={<OrderPill status={order.status} />}
              {...(order.is_staff
                ? {
                    link: <Link to="/dashboard/maintenance/orders/$id" params={{ id: order.id }} />,
                    chevron: true,
                  }
                : {})}
            />
          ))}
        </Rows>
      )}
      {canMake && (
        <CardBody>
          <Button kind="second" icon="plus" asChild>
            <Link to="/dashboard/maintenance/orders/new" search={{ request: requestId }}>
              {words.make}
            </Link>
          </Button>
        </CardBody>
      )}
    </Card>
  )
}

function Note({ of: { doer_name, bearer, bearer_reason, visits } }: { of: WorkOfRequest }) {
  return (
    <>
      {doer_name && <span className="block">{words.doer(doer_name)}</span>}
      {bearer && <span className="block">{words.bears(work.bearers[bearer], bearer_reason)}</span>}
      {visits.filter(isAwaited).map((visit) => (
        <span key={visit.id} className="block">
          {comes(visit)}
        </span>
      ))}
    </>
  )
}

/** A visit whose time has passed is no news, though nobody recorded its outcome. */
const isAwaited = ({ outcome, ends_at }: Visit) => outcome === null && Date.parse(ends_at) > Date.now()

const comes = ({ who, starts_at, ends_at }: Visit) =>
  words.comes(who, work.visits.window(formatInstant(starts_at), formatTime(ends_at)))
