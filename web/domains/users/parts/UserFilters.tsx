import { users } from '#words/users'
import { useActor } from '../../../platform/session/actor.ts'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { ONLY, ROLES, STATUSES, type UserSearch } from '../search.ts'

const words = users.filters
type Change = { [K in keyof UserSearch]?: UserSearch[K] | undefined }
type Props = { search: UserSearch; onChange: (change: Change) => void }

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: users.roles[value] }))
const ONLY_OPTIONS = ONLY.map((value) => ({ value, label: words.only[value] }))
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: users.statuses[value] }))

export function UserFilters({ search, onChange }: Props) {
  const { estates } = useActor()
  return (
    <>
      <SelectFilter
        label={words.role}
        className="md:w-[136px]"
        all={words.allRoles}
        options={ROLE_OPTIONS}
        value={search.role}
        onChange={(role) => onChange({ role })}
      />
      <SelectFilter
        label={words.status}
        className="md:w-[136px]"
        all={words.allStatuses}
        options={STATUS_OPTIONS}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={words.narrowed}
        className="md:w-[136px]"
        all={words.everybody}
        options={ONLY_OPTIONS}
        value={search.only}
        onChange={(only) => onChange({ only })}
      />
      {estates.length > 1 && (
        <SelectFilter
          label={words.estate}
          className="md:w-[136px]"
          all={words.allEstates}
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.estate_id}
          onChange={(estate_id) => onChange({ estate_id })}
        />
      )}
    </>
  )
}

/** The active filters. */
export function useFiltersOn({ search, onChange }: Props): ActiveFilter[] {
  const { estates } = useActor()
  const { role, status, only, estate_id } = search
  const estate = estates.find((one) => one.id === estate_id)
  return [
    role && { label: users.roles[role], onClear: () => onChange({ role: undefined }) },
    status && { label: users.statuses[status], onClear: () => onChange({ status: undefined }) },
    only && { label: words.only[only], onClear: () => onChange({ only: undefined }) },
    estate && { label: estate.name, onClear: () => onChange({ estate_id: undefined }) },
  ].filter((filter): filter is ActiveFilter => Boolean(filter))
}
