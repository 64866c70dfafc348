import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tenants as words } from '#words/tenants'
import { useMayOpen } from '../../../platform/screens/screen.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { CountBadge } from '../../../ui/display/CountBadge.tsx'
import { newApplicationsQuery } from '../queries.ts'

/** Who asks for a unit, with how many are new, and how those who rent already come in. */
export function AddTenants() {
  return (
    <nav aria-label={words.ways} className="flex flex-wrap gap-2">
      {hasPermission(useActor(), 'invitations_read') && <ApplicationsLink />}
      <ImportTenants />
    </nav>
  )
}

function ApplicationsLink() {
  const waiting = useQuery(newApplicationsQuery).data?.pagination.total ?? 0
  return (
    <Button asChild kind="second">
      <Link to="/dashboard/tenants/applications">
        {words.applications}
        <CountBadge count={waiting} label={words.waiting(waiting)} />
      </Link>
    </Button>
  )
}

/** Adding tenants: inviting them one by one, or importing a list. */
export function ImportTenants() {
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
