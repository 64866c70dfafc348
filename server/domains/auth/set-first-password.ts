import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'

/** Gives an account its first password; one that has a password keeps it, and 409 says so. */
export async function setFirstPassword(
  tx: Tx,
  credential: { user_id: string; password_hash: string },
): Promise<void> {
  const made = await tx
    .insertInto('credential')
    .values(credential)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!made) throw problem('ACCOUNT_EXISTS')
}
