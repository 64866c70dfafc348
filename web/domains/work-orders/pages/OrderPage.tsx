import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { work as words } from '#words/work'
import { workMoney } from '#words/work-money'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ApprovalCard } from '../parts/ApprovalCard.tsx'
import { BearerCard } from '../parts/BearerCard.tsx'
import { OrderActs } from '../parts/OrderActs.tsx'
import { OrderFacts } from '../parts/OrderFacts.tsx'
import { OrderFiles } from '../parts/OrderFiles.tsx'
import { OrderHistory } from '../parts/OrderHistory.tsx'
import { OrderPill } from '../parts/OrderPill.tsx'
import { placeOf } from '../parts/place-of.ts'
import { QuotesCard } from '../parts/QuotesCard.tsx'
import { VisitsCard } from '../parts/VisitsCard.tsx'
import { orderQuery } from '../queries.ts'
import { AssetOfOrder, OrderCosts } from '../slots.ts'

const orderScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/orders/$id')

/** One work order: quotes, cost bearer, approval, visits and history. */
export function OrderPage() {
  const answer = useQuery(orderQuery(orderScreen.useParams().id))
  useTitle(answer.data?.title)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(order) => <OneOrder key={order.id} order={order} />}
    </Loaded>
  )
}

function OneOrder({ order }: { order: WorkOrderDetail }) {
  const { number, title, status, instructions, request, explain_by } = order
  const isStaff = hasPermission(useActor(), 'maintenance_read')
  return (
    <>
      <PageHead
        crumb={
          isStaff ? (
            <Link to="/dashboard/maintenance/orders">{words.title}</Link>
          ) : (
            <Link to="/dashboard/approvals">{workMoney.approval.approvals}</Link>
          )
        }
        title={title}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.number(number)} · {placeOf(order)}
            {request && request.reports > 1 && ` · ${words.reports(request.reports)}`}
            <OrderPill status={status} />
          </span>
        }
        actions={<OrderActs order={order} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {explain_by && <Banner tone="wait">{workMoney.approval.explainBy(formatInstant(explain_by))}</Banner>}
        <MainGrid
          aside={
            <>
              <ApprovalCard order={order} />
              <BearerCard order={order} />
              <OrderCosts orderId={order.id} />
              <VisitsCard order={order} />
              <OrderFacts order={order} />
              {isStaff && (
                <AssetOfOrder
                  about={{ order_id: order.id }}
                  estateId={order.estate_id}
                  canName={order.can.manage}
                />
              )}
            </>
          }
        >
          <QuotesCard order={order} />
          {instructions && (
            <Card>
              <CardHead title={words.instructions} />
              <CardBody>
                <p className="wrap-anywhere whitespace-pre-line">{instructions}</p>
              </CardBody>
            </Card>
          )}
          <OrderFiles order={order} />
        </MainGrid>
        <OrderHistory order={order} />
      </div>
    </>
  )
}
