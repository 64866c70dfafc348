import type { Tx } from '../../../platform/db/db.ts'

const UNHEARD = 'The payment provider never received it. Try again later.'
const WANTS_PAYER = 'The bank requires the cardholder to approve it on the payment page.'

/** An attempt unknown to the provider after this long will not arrive: no request takes so long. */
const ON_ITS_WAY_MS = 10 * 60_000

/**
 * Why to give up a saved-card charge that the provider does not know, or for which it waits for a payer who was never
 * sent there. Null while it may still arrive, and for checkouts, where waiting is normal.
 */
export async function whyGiveUpCharge(
  tx: Tx,
  payment_id: string,
  knows: 'nothing' | 'waits for payer',
): Promise<string | null> {
  const charge = await tx
    .selectFrom('payment')
    .select('created_at')
    .where('id', '=', payment_id)
    .where('method_id', 'is not', null)
    .where('status', '=', 'PROCESSING')
    .executeTakeFirst()
  if (!charge || tx.now.getTime() - charge.created_at.getTime() < ON_ITS_WAY_MS) return null
  return knows === 'nothing' ? UNHEARD : WANTS_PAYER
}
