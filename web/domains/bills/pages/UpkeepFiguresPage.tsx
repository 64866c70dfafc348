import type { UpkeepCosts } from '@gida/contract/domains/bills/costs'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { bills } from '#words/bills'
import { maintenance } from '#words/maintenance'
import { upkeepFigures as words } from '#words/upkeep-figures'
import { formatPeriod } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MonthsCard } from '../../../platform/screens/MonthsCard.tsx'
import { useHasScreen } from '../../../platform/screens/screen.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Count } from '../../../ui/display/Count.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { FiguresOfRequests, MaintenanceTabs } from '../../maintenance/index.ts'
import { CostTable } from '../parts/CostTable.tsx'
import { upkeepCostsQuery } from '../queries.ts'
import type { BillsSearch } from '../search.ts'

const figuresScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/figures')
const BILLS = '/dashboard/payments/bills'

/** Maintenance cost and speed over twelve months; each sum links to its bills. */
export function UpkeepFiguresPage() {
  const { estate_id } = figuresScreen.useSearch()
  const answer = useQuery(upkeepCostsQuery(estate_id))
  const { role } = useActor().user
  const isStaff = role !== 'LANDLORD'
  return (
    <>
      <PageHead
        {...(!isStaff && { crumb: <Link to={BILLS}>{bills.title}</Link> })}
        title={isStaff ? maintenance.title : words.title}
        note={answer.data && words.period(formatPeriod(answer.data.from, answer.data.to))}
      />
      {isStaff && <MaintenanceTabs at="figures" />}
      <div className="grid gap-4 md:gap-5">
        <Loaded of={answer}>{(costs) => <Costs of={costs} estateId={estate_id} />}</Loaded>
        {isStaff && answer.data && <FiguresOfRequests estateId={estate_id} from={answer.data.from} />}
      </div>
    </>
  )
}

function Costs({ of, estateId }: { of: UpkeepCosts; estateId: string | undefined }) {
  const { from, to, cost, bills: count, months, by_category, by_vendor, by_unit } = of
  const hasBills = useHasScreen()(BILLS)
  const { role } = useActor().user
  /** Link to the bills of a sum, if the person may open the list. */
  const linkTo = (of: BillsSearch) =>
    hasBills ? (
      <Link
        to={BILLS}
        search={{ shown: 'BILLED', from, to, ...(estateId && { estate_id: estateId }), ...of }}
      />
    ) : undefined
  if (count === 0) return <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
  const all = linkTo({})
  return (
    <>
      {role !== 'ESTATE_MANAGER' && <p className="text-small text-ink-soft">{words.whose}</p>}
      <StatBand>
        <Stat
          label={words.cost}
          figure={<Money kobo={cost} kind="short" />}
          note={words.costNote}
          {...(all ? { link: all } : { alone: 'rows-below' as const })}
        />
        <Stat
          label={words.bills}
          figure={<Count of={count} />}
          note={words.billsNote}
          {...(all ? { link: all } : { alone: 'rows-below' as const })}
        />
      </StatBand>
      <MonthsCard
        id="upkeep-months"
        title={words.byMonth}
        months={months.map((one) => ({
          month: one.month,
          got: one.cost,
          expected: Math.round(cost / months.length),
          link: one.bills > 0 ? linkTo(daysOf(one.month, to)) : undefined,
        }))}
        gotLabel={words.billed}
        gotTone="spent"
        expectedLabel={words.average}
        periodLabel={words.month}
        openText={words.open}
      />
      <CostTable
        title={words.byCategory}
        head={words.kind}
        rows={by_category.map(({ category, ...sums }) => ({
          ...{ id: category, name: maintenance.categories[category], ...sums },
          link: linkTo({ category }),
        }))}
      />
      <CostTable
        title={words.byVendor}
        head={words.vendor}
        note={words.dearest}
        rows={by_vendor.map(({ vendor_id, name, ...sums }) => ({
          ...{ id: vendor_id, name, ...sums },
          link: linkTo({ vendor_id }),
        }))}
      />
      <CostTable
        title={words.byUnit}
        head={words.unit}
        note={words.dearest}
        rows={by_unit.map(({ unit_id, name, ...sums }) => ({
          ...{ id: unit_id ?? 'shared', name: unit_id ? (name ?? words.unseen) : words.shared, ...sums },
          link: unit_id ? linkTo({ unit_id }) : undefined,
        }))}
      />
    </>
  )
}

/** The days of a month, up to the last one counted. */
function daysOf(month: string, to: string): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const end = `${month}-${last}`
  return { from: `${month}-01`, to: end < to ? end : to }
}
