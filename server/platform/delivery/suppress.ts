import type { Tx } from '../db/db.ts'
import { publish } from '../jobs/events.ts'
import { addressGone } from './events.ts'

type Address = { channel: string; recipient: string }

/** Stops sending to an address and tells its owner once. */
export async function suppress(
  tx: Tx,
  { channel, recipient: address }: Address,
  reason: string,
): Promise<void> {
  const made = await tx
    .insertInto('suppressed_address')
    .values({ channel, address, reason })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst()
  if (made) await publish(tx, addressGone, { channel, address, reason })
}

/** Resumes mail to an address whose owner has shown that they read it. */
export async function resumeMailbox(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('suppressed_address')
    .where('channel', '=', 'EMAIL')
    .where('address', 'ilike', email.replace(/[\\%_]/g, '\\$&'))
    .execute()
}

/** The owner opted out; unlike a failed number, it is not retried automatically. */
export const OPTED_OUT = 'STOP'

/**
 * Opts a number out at its owner's request, even if it had failed before: only alarms and sign-in codes are sent to it
 * until the owner opts in again.
 */
export async function optOut(tx: Tx, phone: string): Promise<void> {
  await tx
    .deleteFrom('suppressed_address')
    .where('channel', '=', 'SMS')
    .where('address', '=', phone)
    .where('reason', '<>', OPTED_OUT)
    .execute()
  await tx
    .insertInto('suppressed_address')
    .values({ channel: 'SMS', address: phone, reason: OPTED_OUT })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
