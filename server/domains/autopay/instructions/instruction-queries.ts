import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Autopay instructions with place and tenant names, subject to row-level security. */
export const instructions = (tx: Tx) =>
  tx
    .selectFrom('autopay_instruction as instruction')
    .innerJoin('unit', 'unit.id', 'instruction.unit_id')
    .innerJoin('estate', 'estate.id', 'instruction.estate_id')
    .innerJoin('users', 'users.id', 'instruction.tenant_id')
    .selectAll('instruction')
    .select(sql<string>`unit.name || ', ' || estate.name`.as('place'))
    .select('users.full_name as tenant_name')
    .where('instruction.status', '<>', 'CANCELLED')
export type InstructionRow = Awaited<ReturnType<typeof getInstruction>>

export async function getInstruction(tx: Tx, id: string) {
  return orNotFound(await instructions(tx).where('instruction.id', '=', id).executeTakeFirst())
}

/** Locks an instruction, so that pausing, changing and running it are serialised. Cancelled ones count as missing. */
export async function lockInstruction(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('autopay_instruction')
      .selectAll()
      .where('id', '=', id)
      .where('status', '<>', 'CANCELLED')
      .forUpdate()
      .executeTakeFirst(),
  )
}
export type LockedInstruction = Awaited<ReturnType<typeof lockInstruction>>

const DEBITS_SHOWN = 12

/** The autopay charges of instructions with the last payment for each; latest day first. */
export const autopayChargesOf = (tx: Tx, instruction_ids: readonly string[]) =>
  tx
    .selectFrom('autopay_charge as debit')
    .innerJoin('charge', 'charge.id', 'debit.charge_id')
    .selectAll('debit')
    .select('charge.description')
    .select((eb) =>
      eb
        .selectFrom('autopay_attempt as attempt')
        .select('attempt.payment_id')
        .whereRef('attempt.autopay_charge_id', '=', 'debit.id')
        .orderBy('attempt.attempt', 'desc')
        .limit(1)
        .as('payment_id'),
    )
    .where('debit.instruction_id', 'in', instruction_ids.length > 0 ? [...instruction_ids] : [null])
    .orderBy('debit.charge_on', 'desc')
    .orderBy('debit.id')
    .limit(DEBITS_SHOWN * Math.max(1, instruction_ids.length))
    .execute()
export type AutopayChargeRow = Awaited<ReturnType<typeof autopayChargesOf>>[number]
