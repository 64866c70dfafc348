import type { Lease, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { canAnswerLease, EndingKind, type LeaseStatus } from '@gida/contract/domains/leases/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type NewCharge, presentCharge, readLeaseBalance } from '../charges/index.ts'
import { leaseCharges } from './charges/lease-charges.ts'
import { isOutForSigning } from './consent/out-for-signing.ts'
import { canLet } from './policy.ts'
import { getChargesOfLease, getLease, type LeaseRow } from './queries.ts'
import { peopleOf } from './tenants/people-of.ts'
import { depositAsked } from './terms/deposit-asked.ts'
import { termsOf } from './terms/terms-of.ts'

export function presentLease(row: LeaseRow): Lease {
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    property_id: row.property_id,
    unit_id: row.unit_id,
    unit_ids: row.unit_ids,
    unit_name: row.unit_name,
    landlord_id: row.landlord_id,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    status: row.status,
    start_date: row.start_date,
    end_date: row.end_date,
    rent_amount: row.rent_amount,
    frequency: row.frequency,
    instalments: row.instalments,
    caution_deposit: row.caution_deposit,
    service_charge: row.service_charge,
    agency_fee: row.agency_fee,
    legal_fee: row.legal_fee,
    agreement_fee: row.agreement_fee,
    created_at: row.created_at.toISOString(),
  }
}

/** One lease with its raised and future charges. Notes are hidden from the tenant. */
export async function leaseWithCharges(tx: Tx, actor: Actor, id: string): Promise<LeaseWithCharges> {
  const [lease, charges] = await Promise.all([getLease(tx, id), getChargesOfLease(tx, id)])
  const balance = await readLeaseBalance(tx, actor, lease)
  const today = lagosDay(tx.now)
  const { guarantor, occupants, notes } = peopleOf(lease)
  const raised = new Set(charges.map((charge) => charge.key))
  const can = capabilities(actor, lease, today)
  if (can.answer && (await isOutForSigning(tx, id))) can.answer = false
  return {
    ...presentLease(lease),
    fees: termsOf(lease).fees.map(({ key: _, ...fee }) => fee),
    deposit_carried: lease.deposit_carried,
    deposit_prior: lease.deposit_prior,
    deposit_on_renewal: await depositAsked(tx, lease),
    guarantor,
    occupants,
    notes: actor.role === 'TENANT' ? '' : notes,
    agreed_end_date: lease.agreed_end_date,
    ending_kind: EndingKind.nullable().parse(lease.ending_kind),
    ending_reason: actor.role === 'TENANT' ? null : lease.ending_reason,
    follows_id: lease.follows_id,
    followed_by_id: lease.followed_by_id,
    balance,
    charges: charges.map((charge) => presentCharge(charge, actor, today)),
    schedule: comingCharges(lease, raised),
    proposed_by: can.answer ? await nameOf(tx, lease.created_by) : null,
    can,
  }
}

async function nameOf(tx: Tx, user_id: string): Promise<string | null> {
  const found = await tx.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst()
  return found?.full_name ?? null
}

/** By due date, including the balance brought forward. Empty for a running lease with everything raised. */
function comingCharges(lease: LeaseRow, raised: ReadonlySet<string>): LeaseWithCharges['schedule'] {
  const since = firstComing(lease)
  if (since === null) return []
  const brought = lease.brought_forward as unknown as NewCharge | null
  const ofTerms = leaseCharges(termsOf(lease)).filter((charge) => charge.due_date >= since)
  return [...(brought ? [brought] : []), ...ofTerms]
    .filter((charge) => !raised.has(charge.key))
    .map(({ key: _, description = '', period_start = null, period_end = null, ...charge }) => ({
      ...charge,
      description,
      period_start,
      period_end,
    }))
    .sort((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0))
}

const TO_COME: readonly LeaseStatus[] = ['DRAFT', 'PENDING_SIGNATURE']
const firstComing = (lease: LeaseRow): Day | null =>
  TO_COME.includes(lease.status) ? lease.start_date : lease.next_charge_date

function capabilities(actor: Actor, lease: LeaseRow, today: Day): LeaseWithCharges['can'] {
  const write = canLet(actor) && actor.permissions.has('leases_write')
  const stands = write && !lease.ending_kind && !lease.followed_by_id
  return {
    answer: canAnswerLease(lease.status) && lease.tenant_id === actor.user_id,
    write: write && ['DRAFT', 'PENDING_SIGNATURE', 'ACTIVE'].includes(lease.status),
    end: stands && lease.status === 'ACTIVE',
    call_off_ending:
      write && lease.status === 'ACTIVE' && lease.agreed_end_date !== null && lease.end_date >= today,
    renew: stands && (lease.status === 'ACTIVE' || lease.status === 'EXPIRED'),
  }
}
