import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Data for a message about an instruction. System only, since it includes cards. */
export function getInstructionToNotify(tx: Tx, instruction_id: string) {
  return tx
    .selectFrom('autopay_instruction as instruction')
    .innerJoin('payment_method as method', 'method.id', 'instruction.method_id')
    .innerJoin('unit', 'unit.id', 'instruction.unit_id')
    .innerJoin('estate', 'estate.id', 'instruction.estate_id')
    .select(['instruction.id', 'instruction.tenant_id', 'instruction.status', 'instruction.ceiling'])
    .select(['method.brand', 'method.last4'])
    .select(sql<string>`unit.name || ', ' || estate.name`.as('place'))
    .select(
      sql<boolean>`exists (select from lease l
        where l.follows_id = instruction.lease_id and l.status <> 'TERMINATED')`.as('is_followed'),
    )
    .where('instruction.id', '=', instruction_id)
    .executeTakeFirstOrThrow()
}

export async function getChargeToNotify(tx: Tx, autopay_charge_id: string) {
  const debit = await tx
    .selectFrom('autopay_charge as debit')
    .innerJoin('charge', 'charge.id', 'debit.charge_id')
    .selectAll('debit')
    .select('charge.description')
    .where('debit.id', '=', autopay_charge_id)
    .executeTakeFirstOrThrow()
  const { place, brand, last4, ceiling } = await getInstructionToNotify(tx, debit.instruction_id)
  return { ...debit, place, brand, last4, ceiling }
}
export type ChargeToNotify = Awaited<ReturnType<typeof getChargeToNotify>>

export const getMethodToNotify = (tx: Tx, method_id: string) =>
  tx
    .selectFrom('payment_method')
    .select(['user_id', 'brand', 'last4', 'expires_on', 'removed_at'])
    .where('id', '=', method_id)
    .executeTakeFirstOrThrow()
