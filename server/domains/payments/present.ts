import type { Payment } from '@gida/contract/domains/payments/payment'
import type { Role } from '@gida/contract/shared/roles'
import { canSeeCommission } from './policy.ts'
import type { ListedPayment } from './queries.ts'

/** A payment as a role may see it; commission is hidden from tenants. */
export function presentPayment(row: ListedPayment, role: Role): Payment {
  return {
    id: row.id,
    reference: row.reference,
    transaction_type: row.transaction_type,
    amount: row.amount,
    refunded_amount: row.refunded_amount,
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
