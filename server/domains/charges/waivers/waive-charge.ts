import type { WaiverBody, WaiverKind } from '@gida/contract/domains/charges/waiver'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { lockBooksOf, owed, postJournal } from '../../ledger/index.ts'
import { chargeWaived } from '../events.ts'
import { canWaive } from '../policy.ts'

/** Waives the open amount of a charge, or a part of it. */
export async function waiveCharge(
  tx: Tx,
  actor: Actor,
  charge_id: string,
  wanted: WaiverBody,
): Promise<void> {
  await getVisibleCharge(tx, charge_id)
  if (!canWaive(actor)) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  await giveUp(tx, actor, charge_id, { ...wanted, kind: 'WAIVER' })
}

export async function getVisibleCharge(tx: Tx, id: string) {
  return orNotFound(await tx.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Reduces the charge, posts the journal, and has its tenant told. System only. */
export async function giveUp(
  tx: Tx,
  actor: Actor,
  charge_id: string,
  { kind, reason, ...wanted }: WaiverBody & { kind: WaiverKind },
): Promise<void> {
  const charge = await lockCharge(tx, charge_id)
  const amount = wanted.amount ?? charge.open_amount
  if (charge.open_amount === 0) throw problem('NOTHING_OWED')
  if (amount > charge.open_amount) throw problem('AMOUNT_TOO_LARGE', { left: charge.open_amount })
  const { estate_id, unit_id, landlord_id, tenant_id } = charge
  const waiver = await tx
    .insertInto('waiver')
    .values({
      ...{ charge_id, kind, amount, reason, estate_id, unit_id, landlord_id, tenant_id },
      created_by: actor.user_id,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await postJournal(tx, {
    key: `${JOURNAL[kind]}:${waiver.id}:given`,
    estate_id,
    memo: `${charge.description}, ${kind === 'WAIVER' ? 'waived' : 'written off'}: ${reason}`,
    entries: owed(charge, -amount),
  })
  await addWaived(tx, charge_id, amount)
  await publish(tx, chargeWaived, { waiver_id: waiver.id })
}

/** Uncollected charges are nobody's income, so both kinds leave the books alike and nobody has a loss; only the kind of journal differs. */
export const JOURNAL: Record<WaiverKind, string> = { WAIVER: 'waiver', WRITE_OFF: 'write-off' }

export async function lockCharge(tx: Tx, id: string) {
  await lockBooksOf(tx, 'charge', [id])
  return tx.selectFrom('charge').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function addWaived(tx: Tx, charge_id: string, amount: number): Promise<void> {
  await tx
    .updateTable('charge')
    .set((eb) => ({ waived_amount: eb('waived_amount', '+', amount) }))
    .where('id', '=', charge_id)
    .execute()
}
