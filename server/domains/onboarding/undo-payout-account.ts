import type { Tx } from '../../platform/db/db.ts'
import { lockNamed } from '../../platform/db/locks.ts'
import { exists } from '../../platform/db/rows/exists.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { endAllSessions } from '../auth/index.ts'
import { payoutAccountSet } from './events.ts'
import { hashUndoToken } from './undo-token.ts'

const GOOD_FOR_DAYS = 7

/**
 * Undoes a payout account by the mailed link, without a session. The previous account is paid again, if any, and all sessions of the
 * person end, since one may be an intruder's. Idempotent.
 */
export async function undoPayoutAccount(
  tx: Tx,
  token: string,
): Promise<{ message: string; undone_at: string }> {
  const ofLink = tx.selectFrom('payout_account').selectAll().where('undo_hash', '=', hashUndoToken(token))
  const named = await ofLink.executeTakeFirst()
  if (!named) throw tooLate('This link is incomplete. Open it from the message again.')
  await lockNamed(tx, 'payout_account', named.user_id) // makes a concurrent setup wait
  const account = await ofLink.forUpdate().executeTakeFirstOrThrow()
  if (account.undone_at && !(await isChangedSince(tx, account)))
    return undone(account.undone_at, await accountBefore(tx, account))
  const age = tx.now.getTime() - account.verified_at.getTime()
  if (age > GOOD_FOR_DAYS * 86_400_000)
    throw tooLate(`This link is more than ${GOOD_FOR_DAYS} days old. Sign in and set your account again.`)
  if (account.replaced_at) throw tooLate('The account has been changed again since. Use the newest message.')

  await tx
    .updateTable('payout_account')
    .set({ undone_at: tx.now, replaced_at: tx.now })
    .where('id', '=', account.id)
    .execute()
  const before = await accountBefore(tx, account)
  if (before)
    await tx.updateTable('payout_account').set({ replaced_at: null }).where('id', '=', before.id).execute()
  await endAllSessions(tx, account.user_id, 'payout_account_undone')
  await publish(tx, payoutAccountSet, { user_id: account.user_id })
  return undone(tx.now, before)
}

/** The newest one that was not undone. */
const accountBefore = (tx: Tx, { user_id }: { user_id: string }) =>
  tx
    .selectFrom('payout_account')
    .select('id')
    .where('user_id', '=', user_id)
    .where('undone_at', 'is', null)
    .orderBy('in_force_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A newer account makes an unused one obsolete; the newer one stays. */
const isChangedSince = (tx: Tx, { user_id, verified_at }: { user_id: string; verified_at: Date }) =>
  exists(
    tx
      .selectFrom('payout_account')
      .select('id')
      .where('user_id', '=', user_id)
      .where('undone_at', 'is', null)
      .where('verified_at', '>', verified_at),
  )

const undone = (at: Date, before: { id: string } | undefined) => ({
  message: before
    ? 'The change was undone. Your rent goes to your previous account. Everyone is signed out: sign in and change your password.'
    : 'The account was removed. Your rent is held until you set one. Everyone is signed out: sign in and change your password.',
  undone_at: at.toISOString(),
})

const tooLate = (message: string) => new Problem('UNDO_TOO_LATE', { message })
