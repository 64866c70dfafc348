import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { leaseForms } from '#words/lease-forms'
import { formatNaira } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { unitsQuery } from '../../estates/index.ts'

const words = leaseForms.assign
type Props = { unit: Unit; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Vacant units that can be let under the same lease; renders nothing if there are none. */
export function MoreUnits({ unit, chosen, onChange }: Props) {
  const { data } = useQuery(unitsQuery({ property_id: unit.property_id, status: 'VACANT', limit: 100 }))
  const others = (data?.data ?? []).filter(({ id }) => id !== unit.id)
  if (others.length === 0) return null
  return (
    <details className="rounded-3 border border-line p-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{words.units}</summary>
      <p className="text-small text-ink-soft">{words.unitsHelp}</p>
      {others.map(({ id, name, rent_amount }) => (
        <CheckRow
          key={id}
          plain
          title={name}
          end={formatNaira(rent_amount, 'short')}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </details>
  )
}
