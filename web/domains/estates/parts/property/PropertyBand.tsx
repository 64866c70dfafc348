import type { Property } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { formatNaira, today } from '../../../../platform/screens/format.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { Stat } from '../../../../ui/display/Stat.tsx'
import { StatBand } from '../../../../ui/display/StatBand.tsx'
import { buildingQuery, receivedQuery } from '../../queries.ts'

const words = estates.property

/** Occupancy, arrears, receipts and vacancies; each figure links to its rows. */
export function PropertyBand({ property }: { property: Property }) {
  const { id, unit_count, occupied_count, debt, tenants_in_arrears } = property
  const now = today()
  const year = now.slice(0, 4)
  const days = { paid_from: `${year}-01-01`, paid_to: now }
  const { data: received } = useQuery(receivedQuery(id, year))
  const { data: units } = useQuery(buildingQuery(id))
  const rent = units?.length === unit_count && rentOf(units)
  const empty = units?.filter((unit) => unit.status === 'VACANT').length
  return (
    <StatBand>
      <Stat
        label={words.let}
        figure={estates.share(occupied_count, unit_count)}
        note={[
          estates.percent(occupied_count, unit_count),
          rent && words.rentAYear(formatNaira(rent, 'short')),
        ]
          .filter(Boolean)
          .join(', ')}
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
        figure={<Money kobo={debt.outstanding} kind="short" />}
        note={
          debt.arrears > 0
            ? estates.properties.ofWhichArrears(formatNaira(debt.arrears, 'short'), tenants_in_arrears)
            : estates.properties.noneLate
        }
        link={<Link to="/dashboard/payments/charges" search={{ property_id: id, state: 'OPEN' }} />}
      />
      <Stat
        label={words.received(year)}
        figure={received ? <Money kobo={received.sum} kind="short" /> : '\u00a0'}
        tone="in"
        note={received ? words.payments(received.count) : '\u00a0'}
        link={<Link to="/dashboard/payments" search={{ property_id: id, status: 'COMPLETED', ...days }} />}
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

/** Yearly rent of the occupied units. */
const rentOf = (units: readonly Unit[]) =>
  units.reduce((sum, { status, yearly_rent }) => sum + (status === 'OCCUPIED' ? yearly_rent : 0), 0)
