import { Link } from '@tanstack/react-router'
import { tenants as words } from '#words/tenants'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useNeedCounts } from '../../../shell/use-need-counts.ts'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

type Props = { at: 'tenants' | 'leases' | 'applications' | 'invitations' | 'notices' }

/** Tabs of tenants, leases, notices, applications and invitations, with counts of what needs this person. */
export function TenantTabs({ at }: Props) {
  const actor = useActor()
  const seesJoining = hasPermission(actor, 'invitations_read')
  const countOf = useNeedCounts()
  if (actor.user.role === 'TENANT') return null
  const items = [
    ...(hasPermission(actor, 'tenants_read')
      ? [
          {
            value: 'tenants',
            label: words.title,
            count: countOf(['joined_tenants']),
            link: <Link to="/dashboard/tenants" />,
          },
        ]
      : []),
    ...(hasPermission(actor, 'leases_read')
      ? [
          {
            value: 'leases',
            label: words.leases,
            count: countOf(['draft_leases']),
            link: <Link to="/dashboard/tenants/leases" />,
          },
          { value: 'notices', label: words.notices, link: <Link to="/dashboard/notices" /> },
        ]
      : []),
    ...(seesJoining
      ? [
          {
            value: 'applications',
            label: words.applications,
            count: countOf(['applications']),
            link: <Link to="/dashboard/tenants/applications" />,
          },
          {
            value: 'invitations',
            label: words.invitations,
            link: <Link to="/dashboard/tenants/invitations" />,
          },
        ]
      : []),
  ]
  return (
    <div className="mb-4">
      <Tabs label={words.tabs} items={items} value={at} />
    </div>
  )
}
