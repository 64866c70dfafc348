import type { Property } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { today } from '../../../platform/format.ts'
import { Money } from '../../../ui/Money.tsx'
import { Stat } from '../../../ui/Stat.tsx'
import { StatBand } from '../../../ui/StatBand.tsx'
import { estates } from '../../../words/en/estates.ts'
import { buildingQuery, cameInQuery } from '../queries.ts'

const words = estates.property

/** What is let, owed, come in and empty; each figure opens its rows. */
export function PropertyBand({ property }: { property: Property }) {
  const { id, estate_id, estate_name, unit_count, occupied_count, owed, late_units } = property
  const now = today()
  const year = now.slice(0, 4)
  const { data: cameIn } = useQuery(cameInQuery(estate_id, year))
  const { data: units } = useQuery(buildingQuery(id))
  const empty = units?.filter((unit) => unit.status === 'VACANT').length
  return (
    <StatBand>
      <Stat
        label={words.let}
        figure={estates.share(occupied_count, unit_count)}
        note={estates.percent(occupied_count, unit_count)}
        link={
          <Link
            to="/dashboard/properties/$id"
            params={{ id }}
            search={{ show: 'list', status: 'OCCUPIED' }}
          />
        }
      />
      <Stat
        label={words.owed}
        figure={<Money kobo={owed} kind="short" />}
        tone={late_units > 0 ? 'late' : undefined}
        note={late_units > 0 ? estates.properties.lateUnits(late_units) : estates.properties.noneLate}
        link={<Link to="/dashboard/payments/overdue" search={{ estate_id }} />}
      />
      <Stat
        label={words.cameIn(year)}
        figure={cameIn === undefined ? '\u00a0' : <Money kobo={cameIn} kind="short" />}
        tone="in"
        note={words.cameInNote(estate_name)}
        link={
          <Link
            to="/dashboard/payments"
            search={{ estate_id, status: 'COMPLETED', from: `${year}-01-01`, to: now }}
          />
        }
      />
      <Stat
        label={words.vacant}
        figure={empty ?? '\u00a0'}
        note={empty === 0 ? words.noneVacant : words.vacantNote}
        link={
          <Link to="/dashboard/properties/$id" params={{ id }} search={{ show: 'list', status: 'VACANT' }} />
        }
      />
    </StatBand>
  )
}
