import { startOfDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { account } from '../../ledger/index.ts'
import { receivedIn, recordPayment } from '../../payments/index.ts'
import { runs } from '../accounts/served-estates.ts'
import { moveSuspense } from './post-to-suspense.ts'

export type LineToPost = {
  id: string
  bank_account_id: string
  estate_id: string
  day: string
  amount: number
  reference: string
  narration: string
  /** Whether it is held in suspense. */
  is_held: boolean
}
export type Part = { lease_id: string; amount: number }

const NOON_MS = 12 * 3_600_000

/**
 * Turns a line into payments of one or more tenancies. If it was in suspense, it is taken from there; the bank account
 * holds it either way. For another estate that uses the account, it is booked there. System only.
 */
export async function postLine(tx: Tx, line: LineToPost, parts: readonly Part[], by: string): Promise<void> {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== line.amount) throw problem('PARTS_DO_NOT_ADD_UP')
  let elsewhere = 0
  for (const part of parts) {
    const { estate_id, unit_id, tenant_id } = await tenancyOf(tx, line.bank_account_id, part.lease_id)
    const isHeldHere = line.is_held && estate_id === line.estate_id
    if (line.is_held && !isHeldHere) elsewhere += part.amount
    const payment = await recordPayment(
      tx,
      {
        ...{ unit_id, tenant_id },
        source: 'STATEMENT',
        created_by: by,
        description: `Bank transfer: ${line.narration}`.slice(0, 300),
      },
      receivedIn(isHeldHere ? account.unassigned : account.trust, {
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
  await moveSuspense(tx, line, elsewhere, tx.now)
}

/** A tenancy in an estate that uses the account and, for a person's decision, that they run. Throws NOT_FOUND. */
export async function tenancyOf(tx: Tx, bank_account_id: string, lease_id: string) {
  const lease = await tx
    .selectFrom('lease')
    .innerJoin('bank_account_estate as served', 'served.estate_id', 'lease.estate_id')
    .select(['lease.estate_id', 'lease.unit_id', 'lease.tenant_id'])
    .where('lease.id', '=', lease_id)
    .where('served.bank_account_id', '=', bank_account_id)
    .where('served.removed_at', 'is', null)
    .where(runs('served.estate_id'))
    .executeTakeFirst()
  if (!lease?.tenant_id) throw problem('NOT_FOUND')
  return { lease_id, estate_id: lease.estate_id, unit_id: lease.unit_id, tenant_id: lease.tenant_id }
}
