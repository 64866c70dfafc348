import type { UserPermissions } from '@gida/contract/domains/users/user'
import type { Permission } from '@gida/contract/shared/roles'
import { useState } from 'react'
import { users } from '#words/users'
import { useUnkept } from '../../../platform/forms/use-typed.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useUpdateUser } from '../changes.ts'
import { adjustments, changesOf, permissionRows, withChanges } from '../permission-rows.ts'
import { Origin, PermissionGrid } from './PermissionGrid.tsx'

const words = users.permissions
type Props = { name: string; held: UserPermissions; canChange: boolean }

/** A person's role and individual changes; single permissions are shown on demand. */
export function PermissionsCard({ name, held, canChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const differing = permissionRows(held, new Set(held.effective)).filter(
    ({ state }) => state === 'granted' || state === 'denied',
  )
  return (
    <Card aria-labelledby="permissions">
      <CardHead title={words.title} id="permissions" />
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{words.uses(held.role, differing.length)}</p>
        {canChange && !isOpen && (
          <Button kind="second" size="small" onClick={() => setOpen(true)}>
            {words.customise}
          </Button>
        )}
      </CardBody>
      {isOpen ? (
        <Customise name={name} held={held} />
      ) : (
        differing.length > 0 && (
          <Rows>
            {differing.map((row) => (
              <Row
                key={row.permission}
                title={words.of(row.resource, row.action)}
                end={<Origin row={row} />}
                strong={false}
              />
            ))}
          </Rows>
        )
      )}
    </Card>
  )
}

function Customise({ name, held }: Omit<Props, 'canChange'>) {
  const update = useUpdateUser()
  // Kept as changes, so that permissions granted by others meanwhile are not lost.
  const [turned, setTurned] = useState<ReadonlyMap<Permission, boolean>>(new Map())
  const on = withChanges(held, turned)
  const changes = changesOf(held, on)
  useUnkept(changes > 0)
  const save = () =>
    update.mutate(
      { params: { id: held.user_id }, body: { permissions: adjustments(held, on) } },
      {
        onSuccess: () => {
          setTurned(new Map())
          toast.success(words.saved(name))
        },
      },
    )
  return (
    <CardBody className="border-t border-line pt-4">
      <PermissionGrid
        held={held}
        on={on}
        onTurn={(permission, isOn) => setTurned((before) => new Map(before).set(permission, isOn))}
      />
      <Refusal>{update.error && messageOf(update.error)}</Refusal>
      {changes > 0 && (
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button kind="second" disabled={update.isPending} onClick={() => setTurned(new Map())}>
            {words.reset}
          </Button>
          <Button busy={update.isPending} busyText={words.saving} onClick={save}>
            {words.save(changes)}
          </Button>
        </div>
      )}
    </CardBody>
  )
}
