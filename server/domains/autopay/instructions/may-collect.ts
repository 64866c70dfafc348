import { type RawBuilder, sql } from 'kysely'
import { isOnIn } from '../../../platform/features/features.ts'

/**
 * Nothing is charged automatically while autopay is off, the estate suspended or the tenant's account closed, since they
 * are not notified then and cannot stop it; planned charges wait. `of` is the alias of the instruction.
 */
export const mayCollect = (of: string): RawBuilder<boolean> => {
  const [estate, tenant] = [sql.ref(`${of}.estate_id`), sql.ref(`${of}.tenant_id`)]
  return sql<boolean>`(${isOnIn('autopay', estate)} and app.suspended_since(${estate}) is null
    and exists (select from users u where u.id = ${tenant} and u.status <> 'INACTIVE'))`
}
