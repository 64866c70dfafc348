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
