import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { tenantHome as words } from '#words/tenant-home'
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

/** What I owe and why, where to send it, and what I have paid. */
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
          <Card>
            <EmptyState title={words.noHome} motif="frame">
              {words.noHomeNote}
            </EmptyState>
          </Card>
        ) : null}
      </MainGrid>
    </>
  )
}
