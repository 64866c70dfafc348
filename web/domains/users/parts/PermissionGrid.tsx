import type { UserPermissions } from '@gida/contract/domains/users/user'
import type { Permission } from '@gida/contract/shared/roles'
import { useState } from 'react'
import { users } from '#words/users'
import { messageOf } from '../../../platform/http/errors.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { adjustments, changesOf, type PermissionRow, permissionRows } from '../permission-rows.ts'
import { useUpdateUser } from '../queries.ts'

const words = users.permissions
type Props = { name: string; held: UserPermissions; canChange: boolean }

/** What one person may do, resource by resource, and where each comes from. */
export function PermissionGrid({ name, held, canChange }: Props) {
  const actor = useActor()
  const update = useUpdateUser()
  const [on, setOn] = useState<ReadonlySet<Permission>>(() => new Set(held.effective))
  const rows = permissionRows(held, on)
  const resources = [...new Set(rows.map((row) => row.resource))]
  const changes = changesOf(held, on)

  function toggle({ permission, isOn }: PermissionRow) {
    const next = new Set(on)
    if (isOn) next.delete(permission)
    else next.add(permission)
    setOn(next)
  }
  const save = () =>
    update.mutate(
      { params: { id: held.user_id }, body: { permissions: adjustments(held, on) } },
      { onSuccess: () => toast.success(words.saved(name)) },
    )
  /** Nobody gives what they do not hold; what was on before can be put back until it is saved. */
  const mayTurn = ({ isOn, permission }: PermissionRow) =>
    canChange && (isOn || held.effective.includes(permission) || hasPermission(actor, permission))

  return (
    <Card aria-labelledby="permissions">
      <CardHead title={words.title} id="permissions" />
      <CardBody>
        <p className="mb-4 text-ink-soft">{words.note}</p>
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
                    onChange={() => toggle(row)}
                  />
                ))}
            </fieldset>
          ))}
        </div>
        {update.error && (
          <Banner tone="late" live className="mt-4">
            {messageOf(update.error)}
          </Banner>
        )}
        {changes > 0 && (
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button kind="second" disabled={update.isPending} onClick={() => setOn(new Set(held.effective))}>
              {words.reset}
            </Button>
            <Button busy={update.isPending} busyText={words.saving} onClick={save}>
              {words.save(changes)}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

function Origin({ row }: { row: PermissionRow }) {
  if (row.state === 'granted') return <Pill tone="info">{words.granted}</Pill>
  if (row.state === 'denied') return <Pill tone="late">{words.denied}</Pill>
  if (row.state === 'none') return null
  return <span className="text-small text-ink-soft">{words.fromRole}</span>
}
