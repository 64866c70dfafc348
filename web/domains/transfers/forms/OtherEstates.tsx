import { useQuery } from '@tanstack/react-query'
import { clientsAccounts as words } from '#words/clients-accounts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { estatesQuery } from '../../estates/index.ts'

/** The active estates that the person manages. */
export function useOwnEstates() {
  const { data } = useQuery(estatesQuery({ limit: 100 }))
  return (data?.data ?? []).filter(({ can, status }) => can.write && status !== 'ARCHIVED')
}

type Props = { home: string; value: readonly string[]; onChange: (next: string[]) => void; help?: string }

/** The other estates paid into an account; renders nothing if there are none. */
export function OtherEstates({ home, value, onChange, help = words.othersHelp }: Props) {
  const others = useOwnEstates().filter(({ id }) => id !== home)
  if (others.length === 0) return null
  return (
    <FieldGroup legend={words.others} help={help}>
      {others.map(({ id, name }) => (
        <CheckRow
          key={id}
          plain
          title={name}
          checked={value.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
          }
        />
      ))}
    </FieldGroup>
  )
}
