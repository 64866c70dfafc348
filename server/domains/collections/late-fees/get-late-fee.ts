import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** A late fee and its reason, for notifications. */
export async function getLateFee(tx: Tx, fee_id: string) {
  return orNotFound(
    await tx
      .selectFrom('late_fee')
      .innerJoin('charge', 'charge.id', 'late_fee.charge_id')
      .innerJoin('unit', 'unit.id', 'charge.unit_id')
      .innerJoin('estate', 'estate.id', 'charge.estate_id')
      .select([
        'late_fee.fee_id',
        'late_fee.amount',
        'late_fee.late_amount',
        'late_fee.late_days',
        'late_fee.why',
      ])
      .select(['charge.tenant_id', 'charge.description', 'charge.due_date'])
      .select(['unit.name as unit_name', 'estate.name as estate_name'])
      .where('late_fee.fee_id', '=', fee_id)
      .executeTakeFirst(),
  )
}
