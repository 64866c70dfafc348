import { maintenance as words } from '#words/maintenance'
import { formatPeriod } from '../../../platform/screens/format.ts'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import type { RequestsSearch } from '../search.ts'

type Props = { search: RequestsSearch; onClear: (fields: Record<string, undefined>) => void }

/** Filters set by a link from a figure. */
export function RequestContext({ search: { age, unit_id, reported_from, reported_to }, onClear }: Props) {
  return (
    <ContextChips
      filters={[
        age && { label: words.age.stood(words.age[age]), onClear: () => onClear({ age: undefined }) },
        Boolean(unit_id) && { label: words.oneHome, onClear: () => onClear({ unit_id: undefined }) },
        reported_from !== undefined &&
          reported_to !== undefined && {
            label: words.reportedIn(formatPeriod(reported_from, reported_to)),
            onClear: () => onClear({ reported_from: undefined, reported_to: undefined }),
          },
      ]}
    />
  )
}
