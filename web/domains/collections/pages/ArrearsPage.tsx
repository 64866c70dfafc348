import type { ArrearsByAge } from '@gida/contract/domains/collections/arrears'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { collections as words } from '#words/collections'
import { isTypedWhere } from '../../../platform/forms/typed.ts'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { AgeBar } from '../../../ui/chart/AgeBar.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { chargesOfAge } from '../../charges/index.ts'
import { ArrearsContext } from '../parts/ArrearsContext.tsx'
import { DebtorList } from '../parts/DebtorList.tsx'
import { DebtorSheet } from '../parts/DebtorSheet.tsx'
import { ReminderSheet } from '../parts/ReminderSheet.tsx'
import { arrearsByAgeQuery, arrearsQuery } from '../queries.ts'
import { type ArrearsChange, type ArrearsSearch, isNarrowed, readArrearsSearch } from '../search.ts'

const arrearsScreen = getRouteApi('/signed-in/frame/dashboard/payments/overdue')

const NOBODY: string[] = []
/** Opening the reminder closes the open debtor (`who`). */
const isTypedOfDebtor = () => isTypedWhere((parameter) => parameter === 'who')

/** Tenants in arrears by age and amount, with reminders and notes. */
export function ArrearsPage() {
  const search = arrearsScreen.useSearch()
  const navigate = arrearsScreen.useNavigate()
  const { data: ages } = useQuery(arrearsByAgeQuery(search.estate_id))
  // The age totals cover all debtors, so they are hidden while other filters are active.
  const isOfEstate = !isNarrowed({ ...search, age: undefined })
  const { open: reminding = NOBODY, show, close, question } = useOpenForm<string[]>(isTypedOfDebtor)
  const change = (next: ArrearsChange) =>
    void navigate({
      search: (old) => readArrearsSearch({ ...old, page: undefined, ...next }),
      resetScroll: !('who' in next),
    })

  return (
    <>
      <MoneyHead
        at="late"
        title={words.title}
        note={isNarrowed(search) ? <Narrowed search={search} /> : ages && <Late ages={ages} />}
      />
      <ArrearsContext search={search} onChange={change} />
      <div className="grid gap-4 md:gap-5">
        {ages && ages.total > 0 && isOfEstate && <Ages ages={ages} estateId={search.estate_id} />}
        <DebtorList search={search} onChange={change} onRemind={show} />
      </div>
      <DebtorSheet
        id={reminding.length > 0 ? undefined : search.who}
        onClose={() => change({ who: undefined, page: search.page })}
        onRemind={show}
      />
      <ReminderSheet chargeIds={reminding} onClose={close} />
      {question}
    </>
  )
}

function Narrowed({ search }: { search: ArrearsSearch }) {
  const { data } = useQuery(arrearsQuery(search))
  return data && words.narrowed(data.pagination.total, data.pagination.more ?? false)
}

function Late({ ages }: { ages: ArrearsByAge }) {
  const amount = formatNaira(ages.total, 'short')
  const said = words.sum(amount, ages.tenants)
  return (
    <>
      <span
        className={ages.total > 0 ? 'figures font-semibold text-overdue' : 'figures font-semibold text-ink'}
      >
        {amount}
      </span>
      {said.replace(amount, '')}
    </>
  )
}

function Ages({ ages, estateId }: { ages: ArrearsByAge; estateId: string | undefined }) {
  return (
    <Card aria-labelledby="by-age">
      <CardHead title={words.ages.title} id="by-age" />
      <CardBody>
        <AgeBar
          caption={words.ages.title}
          heads={words.ages.heads}
          parts={ages.by_age.map(({ key, tenants, amount }) => ({
            id: key,
            label: words.ages[key],
            count: tenants,
            kobo: amount,
            ...(tenants > 0 && {
              link: <Link to="/dashboard/payments/overdue" search={{ age: key, estate_id: estateId }} />,
            }),
            ...(amount > 0 && {
              amountLink: (
                <Link
                  to="/dashboard/payments/charges"
                  search={chargesOfAge(key, estateId ? { estate_id: estateId } : {})}
                />
              ),
            }),
          }))}
        />
      </CardBody>
    </Card>
  )
}
