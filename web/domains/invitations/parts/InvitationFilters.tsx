import type { InvitationStatus, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { invitations as words } from '#words/invitations'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { type InvitationSearch, ROLES, STATUSES } from '../search.ts'

type Change = { status?: InvitationStatus | undefined; role?: InvitedRole | undefined }
type Props = { search: InvitationSearch; onChange: (change: Change) => void }

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }))
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: words.roles[value] }))

export function InvitationFilters({ search, onChange }: Props) {
  return (
    <>
      <SelectFilter
        label={words.filters.status}
        all={words.filters.allStatuses}
        options={STATUS_OPTIONS}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={words.filters.role}
        all={words.filters.allRoles}
        className="md:w-[170px]"
        options={ROLE_OPTIONS}
        value={search.role}
        onChange={(role) => onChange({ role })}
      />
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
