import { Link } from '@tanstack/react-router'
import { tenants as words } from '#words/tenants'
import { useMayOpen } from '../../../platform/screens/screen.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

/** Ways to add existing tenants: one by one, or as a list. */
export function AddTenants() {
  const actor = useActor()
  const mayOpen = useMayOpen()
  return (
    <>
      {hasPermission(actor, 'invitations_write') && (
        <Button asChild kind="second" icon="plus">
          <Link to="/dashboard/invitations/new">{words.invite}</Link>
        </Button>
      )}
      {mayOpen('/dashboard/imports/new') && (
        <Button asChild kind="second" icon="upload">
          <Link to="/dashboard/imports/new">{words.upload}</Link>
        </Button>
      )}
    </>
  )
}
