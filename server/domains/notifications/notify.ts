import type { Tx } from '../../platform/db/db.ts'
import { exists } from '../../platform/db/rows/exists.ts'
import { sendLiveAsRead } from '../../platform/realtime/live.ts'
import { withoutUnwanted } from './choices/choices.ts'
import type { Notice } from './notice.ts'
import { presentNotification } from './present.ts'
import { countUnreadOf } from './queries.ts'
import { ringDevices, ringUnlisted } from './ways/ring-devices.ts'

/** Whether a person has been notified of a cause. */
export async function isNotified(tx: Tx, user_id: string, key: string): Promise<boolean> {
  return exists(
    tx.selectFrom('notification').select('id').where('user_id', '=', user_id).where('key', '=', key),
  )
}

/** Notifies one person in the app and on open screens. */
export const notify = (tx: Tx, notice: Notice): Promise<void> => notifyAll(tx, [notice])

/** Rows per statement; more would exceed the limit on parameters. */
const MOST_AT_ONCE = 2_000

/**
 * Notifies many people in few statements, once per cause and person. Those who turned this kind off in the app only get urgent ones
 * there, and the rest through the channels they left on.
 */
export async function notifyAll(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const all = inOrder(notices)
  for (let from = 0; from < all.length; from += MOST_AT_ONCE)
    await notifyPart(tx, all.slice(from, from + MOST_AT_ONCE))
}

async function notifyPart(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const wanted = await withoutUnwanted(tx, notices)
  const listed = new Set(wanted)
  await ringUnlisted(
    tx,
    notices.filter((notice) => !listed.has(notice)),
  )
  if (wanted.length === 0) return
  const told = await tx
    .insertInto('notification')
    .values(
      wanted.map(({ fallback: _f, rings: _r, expires_at: _e, ...row }) => ({
        ...row,
        created_at: tx.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returningAll()
    .execute()
  if (told.length === 0) return
  const noticeOf = new Map(wanted.map((notice) => [`${notice.user_id} ${notice.key}`, notice]))
  await ringDevices(
    tx,
    told.flatMap((row) => {
      const { fallback, rings, expires_at } = noticeOf.get(`${row.user_id} ${row.key}`) ?? {}
      return rings === false ? [] : [{ row, fallback, expires_at }]
    }),
  )

  const user_ids = told.map((row) => row.user_id)
  sendLiveAsRead(tx, user_ids, async () => {
    const unread = await countUnreadOf(tx, user_ids)
    return told.map((row) => ({
      user_id: row.user_id,
      event: {
        type: 'notification',
        data: { ...presentNotification(row), unread_count: unread.get(row.user_id) ?? 0 },
      },
    }))
  })
}

/** A fixed order, so that concurrent notifications to the same people do not deadlock. */
const inOrder = (notices: readonly Notice[]) =>
  notices.toSorted((a, b) => (a.user_id + a.key < b.user_id + b.key ? -1 : 1))
