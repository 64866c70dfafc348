import type { HoldBody } from '@gida/contract/domains/settlements/remittance'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import { estateToRemitFrom } from '../policy.ts'
import { listOwnerAccounts } from './due.ts'

/** Holds all of an owner's money in an estate until a person lifts the hold. */
export async function holdRemittance(tx: Tx, actor: Actor, wanted: HoldBody): Promise<{ id: string }> {
  await estateToRemitFrom(tx, actor, wanted.estate_id)
  const [owner] = await listOwnerAccounts(tx, wanted)
  orNotFound(owner)
  return tx
    .insertInto('remittance_hold')
    .values({ ...wanted, reason: 'BY_HAND', placed_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => {
      if (brokenConstraint(error) !== 'remittance_hold_once') throw error
      throw new Problem('CONFLICT', { message: 'This owner’s money is already held.' })
    })
}

/** Lifts a manual hold; a dispute's hold ends with the dispute. */
export async function liftRemittanceHold(tx: Tx, actor: Actor, id: string): Promise<void> {
  const hold = orNotFound(
    await tx
      .selectFrom('remittance_hold')
      .select(['id', 'estate_id'])
      .where('id', '=', id)
      .where('reason', '=', 'BY_HAND')
      .where('lifted_at', 'is', null)
      .executeTakeFirst(),
  )
  await estateToRemitFrom(tx, actor, hold.estate_id)
  await tx.updateTable('remittance_hold').set({ lifted_at: tx.now }).where('id', '=', id).execute()
}

/** Holds the money of a disputed payment. Idempotent. */
export async function holdForDispute(tx: Tx, payment_id: string): Promise<void> {
  const { estate_id, landlord_id, reference } = await tx
    .selectFrom('payment')
    .select(['estate_id', 'landlord_id', 'reference'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const paid = await tx
    .selectFrom('allocation')
    .innerJoin('charge', 'charge.id', 'allocation.charge_id')
    .select('charge.landlord_id')
    .where('allocation.payment_id', '=', payment_id)
    .execute()
  // The unit's landlord at the time may differ from the charges' landlord: a previous owner, or one named since.
  const landlords = new Set([landlord_id, ...paid.map((charge) => charge.landlord_id)].filter(isSomebody))
  if (landlords.size === 0) return
  const hold = { estate_id, payment_id, reason: 'DISPUTE', note: `The payer disputes ${reference}.` }
  await tx
    .insertInto('remittance_hold')
    .values([...landlords].sort().map((one) => ({ ...hold, landlord_id: one })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const isSomebody = (id: string | null): id is string => id !== null

/** A dispute has ended: lifts its hold, unless the payer has opened another. */
export async function liftForDispute(tx: Tx, payment_id: string): Promise<void> {
  await tx
    .updateTable('remittance_hold')
    .set({ lifted_at: tx.now })
    .where('payment_id', '=', payment_id)
    .where('reason', '=', 'DISPUTE')
    .where('lifted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute')
            .select('id')
            .where('payment_id', '=', payment_id)
            .where('closed_at', 'is', null),
        ),
      ),
    )
    .execute()
}
