import type { WaitingApproval } from '@gida/contract/domains/work-orders/approval'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { placeOf } from '../parts/place-of.ts'
import { approvalsQuery } from '../queries.ts'

const words = workMoney.approval
const approvalsScreen = getRouteApi('/signed-in/frame/dashboard/approvals')

/** Approvals that await the person; each links to its work order. */
export function ApprovalsPage() {
  const answer = useQuery(approvalsQuery(approvalsScreen.useSearch()))
  return (
    <>
      <PageHead title={words.approvals} note={words.waiting} />
      <Loaded of={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={words.none} motif="comb">
              {words.noneNote}
            </EmptyState>
          ) : (
            <Card>
              <Rows label={words.waiting} plainFirst>
                {data.map((approval) => (
                  <Row
                    key={approval.id}
                    title={approval.title}
                    note={noteOf(approval)}
                    value={<Money kobo={approval.amount} kind="short" />}
                    valueNote={work.quotes(approval.quotes)}
                    link={<Link to="/dashboard/maintenance/orders/$id" params={{ id: approval.order_id }} />}
                    chevron
                  />
                ))}
              </Rows>
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

const noteOf = (approval: WaitingApproval): string =>
  [placeOf(approval), approval.vendor_name, approval.asked_by_name && words.asks(approval.asked_by_name)]
    .filter(Boolean)
    .join(' · ')
