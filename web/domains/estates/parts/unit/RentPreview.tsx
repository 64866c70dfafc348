import type { Unit } from '@gida/contract/domains/estates/unit'
import { units } from '#words/units'
import { Money } from '../../../../ui/display/Money.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'

const words = units.rents
const MOST_SHOWN = 12
const HEADS = [
  { label: units.form.name },
  { label: words.before, end: true },
  { label: words.after, end: true },
]

/** The current and the new asking rent of the selected units. */
export function RentPreview({ rows }: { rows: readonly { unit: Unit; rent: number | null }[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <SimpleTable caption={words.preview} heads={HEADS}>
        {rows.slice(0, MOST_SHOWN).map(({ unit, rent }) => (
          <tr key={unit.id}>
            <td>{unit.name}</td>
            <td className="figures text-end text-ink-soft">
              <Money kobo={unit.rent_amount} kind="short" />
            </td>
            <td className="figures text-end">{rent === null ? '' : <Money kobo={rent} kind="short" />}</td>
          </tr>
        ))}
      </SimpleTable>
      {rows.length > MOST_SHOWN && (
        <p className="mt-2 text-small text-ink-soft">{words.more(rows.length - MOST_SHOWN)}</p>
      )}
    </div>
  )
}
