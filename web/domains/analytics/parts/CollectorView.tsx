import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics as words } from '#words/analytics'
import { formatDay } from '../../../platform/screens/format.ts'
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
import { MoneyBand } from './MoneyBand.tsx'
import { NoPropertyYet } from './NoPropertyYet.tsx'
import { Occupancy } from './Occupancy.tsx'

type Props = { dashboard: CollectorDashboard }

/** For those who collect: owed, came in, who is late; then what needs a decision; then the rest. */
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
        actions={
          canAdd &&
          !isEmpty && (
            <Button asChild kind="second" icon="plus" className="only-desk">
              <Link to="/dashboard/properties/new">{words.addProperty}</Link>
            </Button>
          )
        }
        wraps
      />
      {isEmpty ? <NoPropertyYet dashboard={dashboard} canAdd={canAdd} /> : <Figures dashboard={dashboard} />}
    </>
  )
}

const Figures = ({ dashboard }: Props) => (
  <div className="grid gap-4 md:gap-5">
    <MoneyBand dashboard={dashboard} />
    <MainGrid aside={<AttentionList needs={dashboard.needs} />}>
      <ArrearsList dashboard={dashboard} />
    </MainGrid>
    <MainGrid
      aside={
        <>
          <ArrearsByAge ageing={dashboard.ageing} />
          <Occupancy dashboard={dashboard} />
        </>
      }
    >
      <CollectionsByMonth months={dashboard.months} today={dashboard.today} />
    </MainGrid>
  </div>
)
