import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { books } from '#words/books'
import { estates } from '#words/estates'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { YearSelect } from '../../../ui/table/YearSelect.tsx'
import { BillForm } from '../forms/BillForm.tsx'
import { ExpenseForm } from '../forms/ExpenseForm.tsx'
import { Expenses } from '../parts/Expenses.tsx'
import { FundYear } from '../parts/FundYear.tsx'
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
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => present - back)

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
            <YearSelect
              label={words.year}
              years={years}
              value={year}
              onChange={(next) => change({ year: next === present ? undefined : next })}
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
      <Loaded of={answer} missing={estates.notFound} loading={books.loading}>
        {(data) => (
          <div className="grid gap-4 md:gap-5">
            <FundYear fund={data} />
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
