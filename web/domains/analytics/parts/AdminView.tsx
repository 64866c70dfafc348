import type { AdminDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { titles } from '#words/titles'
import { formatDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { weekdayOf } from '../figures.ts'
import { AttentionList } from './AttentionList.tsx'
import { CollectionsByMonth } from './CollectionsByMonth.tsx'

const words = analytics.admin
const count = (n: number) => n.toLocaleString('en-NG')

/** For the super admin: health of the installation, and whether the ledger balances. */
export function AdminView({ dashboard }: { dashboard: AdminDashboard }) {
  const { today, users, estates, units, payments, months } = dashboard
  return (
    <>
      <PageHead title={words.title} note={`${weekdayOf(today)}, ${formatDay(today)}`} />
      <div className="grid gap-4 md:gap-5">
        {!dashboard.ledger.balanced && (
          <Banner tone="late" title={`${words.unbalanced}.`} live>
            {words.unbalancedNote}
          </Banner>
        )}
        <StatBand>
          <Stat label={words.users} figure={users} link={<Link to="/dashboard/users" />} />
          <Stat label={words.estates} figure={estates} link={<Link to="/dashboard/estates" />} />
          <Stat label={words.units} figure={units} link={<Link to="/dashboard/properties" />} />
          <Stat label={words.payments} figure={payments} link={<Link to="/dashboard/payments" />} />
        </StatBand>
        <MainGrid aside={<Books dashboard={dashboard} />}>
          {dashboard.needs.length > 0 && <AttentionList needs={dashboard.needs} />}
          <CollectionsByMonth months={months} today={today} />
        </MainGrid>
      </div>
    </>
  )
}

function Books({ dashboard: { collected, ledger } }: { dashboard: AdminDashboard }) {
  const { entries, debits, credits, balanced } = ledger
  return (
    <Card aria-labelledby="books">
      <CardHead
        title={words.ledger}
        id="books"
        end={
          <StatusPill status={balanced ? 'VERIFIED' : 'FAILED'}>
            {balanced ? words.balanced : words.unbalanced}
          </StatusPill>
        }
      />
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.collected} tone="in">
            <Link to="/dashboard/payments" search={{ status: 'COMPLETED' }} className="text-money-in!">
              <Money kobo={collected} kind="short" />
            </Link>
          </DescriptionItem>
          <DescriptionItem label={words.entries}>{count(entries)}</DescriptionItem>
          <DescriptionItem label={words.debits}>
            <Money kobo={debits} />
          </DescriptionItem>
          <DescriptionItem label={words.credits}>
            <Money kobo={credits} />
          </DescriptionItem>
          <DescriptionItem label={words.difference} sum tone={balanced ? undefined : 'late'}>
            <Money kobo={debits - credits} />
          </DescriptionItem>
        </DescriptionList>
        <Link to="/dashboard/admin/ledger">{titles.ledgerChecks}</Link>
      </CardBody>
    </Card>
  )
}
