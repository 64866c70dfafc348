import { users } from '@gida/contract/domains/users/endpoints'
import type { Mount } from '../../platform/http/mount.ts'
import { presentUser } from './present.ts'
import { getUser } from './user-row.ts'

export function userRoutes({ on }: Mount): void {
  on(users.getMe, async (tx, { actor }) => presentUser(await getUser(tx, actor.user_id)))
}
