import type { ReactElement } from 'react'
import { users } from '#words/users'
import { useActor } from '../../../platform/actor.ts'
import type { Option } from '../../../ui/form/choice/option.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { ROLES, STATUSES, type UserSearch } from '../search.ts'

const words = users.filters
type Change = { [K in keyof UserSearch]?: UserSearch[K] | undefined }
type Props = { search: UserSearch; onChange: (change: Change) => void }

const ROLE_OPTIONS: Option[] = [
  { value: '', label: words.allRoles },
  ...ROLES.map((value) => ({ value, label: users.roles[value] })),
]
const STATUS_OPTIONS: Option[] = [
  { value: '', label: words.allStatuses },
  ...STATUSES.map((value) => ({ value, label: users.statuses[value] })),
]

export function UserFilters({ search, onChange }: Props) {
  const { estates } = useActor()
  const estateOptions = [
    { value: '', label: words.allEstates },
    ...estates.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <Filter
        label={words.role}
        options={ROLE_OPTIONS}
        value={search.role}
        onChange={(role) => onChange({ role: role as UserSearch['role'] })}
      />
      <Filter
        label={words.status}
        options={STATUS_OPTIONS}
        value={search.status}
        onChange={(status) => onChange({ status: status as UserSearch['status'] })}
      />
      {estates.length > 1 && (
        <Filter
          label={words.estate}
          options={estateOptions}
          value={search.estate_id}
          onChange={(estate_id) => onChange({ estate_id })}
        />
      )}
    </>
  )
}

type FilterProps = {
  label: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** On the phone, in the sheet, each filter has its label; in the toolbar it is said only to readers. */
function Filter({ label, options, value, onChange }: FilterProps): ReactElement {
  const box = (
    <SelectField
      compact
      className="md:w-[150px]"
      aria-label={label}
      options={options}
      value={value ?? ''}
      onChange={(next) => onChange(next || undefined)}
    />
  )
  return useIsPhone() ? <Field label={label}>{box}</Field> : box
}

/** The filters that are on. */
export function useFiltersOn({ search, onChange }: Props): ActiveFilter[] {
  const { estates } = useActor()
  const { role, status, estate_id } = search
  const estate = estates.find((one) => one.id === estate_id)
  return [
    role && { label: users.roles[role], onClear: () => onChange({ role: undefined }) },
    status && { label: users.statuses[status], onClear: () => onChange({ status: undefined }) },
    estate && { label: estate.name, onClear: () => onChange({ estate_id: undefined }) },
  ].filter((filter): filter is ActiveFilter => Boolean(filter))
}
