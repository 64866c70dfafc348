import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Message } from './message.ts'
import type { Outcome } from './outcome.ts'

/** A provider that gave no answer this often in a row is left alone. */
const OPENS_AFTER = 5
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 10 * 60_000

/** How long to leave a provider alone after so many unanswered attempts in a row; ms. */
export const pauseAfter = (failures: number): number =>
  failures < OPENS_AFTER ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - OPENS_AFTER), LONGEST_PAUSE_MS)

/** Whether the circuit breaker is open; if so, the attempt waits until it closes, with jitter. */
export async function isOpen(tx: Tx, services: Services, message: Message): Promise<boolean> {
  const breaker = await tx
    .selectFrom('delivery_breaker')
    .select('open_until')
    .where('channel', '=', message.channel)
    .where('open_until', '>', tx.now)
    .executeTakeFirst()
  if (!breaker?.open_until) return false
  const due_at = new Date(breaker.open_until.getTime() + services.random() * FIRST_PAUSE_MS)
  await tx.updateTable('outbox_message').set({ due_at }).where('id', '=', message.id).execute()
  return true
}

/** Counts consecutive attempts without an answer; any answer resets the count. */
export async function recordAnswer(tx: Tx, channel: string, outcome: Outcome): Promise<void> {
  const isSilent = outcome.kind === 'unknown' || (outcome.kind === 'again' && outcome.isDown)
  if (!isSilent) {
    await tx.deleteFrom('delivery_breaker').where('channel', '=', channel).execute()
    return
  }
  const { failures } = await tx
    .insertInto('delivery_breaker')
    .values({ channel, failures: 1 })
    .onConflict((conflict) =>
      conflict.column('channel').doUpdateSet((eb) => ({ failures: eb('delivery_breaker.failures', '+', 1) })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  const pause = pauseAfter(failures)
  if (pause === 0) return
  const open_until = new Date(tx.now.getTime() + pause)
  await tx.updateTable('delivery_breaker').set({ open_until }).where('channel', '=', channel).execute()
}
