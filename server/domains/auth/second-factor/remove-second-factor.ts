import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { UserRow } from '../../users/index.ts'
import { isRequired, limitSessions } from './factor.ts'
import { notifySecondFactorChanged } from './notify-second-factor-changed.ts'

/** Removes a second factor with its recovery codes. If one is required, sessions are then limited to setting up another. */
export async function removeSecondFactor(tx: Tx, services: Services, user: UserRow): Promise<void> {
  await tx.deleteFrom('second_factor').where('user_id', '=', user.id).execute()
  if (isRequired(services.config, user)) await limitSessions(tx, user.id, true)
  await notifySecondFactorChanged(tx, user, 'off')
}
