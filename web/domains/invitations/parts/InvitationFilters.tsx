import type { InvitationStatus, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { invitations as words } from '#words/invitations'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { FilterField } from '../../../ui/form/FilterField.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { type InvitationSearch, ROLES, STATUSES } from '../search.ts'

type Change = { status?: InvitationStatus | undefined; role?: InvitedRole | undefined }
type Props = { search: InvitationSearch; onChange: (change: Change) => void }

const STATUS_OPTIONS = [
  { value: '', label: words.filters.allStatuses },
  ...STATUSES.map((value) => ({ value, label: words.statuses[value] })),
]
const ROLE_OPTIONS = [
  { value: '', label: words.filters.allRoles },
  ...ROLES.map((value) => ({ value, label: words.roles[value] })),
]

export function InvitationFilters({ search, onChange }: Props) {
  return (
    <>
      <FilterField label={words.filters.status}>
        <SelectField
          compact
          className="md:w-[150px]"
          aria-label={words.filters.status}
          options={STATUS_OPTIONS}
          value={search.status ?? ''}
          onChange={(status) => onChange({ status: (status || undefined) as InvitationStatus | undefined })}
        />
      </FilterField>
      <FilterField label={words.filters.role}>
        <SelectField
          compact
          className="md:w-[170px]"
          aria-label={words.filters.role}
          options={ROLE_OPTIONS}
          value={search.role ?? ''}
          onChange={(role) => onChange({ role: (role || undefined) as InvitedRole | undefined })}
        />
      </FilterField>
    </>
  )
}

export function filtersOn({ search: { status, role }, onChange }: Props): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  if (status) {
    filters.push({ label: words.statuses[status], onClear: () => onChange({ status: undefined }) })
  }
  if (role) filters.push({ label: words.roles[role], onClear: () => onChange({ role: undefined }) })
  return filters
}
