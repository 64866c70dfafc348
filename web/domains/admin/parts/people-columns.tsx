import type { PlatformPerson } from '@gida/contract/domains/admin/person'
import { desk } from '#words/desk'
import { Contact } from '../../../platform/screens/Contact.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { PersonPill } from '../../users/index.ts'

const words = desk.people

const seen = ({ last_sign_in_at }: PlatformPerson) =>
  last_sign_in_at ? formatWhen(last_sign_in_at) : words.never

function estatesOf({ estates: [first, ...more] }: PlatformPerson): string {
  if (!first) return words.noEstate
  return more.length > 0 ? words.more(first.name, more.length) : first.name
}

const State = ({ suspension, status, merged_into }: PlatformPerson) =>
  merged_into ? (
    <Pill icon="people">{words.merged(merged_into.full_name)}</Pill>
  ) : suspension ? (
    <Pill tone="late" icon="stopped">
      {words.suspended}
    </Pill>
  ) : (
    <PersonPill status={status} />
  )

const whySuspended = ({ suspension }: PlatformPerson) =>
  suspension &&
  words.suspendedBy(suspension.suspended_by_name, formatWhen(suspension.suspended_at), suspension.reason)

export const PEOPLE_COLUMNS: Column<PlatformPerson>[] = [
  {
    id: 'full_name',
    head: words.columns.name,
    sortable: true,
    cell: (person) => (
      <span className="block max-w-[230px]">
        <span className="cut block font-semibold" title={person.full_name}>
          {person.full_name}
        </span>
        <span className="cut block text-small text-ink-soft">
          <Contact of={person} />
        </span>
      </span>
    ),
  },
  { id: 'role', head: words.columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'estates',
    head: words.columns.estates,
    cell: (person) => <span className="cut block max-w-[160px] text-small">{estatesOf(person)}</span>,
  },
  {
    id: 'state',
    head: words.columns.state,
    cell: (person) => (
      <span className="block max-w-[220px] whitespace-normal">
        <State {...person} />
        {person.suspension && (
          <span className="mt-1 block text-small text-ink-soft">{whySuspended(person)}</span>
        )}
      </span>
    ),
  },
  { id: 'seen', head: words.columns.seen, className: 'whitespace-nowrap text-small', cell: seen },
]

export const PersonLines = ({ person }: { person: PlatformPerson }) => (
  <CardLines
    title={person.full_name}
    value={<RoleBadge role={person.role} />}
    second={
      <span className="wrap-anywhere">
        {whySuspended(person) ?? (
          <>
            <Contact of={person} /> · {estatesOf(person)}
          </>
        )}
      </span>
    }
    date={words.seen(seen(person))}
    status={<State {...person} />}
  />
)
