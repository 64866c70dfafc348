import type { Actor } from '../../../platform/access/actor.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { mailReceipt } from './deliver-receipt.ts'
import { receiptFile } from './receipt-file.ts'
import { getReceiptRow } from './receipt-queries.ts'

const MOST_PER_HOUR = 10

/** Sends a receipt to the address of whoever asks. */
export async function emailReceipt(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ sent_to: string }> {
  const { receipt, email } = await services.transaction(actor, async (tx) => {
    const me = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', actor.user_id)
      .executeTakeFirstOrThrow()
    return { receipt: await getReceiptRow(tx, id), email: me.email }
  })
  if (!email) throw problem('NO_EMAIL_ADDRESS')
  await receiptFile(services, receipt)
  await services.transaction('system', async (tx) => {
    const since = new Date(tx.now.getTime() - 3_600_000)
    const sent = await tx
      .selectFrom('outbox_message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('recipient', '=', email)
      .where('key', 'like', 'receipt-copy:%')
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (sent.count >= MOST_PER_HOUR) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: 3600 })
    await mailReceipt(tx, services, receipt, email, `receipt-copy:${id}:${actor.user_id}:${tx.now.getTime()}`)
  })
  return { sent_to: email }
}
