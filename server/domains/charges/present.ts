import { type Charge, chargeStatus } from '@gida/contract/domains/charges/charge'
import { lateDays } from '@gida/contract/domains/charges/debt-days'
import { isPastHope } from '@gida/contract/domains/charges/waiver'
import type { Actor } from '../../platform/access/actor.ts'
import { canWaive, canWriteOff } from './policy.ts'
import type { ChargeRow } from './queries.ts'

/** A charge as the actor may see it; `today` is the Lagos day used for lateness. */
export function presentCharge(row: ChargeRow, actor: Actor, today: string): Charge {
  const status = chargeStatus(
    {
      amount: row.amount - row.withdrawn_amount,
      settled: row.settled_amount + row.credit_amount,
      waived: row.waived_amount,
      due_date: row.due_date,
    },
    today,
  )
  return {
    id: row.id,
    lease_id: row.lease_id,
    unit_id: row.unit_id,
    unit_name: row.unit_name,
    estate_name: row.estate_name,
    landlord_name: row.landlord_name,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    transaction_type: row.transaction_type,
    description: row.description,
    amount: row.amount,
    open_amount: row.open_amount,
    withdrawn_amount: row.withdrawn_amount,
    due_date: row.due_date,
    period_start: row.period_start,
    period_end: row.period_end,
    status,
    late_days: status === 'OVERDUE' ? lateDays(row.due_date, today) : 0,
    can: {
      waive: row.open_amount > 0 && canWaive(actor),
      write_off: row.open_amount > 0 && canWriteOff(actor) && isPastHope(row, today),
    },
  }
}
