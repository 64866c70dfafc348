import type { AlertRow } from '@gida/contract/domains/alerts/alert'
import { alerts as words } from '#words/alerts'
import { Count } from '../../../ui/display/Count.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'

/** Counts: needing help first, then without an answer. The people are listed below. */
export function TallyBand({ counts: { needs_help, waiting, away, safe } }: Pick<AlertRow, 'counts'>) {
  return (
    <StatBand>
      <Stat
        alone="rows-below"
        label={words.states.NEEDS_HELP}
        figure={<Count of={needs_help} />}
        {...(needs_help > 0 && { tone: 'late' as const })}
      />
      <Stat alone="rows-below" label={words.states.WAITING} figure={<Count of={waiting} />} />
      <Stat alone="rows-below" label={words.states.AWAY} figure={<Count of={away} />} />
      <Stat alone="rows-below" label={words.states.SAFE} figure={<Count of={safe} />} tone="in" />
    </StatBand>
  )
}
