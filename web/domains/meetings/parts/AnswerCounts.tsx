import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import { meetings as words } from '#words/meetings'

/** Number of each answer; zeros are omitted. */
export function AnswerCounts({ counts }: Pick<Meeting, 'counts'>) {
  const { invited, accepted, tentative, declined } = counts
  const open = invited - accepted - tentative - declined
  return (
    <span className="flex flex-wrap gap-x-3 text-small">
      {accepted > 0 && <span className="text-action-ink">{words.counts.accepted(accepted)}</span>}
      {tentative > 0 && <span className="text-ink-soft">{words.counts.tentative(tentative)}</span>}
      {declined > 0 && <span className="text-ink-soft">{words.counts.declined(declined)}</span>}
      {open > 0 && <span className="text-waiting">{words.counts.open(open)}</span>}
    </span>
  )
}
