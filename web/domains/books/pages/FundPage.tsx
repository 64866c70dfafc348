import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { books } from '#words/books'
import { serviceCharge as words } from '#words/service-charge'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { YearSelect } from '../../../ui/table/YearSelect.tsx'
import { EstateFrame } from '../../estates/index.ts'
import { BillForm } from '../forms/BillForm.tsx'
import { BudgetForm } from '../forms/BudgetForm.tsx'
import { ExpenseForm } from '../forms/ExpenseForm.tsx'
import { Expenses } from '../parts/Expenses.tsx'
import { FundYear } from '../parts/FundYear.tsx'
import { fundQuery } from '../queries.ts'
import { readFundSearch } from '../search.ts'

const fundScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/service-charge')

const YEARS_BACK = 4

/** The service charge fund of an estate over a year, visible to everybody of the estate. */
export function FundPage() {
  const { id } = fundScreen.useParams()
  return (
    <EstateFrame id={id} at="service-charge">
      {() => <Fund id={id} />}
    </EstateFrame>
  )
}

function Fund({ id }: { id: string }) {
  const search = fundScreen.useSearch()
  const navigate = fundScreen.useNavigate()
  const present = Number(today().slice(0, 4))
  const year = search.year ?? present
  const answer = useQuery(fundQuery(id, search.year))
  const { data } = answer
  const [open, setOpen] = useState<'expense' | 'bill' | 'budget'>()
  const change = (next: Record<string, unknown>) =>
    void navigate({
      search: (old) => readFundSearch({ ...old, page: undefined, ...next }),
      resetScroll: false,
    })
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => present - back)

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{words.note}</p>
        <div className="flex flex-wrap items-center gap-2">
          <YearSelect
            label={words.year}
            years={years}
            value={year}
            onChange={(next) => change({ year: next === present ? undefined : next })}
          />
          {data?.can.bill && (
            <Button kind="second" onClick={() => setOpen('budget')}>
              {books.fund.setBudget}
            </Button>
          )}
          {data?.can.bill && (
            <Button kind="second" onClick={() => setOpen('bill')}>
              {books.fund.bill}
            </Button>
          )}
          {data?.can.record && (
            <Button kind="second" onClick={() => setOpen('expense')}>
              {books.fund.record}
            </Button>
          )}
        </div>
      </div>
      <Loaded of={answer} loading={words.loading}>
        {(data) => (
          <>
            <FundYear fund={data} />
            <Expenses estateId={id} search={{ ...search, year }} onSearch={change} />
          </>
        )}
      </Loaded>
      {open === 'expense' && <ExpenseForm estateId={id} onDone={() => setOpen(undefined)} />}
      {open === 'budget' && <BudgetForm estateId={id} year={year} onDone={() => setOpen(undefined)} />}
      {open === 'bill' && <BillForm estateId={id} onDone={() => setOpen(undefined)} />}
    </>
  )
}
