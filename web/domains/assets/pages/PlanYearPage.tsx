import type { PlanYear } from '@gida/contract/domains/assets/plan'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { assetPlans } from '#words/asset-plans'
import { assets } from '#words/assets'
import { monthName, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MonthsCard } from '../../../platform/screens/MonthsCard.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { YearSelect } from '../../../ui/table/YearSelect.tsx'
import { planYearQuery } from '../queries.ts'

const words = assetPlans.yearPage
const planYearScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/plans')

/** A year of maintenance by month: budget and billed cost. */
export function PlanYearPage() {
  const search = planYearScreen.useSearch()
  const navigate = planYearScreen.useNavigate()
  const answer = useQuery(planYearQuery(search))
  const now = Number(today().slice(0, 4))
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/maintenance/assets" search={{}}>
            {assets.head}
          </Link>
        }
        title={words.title}
        note={answer.data && words.note(answer.data.plans.length)}
        actions={
          <YearSelect
            label={words.year}
            years={[now - 1, now, now + 1]}
            value={search.year ?? now}
            onChange={(year) => void navigate({ search: (old) => ({ ...old, year }) })}
          />
        }
      />
      <Loaded of={answer} loading={words.loading} missing={words.missing}>
        {(of) =>
          of.plans.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
          ) : (
            <Year of={of} />
          )
        }
      </Loaded>
    </>
  )
}

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

const Year = ({ of: { year, plans, months, estimate, spent } }: { of: PlanYear }) => (
  <div className="grid gap-4 md:gap-5">
    <MonthsCard
      id="plan-year"
      title={words.chart}
      months={months.map((one) => ({
        month: monthOf(year, one.month),
        got: one.spent,
        expected: one.estimate,
      }))}
      gotLabel={words.spent}
      gotTone="spent"
      expectedLabel={words.budget}
      periodLabel={words.period}
    />
    <Card>
      <CardHead title={words.table} />
      <SimpleTable
        caption={words.table}
        heads={[
          { label: words.plan },
          ...months.map(({ month }) => ({ label: monthName(monthOf(year, month)), end: true })),
          { label: words.budget, end: true },
          { label: words.spent, end: true },
        ]}
        cards={plans.map((plan) => (
          <Row
            key={plan.id}
            title={plan.title}
            note={assets.place(
              plan.asset_name,
              plan.months
                .filter(({ due }) => due > 0)
                .map(({ month }) => monthName(monthOf(year, month)))
                .join(' '),
            )}
            value={<Money kobo={plan.estimate} kind="short" />}
            valueNote={<Money kobo={plan.spent} kind="short" />}
            link={<Link to="/dashboard/maintenance/plans/$id" params={{ id: plan.id }} />}
          />
        ))}
      >
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row" className="text-start font-normal">
              <Link to="/dashboard/maintenance/plans/$id" params={{ id: plan.id }}>
                {plan.title}
              </Link>
              <span className="block text-small text-ink-soft">
                {assets.place(plan.asset_name, plan.estate_name)}
              </span>
            </th>
            {plan.months.map(({ month, due }) => (
              <td key={month} className="figures text-end">
                {due > 0 ? due : ''}
              </td>
            ))}
            <td className="text-end">
              <Money kobo={plan.estimate} kind="short" />
            </td>
            <td className="text-end">
              <Money kobo={plan.spent} kind="short" />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="text-start">
            {words.total}
          </th>
          {months.map(({ month, due }) => (
            <td key={month} className="figures text-end">
              {due > 0 ? due : ''}
            </td>
          ))}
          <td className="text-end font-semibold">
            <Money kobo={estimate} kind="short" />
          </td>
          <td className="text-end font-semibold">
            <Money kobo={spent} kind="short" />
          </td>
        </tr>
      </SimpleTable>
    </Card>
  </div>
)
