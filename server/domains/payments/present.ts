import { type Charge, chargeStatus } from '@gida/contract/domains/payments/charge'
import type { Payment } from '@gida/contract/domains/payments/payment'
import { isPastHope } from '@gida/contract/domains/payments/waiver'
import { daysBetween } from '@gida/contract/shared/dates'
import type { Role } from '@gida/contract/shared/roles'
import type { Actor } from '../../platform/access/actor.ts'
import { canSeeCommission, canWaive, canWriteOff } from './policy.ts'
import type { ChargeRow, ListedPayment } from './queries.ts'

/** A payment as a role may see it: a tenant is not shown what the manager takes of the landlord's rent. */
export function presentPayment(row: ListedPayment, role: Role): Payment {
  return {
    id: row.id,
    reference: row.reference,
    transaction_type: row.transaction_type,
    amount: row.amount,
    status: row.status,
    created_at: row.created_at.toISOString(),
    payment_date: row.payment_date?.toISOString() ?? null,
    provider_reference: row.provider_reference,
    property_unit: row.unit_label,
    property_unit_id: row.unit_id,
    estate_id: row.estate_id,
    landlord_id: row.landlord_id,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    commission_amount: canSeeCommission(role) ? row.commission_amount : null,
    channel: row.channel,
    description: row.description,
    receipt_url: row.receipt_id ? `/api/v1/receipts/${row.receipt_id}/download` : null,
  }
}

/** A charge as the actor may see it; `today` is the Lagos day that lateness is counted to. */
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
    late_days: status === 'OVERDUE' ? daysBetween(row.due_date, today) : 0,
    can: {
      waive: row.open_amount > 0 && canWaive(actor),
      write_off: row.open_amount > 0 && canWriteOff(actor) && isPastHope(row, today),
    },
  }
}
