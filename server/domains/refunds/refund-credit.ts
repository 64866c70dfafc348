import type { CreditRefundBody } from '@gida/contract/domains/refunds/refund-bodies'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { elevateToSystem } from '../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Tx } from '../../platform/db/db.ts'
import { exists } from '../../platform/db/rows/exists.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { creditOf, lockCredit } from '../charges/index.ts'
import { account, lockBooks, postJournal } from '../ledger/index.ts'
import { creditHeldByDispute } from './disputes/held-by-dispute.ts'
import { canRefundPayment } from './policy.ts'
import { completeRefund } from './provider/complete-refund.ts'

/** Records that a tenant's credit was paid back manually. It is tied to no payment, so no provider is involved. */
export async function refundCredit(tx: Tx, actor: Actor, wanted: CreditRefundBody): Promise<{ id: string }> {
  const { estate_id, tenant_id } = wanted
  if (!(await canRefundCredit(tx, actor, estate_id))) throw problem('NOT_FOUND')
  orNotFound(await findPerson(tx, tenant_id))
  await requireStepUp(tx, actor)
  await elevateToSystem(tx)
  await lockBooks(tx, [estate_id])
  await lockCredit(tx, tenant_id)
  const credit = await creditOf(tx, { estate_id, tenant_id })
  const amount = wanted.amount ?? credit
  if (amount > credit || amount === 0) throw problem('REFUND_TOO_LARGE', { left: credit })
  const free = credit - (await creditHeldByDispute(tx, { estate_id, tenant_id }))
  if (amount > free) throw problem('PAYMENT_DISPUTED', { left: Math.max(0, free) })

  const refund = await tx
    .insertInto('refund')
    .values({
      estate_id,
      tenant_id,
      amount,
      way: wanted.way,
      reason: wanted.reason,
      hand_reference: wanted.hand_reference ?? null,
      created_by: actor.user_id,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('refund_part').values({ refund_id: refund.id, kind: 'CREDIT', amount }).execute()
  await postJournal(tx, {
    key: `refund:${refund.id}:promised`,
    estate_id,
    memo: 'Credit to be given back',
    entries: [
      [account.credit(tenant_id), amount],
      [account.refunds, -amount],
    ],
  })
  await completeRefund(tx, refund.id)
  return refund
}

/** Credit is held in an estate's books, so its managers refund it. */
export async function canRefundCredit(tx: Tx, actor: Actor, estate_id: string): Promise<boolean> {
  if (!canRefundPayment(actor)) return false
  return exists(
    tx
      .selectFrom('estate')
      .select('id')
      .where('id', '=', estate_id)
      .$if(actor.role !== 'ADMIN', (query) =>
        query.where(sql<boolean>`estate.id = any ((select app.managed_estates())::uuid[])`),
      ),
  )
}

const findPerson = (tx: Tx, id: string) =>
  tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
