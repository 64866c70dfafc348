import type { User } from '@gida/contract/domains/users/user'
import { lagosDay } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { users as words } from '#words/users'
import { Contact } from '../../../platform/screens/Contact.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { smallPhoto } from '../photo.ts'
import { ChooseBox } from './ChooseBox.tsx'
import { PersonPill } from './PersonPill.tsx'

export function estatesOf({ estate_associations }: User): string {
  const [first, ...more] = estate_associations
  if (!first) return words.noEstate
  return more.length > 0 ? words.moreEstates(first.name, more.length) : first.name
}

const choose: Column<User> = {
  id: 'choose',
  head: words.columns.choose,
  width: '44px',
  cell: (person) => <ChooseBox person={person} />,
}

const columns: Column<User>[] = [
  {
    id: 'full_name',
    head: words.columns.name,
    sortable: true,
    cell: (person) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={person.full_name} photo={smallPhoto(person.profile_data.avatar_url)} />
        <span className="min-w-0">
          <Link
            to="/dashboard/users/$id"
            params={{ id: person.id }}
            className="cut block max-w-[210px] font-semibold text-ink"
            title={person.full_name}
          >
            {person.full_name}
          </Link>
          <span className="cut block max-w-[210px] text-small text-ink-soft">
            <Contact of={person} />
          </span>
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
  { id: 'status', head: words.columns.status, cell: ({ status }) => <PersonPill status={status} /> },
  {
    id: 'created_at',
    head: words.columns.joined,
    sortable: true,
    descFirst: true,
    cell: ({ created_at }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">
        {formatDay(lagosDay(new Date(created_at)))}
      </span>
    ),
  },
]

/** With a checkbox for those who may edit people. */
export const columnsToRead = columns
export const columnsToChange = [choose, ...columns]

export function PersonCard({ person }: { person: User }) {
  return (
    <span className="flex items-start gap-3">
      <ChooseBox person={person} />
      <Avatar name={person.full_name} photo={smallPhoto(person.profile_data.avatar_url)} />
      <span className="grid min-w-0 grow gap-1">
        <Link to="/dashboard/users/$id" params={{ id: person.id }} className="name text-ink">
          {person.full_name}
        </Link>
        <span className="text-small text-ink-soft">
          <Contact of={person} />
        </span>
        <span className="text-small text-ink-soft">{estatesOf(person)}</span>
        <span className="flex flex-wrap items-center gap-2">
          <RoleBadge role={person.role} />
          <PersonPill status={person.status} />
        </span>
      </span>
    </span>
  )
}
