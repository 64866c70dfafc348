import type { FundStatement } from '@gida/contract/domains/books/fund'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { books } from '#words/books'
import { estates } from '#words/estates'
import { useActor } from '../../../platform/actor.ts'
import { monthName, today } from '../../../platform/format.ts'
import { Loaded } from '../../../platform/Loaded.tsx'
import { MoneyTabs } from '../../../shell/MoneyTabs.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { BarsChart } from '../../../ui/chart/BarsChart.tsx'
import { ChartLegend } from '../../../ui/chart/ChartLegend.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { BillForm } from '../forms/BillForm.tsx'
import { ExpenseForm } from '../forms/ExpenseForm.tsx'
import { Expenses } from '../parts/Expenses.tsx'
import { ServiceCharges } from '../parts/ServiceCharges.tsx'
import { fundQuery } from '../queries.ts'
import { readFundSearch } from '../search.ts'

const fundScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/fund')

const words = books.fund
const YEARS_BACK = 4

/** The service-charge fund of an estate over a year, as everybody of the estate sees it. */
export function FundPage() {
  const { id } = fundScreen.useParams()
  const search = fundScreen.useSearch()
  const navigate = fundScreen.useNavigate()
  const present = Number(today().slice(0, 4))
  const year = search.year ?? present
  const answer = useQuery(fundQuery(id, search.year))
  const { data } = answer
  const { estates: theirs } = useActor()
  const [open, setOpen] = useState<'expense' | 'bill'>()
  const change = (next: Record<string, unknown>) =>
    void navigate({
      search: (old) => readFundSearch({ ...old, page: undefined, ...next }),
      resetScroll: false,
    })
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(present - back))

  return (
    <>
      <PageHead
        crumb={<Crumb estateId={id} name={data?.estate_name} />}
        title={words.titleOf(year)}
        actions={
          <>
            {theirs.length > 1 && (
              <SelectField
                compact
                className="w-[190px]"
                aria-label={words.estate}
                options={theirs.map(({ id: value, name }) => ({ value, label: name }))}
                value={id}
                onChange={(next) => void navigate({ params: { id: next } })}
              />
            )}
            <SelectField
              compact
              className="w-[110px]"
              aria-label={words.year}
              options={years.map((value) => ({ value, label: value }))}
              value={String(year)}
              onChange={(next) => change({ year: Number(next) === present ? undefined : Number(next) })}
            />
            {data?.can.bill && (
              <Button kind="second" onClick={() => setOpen('bill')}>
                {words.actions.bill}
              </Button>
            )}
            {data?.can.record && <Button onClick={() => setOpen('expense')}>{words.actions.record}</Button>}
          </>
        }
        wraps
      />
      <MoneyTabs at="fund" />
      <Loaded of={answer} missing={estates.notFound} loading={books.loading}>
        {(data) => (
          <div className="grid gap-4 md:gap-5">
            <Statement fund={data} />
            <Expenses estateId={id} search={{ ...search, year }} onSearch={change} />
          </div>
        )}
      </Loaded>
      {open === 'expense' && <ExpenseForm estateId={id} onDone={() => setOpen(undefined)} />}
      {open === 'bill' && <BillForm estateId={id} onDone={() => setOpen(undefined)} />}
    </>
  )
}

/** A tenant has no page of the estate to go back to. */
function Crumb({ estateId, name = words.title }: { estateId: string; name?: string | undefined }) {
  if (useActor().user.role === 'TENANT') return <Link to="/dashboard">{name}</Link>
  return (
    <Link to="/dashboard/estates/$id" params={{ id: estateId }}>
      {name}
    </Link>
  )
}

function Statement({ fund }: { fund: FundStatement }) {
  const { opening, received, spent, balance, months, can } = fund
  const isAdvanced = balance < 0
  const running = today().slice(0, 7)
  return (
    <>
      <StatBand>
        <Stat label={words.opening} figure={<Money kobo={opening} kind="short" />} />
        <Stat label={words.received} figure={<Money kobo={received} kind="short" />} tone="in" />
        <Stat label={words.spent} figure={<Money kobo={spent} kind="short" />} />
        <Stat
          label={isAdvanced ? words.advanced : words.balance}
          figure={<Money kobo={Math.abs(balance)} kind="short" />}
          note={isAdvanced ? words.advancedNote : undefined}
          tone={isAdvanced ? 'late' : undefined}
        />
      </StatBand>
      <MainGrid aside={<ByCategory fund={fund} />}>
        <Card aria-labelledby="months">
          <CardHead
            title={words.byMonth}
            id="months"
            wraps
            end={
              <ChartLegend
                items={[
                  { label: words.spent, tone: 'in' },
                  { label: words.received, tone: 'expected' },
                ]}
              />
            }
          />
          <CardBody>
            <BarsChart
              caption={words.chart}
              periodLabel={words.month}
              gotLabel={words.spent}
              expectedLabel={words.received}
              data={months.map((one) => ({
                id: one.month,
                label: monthName(one.month),
                title: `${monthName(one.month)} ${one.month.slice(0, 4)}`,
                got: Math.max(0, one.spent),
                expected: Math.max(0, one.received),
                running: one.month === running,
              }))}
            />
          </CardBody>
        </Card>
        {can.bill && <ServiceCharges estateId={fund.estate_id} />}
      </MainGrid>
    </>
  )
}

function ByCategory({ fund: { categories } }: { fund: FundStatement }) {
  const heads = [
    { label: words.category },
    { label: words.count, end: true },
    { label: words.amount, end: true },
  ]
  return (
    <Card aria-labelledby="categories">
      <CardHead title={words.byCategory} id="categories" />
      {categories.length === 0 ? (
        <CardBody className="text-ink-soft">{words.nothingSpent}</CardBody>
      ) : (
        <SimpleTable caption={words.byCategory} heads={heads}>
          {categories.map(({ category, count, amount }) => (
            <tr key={category}>
              <td>{words.categories[category]}</td>
              <td className="text-end">{count}</td>
              <td className="text-end">
                <Money kobo={amount} kind="short" />
              </td>
            </tr>
          ))}
        </SimpleTable>
      )}
    </Card>
  )
}
