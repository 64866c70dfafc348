import type { Role } from '@gida/contract/shared/roles'
import { roles } from '#words/roles'
import { words } from '#words/ui'
import { cx } from '../cx.ts'

const LOOKS: Record<Role, string> = {
  TENANT: 'bg-role-tenant-tint text-role-tenant',
  LANDLORD: 'bg-role-landlord-tint text-role-landlord',
  PROPERTY_MANAGER: 'bg-role-agent-tint text-role-agent',
  ESTATE_MANAGER: 'bg-role-manager-tint text-role-manager',
  ADMIN: 'bg-role-admin-tint text-role-admin',
}

/** Square corners, to differ from a status. */
export function RoleBadge({ role, className }: { role: string; className?: string }) {
  const known = role in LOOKS ? (role as Role) : null
  return (
    <span
      className={cx(
        'inline-block h-5 rounded-1 px-[7px] text-caption/[1.25rem] font-semibold whitespace-nowrap',
        known ? LOOKS[known] : 'bg-idle-tint text-idle',
        className,
      )}
    >
      {known ? roles[known] : words.userRole}
    </span>
  )
}
