import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics as words } from '#words/analytics'
import { debt as debtWords } from '#words/debt'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { useHasScreen } from '../../../platform/screens/screen.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { weekdayOf } from '../figures.ts'
import { ArrearsByAge } from './ArrearsByAge.tsx'
import { ArrearsList } from './ArrearsList.tsx'
import { AttentionList } from './AttentionList.tsx'
import { CollectionsByMonth } from './CollectionsByMonth.tsx'
import { Meetings } from './Meetings.tsx'
import { MoneyBand } from './MoneyBand.tsx'
import { NoPropertyYet } from './NoPropertyYet.tsx'
import { Occupancy } from './Occupancy.tsx'

type Props = { dashboard: CollectorDashboard }

/** For those who collect: outstanding, received, arrears; then decisions to take; then the rest. */
export function CollectorView({ dashboard }: Props) {
  const { today, estate_count, unit_count } = dashboard
  const canAdd = hasPermission(useActor(), 'properties_write')
  const isEmpty = unit_count === 0
  return (
    <>
      <PageHead
        title={words.title}
        note={
          <>
            {weekdayOf(today)}, {formatDay(today)}
            {!isEmpty && <span className="only-desk"> · {words.portfolio(estate_count, unit_count)}</span>}
          </>
        }
        actions={!isEmpty && <Actions canRemind={dashboard.debt.arrears > 0} />}
        wraps
      />
      {isEmpty ? <NoPropertyYet dashboard={dashboard} canAdd={canAdd} /> : <Figures dashboard={dashboard} />}
    </>
  )
}

/** Only recording payments and sending reminders; other actions have their own screens. */
function Actions({ canRemind }: { canRemind: boolean }) {
  const hasScreen = useHasScreen()
  return (
    <>
      {hasScreen('/dashboard/payments/record') && (
        <Button asChild>
          <Link to="/dashboard/payments/record">{words.record}</Link>
        </Button>
      )}
      {canRemind && (
        <Button asChild kind="second">
          <Link to="/dashboard/payments/overdue">{words.remind}</Link>
        </Button>
      )}
    </>
  )
}

const Figures = ({ dashboard }: Props) => (
  <div className="grid gap-4 md:gap-5">
    <div>
      <MoneyBand dashboard={dashboard} />
      <Outstanding debt={dashboard.debt} />
    </div>
    <MainGrid aside={<ArrearsByAge ageing={dashboard.ageing} />}>
      <AttentionList needs={dashboard.needs} />
    </MainGrid>
    <MainGrid
      aside={
        <>
          <Occupancy dashboard={dashboard} />
          <Meetings />
        </>
      }
    >
      <ArrearsList dashboard={dashboard} />
      <CollectionsByMonth months={dashboard.months} today={dashboard.today} />
    </MainGrid>
  </div>
)

function Outstanding({ debt: { outstanding, due_now, billed_later } }: Pick<CollectorDashboard, 'debt'>) {
  if (outstanding === 0) return null
  const [all, due, later] = [outstanding, due_now, billed_later].map((kobo) => formatNaira(kobo, 'short'))
  return (
    <p className="mt-2.5 text-small text-ink-soft">
      {debtWords.outstanding(all ?? '', due ?? '', later ?? '')}
    </p>
  )
}
