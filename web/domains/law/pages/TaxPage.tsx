import type { TaxCalculation } from '@gida/contract/domains/law/answers'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { tax as words } from '#words/tax'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { YearSelect } from '../../../ui/table/YearSelect.tsx'
import { EstateFrame } from '../../estates/index.ts'
import { TaxLines } from '../parts/TaxLines.tsx'
import { taxQuery } from '../queries.ts'

const taxScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/tax')

/** Number of past years offered. */
const YEARS_BACK = 6

/** An estate's tax summary of a year, for screen and print. */
export function TaxPage() {
  const { id } = taxScreen.useParams()
  return (
    <EstateFrame id={id} at="tax">
      {() => <Tax id={id} />}
    </EstateFrame>
  )
}

function Tax({ id }: { id: string }) {
  const present = Number(today().slice(0, 4))
  const { year = present } = taxScreen.useSearch()
  const navigate = taxScreen.useNavigate()
  const answer = useQuery(taxQuery(id, year))
  const { data } = answer
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, i) => present - i)

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2>{words.titleOf(year)}</h2>
          {data && <p className="text-ink-soft">{scopeOf(data)}</p>}
        </div>
        <div className="flex items-center gap-2 print:hidden">
          <YearSelect
            label={words.year}
            years={years}
            value={year}
            onChange={(next) => void navigate({ search: { year: next }, resetScroll: false })}
          />
          <Button kind="second" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </div>
      <Loaded of={answer} denied={words.denied} loading={words.loading}>
        {(data) => <Year calculation={data} />}
      </Loaded>
    </>
  )
}

const scopeOf = ({ scope }: TaxCalculation) => (scope === 'ESTATE' ? words.whole : words.own)

function Year({ calculation }: { calculation: TaxCalculation }) {
  const { year, rent_collected, lines, total, disclaimer } = calculation
  return (
    <div className="grid gap-4 md:gap-5">
      <StatBand>
        <Stat
          label={words.rent}
          figure={<Money kobo={rent_collected} kind="short" />}
          note={words.rentNote(year)}
          alone="ledger"
        />
        <Stat
          label={words.total}
          figure={<Money kobo={total} kind="short" />}
          note={words.totalNote}
          alone="rows-below"
        />
      </StatBand>
      <Card aria-labelledby="lines">
        <CardHead title={words.lines} id="lines" />
        <TaxLines lines={lines} />
        <p className="flex justify-between gap-3 border-t border-line px-4 py-3 font-semibold md:px-5">
          {words.total}
          <Money kobo={total} />
        </p>
      </Card>
      <p className="text-small text-ink-soft">{disclaimer}</p>
    </div>
  )
}
