import type { NewSecondFactor } from '@gida/contract/domains/auth/second-factor'
import { seal } from '../../../platform/access/seal.ts'
import type { Secrets } from '../../../platform/config/secrets.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { UserRow } from '../../users/index.ts'
import { newTimeSecret } from './time-codes.ts'

/** Creates a secret for setup. It is not active until confirmed with a code; starting again replaces it. */
export async function beginSecondFactor(tx: Tx, secrets: Secrets, user: UserRow): Promise<NewSecondFactor> {
  const made = newTimeSecret(user.email ?? user.phone ?? user.id)
  const sealed_secret = seal(made.secret, user.id, secrets.seal)
  const begun = await tx
    .insertInto('second_factor')
    .values({ user_id: user.id, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret, last_step: null, created_at: tx.now })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!begun) throw problem('SECOND_FACTOR_ON')
  return made
}
