import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { tenantHome as words } from '#words/tenant-home'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { WaysByTransfer } from '../../charges/index.ts'
import { MyLease, MyProposedLease } from '../../leases/index.ts'
import { partOfDay } from '../figures.ts'
import { BalanceDue } from './BalanceDue.tsx'
import { Meetings } from './Meetings.tsx'
import { OpenCharges } from './OpenCharges.tsx'
import { OpenPaymentBanner } from './OpenPaymentBanner.tsx'
import { RecentReceipts } from './RecentReceipts.tsx'

/** What the tenant owes and for what, how to pay it, and what was paid. */
export function TenantView({ home }: { home: TenantDashboard }) {
  const { first_name, proposals, homes, open_payment } = home
  const greeting = words.greeting[partOfDay(new Date())](first_name)
  const isPlaced = homes.length > 0 || home.balance.outstanding > 0
  return (
    <>
      <PageHead title={greeting} note={homes.map((one) => one.name).join(' · ') || undefined} />
      <MainGrid
        aside={
          <>
            {homes.map((one) => (
              <MyLease key={one.lease_id} home={one} />
            ))}
            <Meetings />
            <RecentReceipts home={home} />
          </>
        }
      >
        {open_payment && <OpenPaymentBanner payment={open_payment} />}
        {proposals.map((id) => (
          <MyProposedLease key={id} leaseId={id} />
        ))}
        {isPlaced ? (
          <>
            <BalanceDue home={home} />
            <OpenCharges home={home} />
            <WaysByTransfer />
          </>
        ) : proposals.length === 0 ? (
          <NoHome home={home} />
        ) : null}
      </MainGrid>
    </>
  )
}

/** For a tenant without a lease, or whose lease has ended: the credit and deposit still held. */
function NoHome({ home: { balance, receipt_count } }: { home: TenantDashboard }) {
  const { credit, deposit_held } = balance
  if (credit === 0 && deposit_held === 0 && receipt_count === 0) {
    return (
      <Card>
        <EmptyState title={words.noHome} motif="frame">
          {words.noHomeNote}
        </EmptyState>
      </Card>
    )
  }
  const { title, deposit, note, money, ...over } = words.over
  return (
    <Card>
      <EmptyState
        title={title}
        motif="frame"
        action={
          <Button asChild kind="second">
            <Link to="/dashboard/payments">{money}</Link>
          </Button>
        }
      >
        {[
          deposit_held > 0 && deposit(formatNaira(deposit_held)),
          credit > 0 && over.credit(formatNaira(credit)),
          note,
        ]
          .filter(Boolean)
          .join(' ')}
      </EmptyState>
    </Card>
  )
}
