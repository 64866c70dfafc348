import type { UserPermissions } from '@gida/contract/domains/users/user'
import type { Permission } from '@gida/contract/shared/roles'
import { users } from '#words/users'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { type PermissionRow, permissionRows } from '../permission-rows.ts'

const words = users.permissions

type Props = {
  held: UserPermissions
  /** The checked permissions. */
  on: ReadonlySet<Permission>
  onTurn: (permission: Permission, isOn: boolean) => void
}

/** A person's permissions by resource, and the source of each. */
export function PermissionGrid({ held, on, onTurn }: Props) {
  const actor = useActor()
  const rows = permissionRows(held, on)
  const resources = [...new Set(rows.map((row) => row.resource))]

  /** Nobody may grant what they do not hold; a permission held before can be restored until it is saved. */
  const mayTurn = ({ isOn, permission }: PermissionRow) =>
    isOn || held.effective.includes(permission) || hasPermission(actor, permission)

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {resources.map((resource) => (
        <fieldset key={resource} className="min-w-0">
          <legend className="font-semibold">{words.resources[resource] ?? resource}</legend>
          {rows
            .filter((row) => row.resource === resource)
            .map((row) => (
              <CheckRow
                key={row.permission}
                plain
                title={words.actions[row.action] ?? row.action}
                end={<Origin row={row} />}
                checked={row.isOn}
                disabled={!mayTurn(row)}
                onChange={() => onTurn(row.permission, !row.isOn)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}

/** How a permission differs from the role. */
export function Origin({ row }: { row: PermissionRow }) {
  if (row.state === 'granted') return <Pill tone="info">{words.granted}</Pill>
  if (row.state === 'denied') return <Pill tone="late">{words.denied}</Pill>
  if (row.state === 'none') return null
  return <span className="text-small text-ink-soft">{words.fromRole}</span>
}
