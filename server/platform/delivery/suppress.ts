import type { Tx } from '../db/db.ts'
import { publish } from '../jobs/events.ts'
import { addressGone } from './events.ts'

type Address = { channel: string; recipient: string }

/** Nothing is sent to an address any more; its owner is told once. */
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

/** Mails go to an address again whose owner has shown that they read what comes there. */
export async function resumeMailbox(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('suppressed_address')
    .where('channel', '=', 'EMAIL')
    .where('address', 'ilike', email.replace(/[\\%_]/g, '\\$&'))
    .execute()
}

/** Why nothing is sent to a number whose owner said so; unlike one that failed it is never tried again by itself. */
export const OPTED_OUT = 'STOP'

/** By their own word, also where it had failed before: alarms and sign-in codes alone go to a number until its owner asks for more. */
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
