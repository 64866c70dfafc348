import type { Unit } from '@gida/contract/domains/estates/unit'
import { type ReactNode, useState } from 'react'
import { units as words } from '#words/units'
import { Money } from '../../../../ui/display/Money.tsx'
import { CheckRow } from '../../../../ui/form/CheckRow.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'

type Props = {
  label: string
  units: readonly Unit[]
  /** Unit ids. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  end?: (unit: Unit) => ReactNode
}

/** Selects units of a building: single ones, all matches of a search, or all. */
export function ChooseUnits({ label, units, chosen, onChoose, end = AskingRent }: Props) {
  const [search, setSearch] = useState('')
  const sought = search.toLowerCase()
  const shown = units.filter((unit) =>
    `${unit.name} ${unit.block ?? ''} ${unit.tenant_name ?? ''}`.toLowerCase().includes(sought),
  )
  const on = shown.filter(({ id }) => chosen.includes(id)).length

  function choose(ids: readonly string[], isOn: boolean) {
    const others = chosen.filter((id) => !ids.includes(id))
    onChoose(isOn ? [...others, ...ids] : others)
  }
  return (
    <Card aria-label={label} className="overflow-clip">
      <div className="p-4 md:p-5">
        <SearchInput
          label={words.choose.search}
          placeholder={words.choose.search}
          value={search}
          onSearch={setSearch}
          delay={0}
        />
      </div>
      {shown.length === 0 ? (
        <p className="border-t border-line p-4 text-ink-soft md:px-5">{words.choose.nothing}</p>
      ) : (
        <>
          <CheckRow
            title={<strong className="font-semibold">{words.choose.all}</strong>}
            note={words.choose.chosen(on, shown.length)}
            checked={on === shown.length}
            some={on > 0 && on < shown.length}
            onChange={(event) =>
              choose(
                shown.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
          <div className="max-h-[44vh] overflow-auto md:max-h-[60vh] border-t border-line">
            {shown.map((unit) => (
              <CheckRow
                key={unit.id}
                title={unit.name}
                note={unit.tenant_name ?? words.choose.vacant}
                end={end(unit)}
                checked={chosen.includes(unit.id)}
                onChange={(event) => choose([unit.id], event.target.checked)}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  )
}

const AskingRent = (unit: Unit) => <Money kobo={unit.rent_amount} kind="short" />
