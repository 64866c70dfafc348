import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'

const words = settlements.due

/** Key figures: ready to pay out, on hold, and settled by the provider. */
export function DueBand({ due, isOwner }: { due: readonly DueRemittance[]; isOwner: boolean }) {
  const sum = (amount: (one: DueRemittance) => number) => due.reduce((all, one) => all + amount(one), 0)
  const late = sum((one) => (one.days_left !== null && one.days_left < 0 ? one.due : 0))
  const withProvider = (
    <Stat
      label={words.withProvider}
      figure={<Money kobo={sum((one) => one.with_provider)} kind="short" />}
      note={isOwner ? words.myProviderNote : words.withProviderNote}
      alone="rows-below"
    />
  )
  if (isOwner)
    return (
      <StatBand>
        <Stat
          label={words.owed}
          figure={<Money kobo={sum((one) => one.owed)} kind="short" />}
          alone="rows-below"
        />
        <Stat
          label={words.withUs(due.some((one) => one.has_manager))}
          figure={<Money kobo={sum((one) => one.with_us)} kind="short" />}
          alone="rows-below"
        />
        {withProvider}
      </StatBand>
    )
  return (
    <StatBand>
      <Stat
        label={words.total}
        figure={<Money kobo={sum((one) => one.due)} kind="short" />}
        note={late > 0 && <span className="text-overdue">{words.lateNote(formatNaira(late, 'short'))}</span>}
        alone="rows-below"
      />
      <Stat
        label={words.held}
        figure={<Money kobo={sum((one) => one.held)} kind="short" />}
        alone="rows-below"
      />
      {withProvider}
    </StatBand>
  )
}
