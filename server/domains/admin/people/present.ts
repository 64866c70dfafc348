import type { PlatformPerson } from '@gida/contract/domains/admin/person'
import { Role } from '@gida/contract/shared/roles'
import type { Actor } from '../../../platform/access/actor.ts'
import { canImpersonate } from '../../auth/index.ts'
import type { PlatformPersonRow } from './people-rows.ts'
import { canMerge, canRestore, canSuspend } from './policy.ts'

export const presentPlatformPerson = (row: PlatformPersonRow, actor: Actor): PlatformPerson => ({
  ...row,
  estates: row.estates.map((estate) => ({ ...estate, role: Role.parse(estate.role) })),
  suspension: row.suspension && {
    ...row.suspension,
    suspended_at: new Date(row.suspension.suspended_at).toISOString(),
  },
  created_at: row.created_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  consent_until: row.consent_until?.toISOString() ?? null,
  can: {
    suspend: canSuspend(actor, row),
    restore: canRestore(actor, row),
    hold: actor.permissions.has('platform_write'),
    merge: canMerge(actor, row),
    impersonate: actor.permissions.has('platform_write') && canImpersonate(actor, row),
  },
})
