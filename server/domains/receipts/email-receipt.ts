import type { Actor } from '../../platform/access/actor.ts'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { mailReceipt } from './deliver-receipt.ts'
import { receiptFile } from './receipt-file.ts'
import { getReceiptRow } from './receipt-queries.ts'

const copiesTo = (email: string) => ({ name: 'receipt_copy', spender: email, most: 10, seconds: 3600 })

/** Sends a receipt to the requester's address. */
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
    await spendAllowance(tx, copiesTo(email))
    const { user_id } = actor
    const key = `receipt-copy:${id}:${user_id}:${tx.now.getTime()}`
    await mailReceipt(tx, services, receipt, { user_id, email, key })
  })
  return { sent_to: email }
}
