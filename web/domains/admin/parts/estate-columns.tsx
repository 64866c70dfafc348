import type { PlatformEstate } from '@gida/contract/domains/admin/estate'
import { estateDesk as words } from '#words/estate-desk'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'

export function managersOf({ managers: [first, ...more] }: Pick<PlatformEstate, 'managers'>): string {
  if (!first) return words.noManager
  return more.length > 0 ? words.more(first.full_name, more.length) : first.full_name
}

export const activityOf = ({ last_activity_at }: Pick<PlatformEstate, 'last_activity_at'>) =>
  last_activity_at ? formatWhen(last_activity_at) : words.never

/** The estate's status, and the platform's suspension and verification. */
export const EstateMarks = ({ status, suspension, verification }: PlatformEstate) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {suspension ? (
      <Pill tone="late" icon="stopped">
        {words.marks.SUSPENDED}
      </Pill>
    ) : (
      <StatusPill status={status}>{words.statuses[status]}</StatusPill>
    )}
    {verification && (
      <Pill tone="in" icon="shield">
        {words.marks.VERIFIED}
      </Pill>
    )}
  </span>
)

export const ESTATE_COLUMNS: Column<PlatformEstate>[] = [
  {
    id: 'name',
    head: words.columns.name,
    cell: ({ name, lga, state }) => (
      <span className="block max-w-[230px]">
        <span className="cut block font-semibold" title={name}>
          {name}
        </span>
        <span className="cut block text-small text-ink-soft">{words.place(lga, state)}</span>
      </span>
    ),
  },
  {
    id: 'managers',
    head: words.columns.managers,
    cell: (estate) => <span className="cut block max-w-[180px] text-small">{managersOf(estate)}</span>,
  },
  {
    id: 'units',
    head: words.columns.units,
    align: 'end',
    cell: ({ units, let_units }) => words.unitsOf(units, let_units),
  },
  { id: 'state', head: words.columns.state, cell: (estate) => <EstateMarks {...estate} /> },
  {
    id: 'activity',
    head: words.columns.activity,
    className: 'whitespace-nowrap text-small',
    cell: activityOf,
  },
]

export const EstateLines = ({ estate }: { estate: PlatformEstate }) => (
  <CardLines
    title={estate.name}
    value={words.unitsOf(estate.units, estate.let_units)}
    second={`${words.place(estate.lga, estate.state)} · ${managersOf(estate)}`}
    date={words.lastActivity(activityOf(estate))}
    status={<EstateMarks {...estate} />}
  />
)
