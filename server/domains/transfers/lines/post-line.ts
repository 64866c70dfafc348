import { startOfDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { account, arrivalIn, recordPayment } from '../../payments/index.ts'

export type LineToPost = {
  id: string
  estate_id: string
  day: string
  amount: number
  reference: string
  narration: string
  /** In the books as held for nobody known yet. */
  is_held: boolean
}
export type Part = { lease_id: string; amount: number }

const NOON_MS = 12 * 3_600_000

/**
 * Makes a line the payment of a tenancy, or of several. Money that was held for nobody known is taken from there; the account
 * at the bank has it either way. In the server's own transaction.
 */
export async function postLine(tx: Tx, line: LineToPost, parts: readonly Part[], by: string): Promise<void> {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== line.amount) throw problem('PARTS_DO_NOT_ADD_UP')
  for (const part of parts) {
    const lease = await tenancyOf(tx, line.estate_id, part.lease_id)
    const payment = await recordPayment(
      tx,
      {
        ...lease,
        source: 'STATEMENT',
        created_by: by,
        description: `Bank transfer: ${line.narration}`.slice(0, 300),
      },
      arrivalIn(line.is_held ? account.unassigned : account.trust, {
        amount: part.amount,
        channel: 'BANK_TRANSFER',
        paid_at: new Date(startOfDay(line.day).getTime() + NOON_MS),
        provider_reference: line.reference || null,
      }),
    )
    await tx
      .insertInto('bank_line_payment')
      .values({ bank_line_id: line.id, payment_id: payment.id, ...part })
      .execute()
  }
}

async function tenancyOf(tx: Tx, estate_id: string, lease_id: string) {
  const lease = await tx
    .selectFrom('lease')
    .select(['unit_id', 'tenant_id'])
    .where('id', '=', lease_id)
    .where('estate_id', '=', estate_id)
    .executeTakeFirst()
  if (!lease?.tenant_id) throw problem('NOT_FOUND')
  return { unit_id: lease.unit_id, tenant_id: lease.tenant_id }
}
