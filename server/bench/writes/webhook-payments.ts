import { randomBytes } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { raiseChargesOfMany, splitMoney } from '../../domains/charges/index.ts'
import { checkLedger } from '../../domains/ledger/check-ledger.ts'
import { getUnitToPayFor, writePayment } from '../../domains/payments/checkout/write-payment.ts'
import type { Tx } from '../../platform/db/db.ts'
import { newReference } from '../../platform/pay/new-reference.ts'
import type { Services } from '../../platform/services.ts'

export type Begun = { id: string; reference: string; amount: number }

const AMOUNT = 5_000_000
const BATCH = 100

/**
 * Raises a rent charge per unit and starts a payment for it, as the server does. Payments are not polled, only webhooks
 * trigger a check.
 */
export async function beginPayments(services: Services, count: number): Promise<Begun[]> {
  const batch = randomBytes(4).toString('hex')
  const leases = await services.transaction('system', (tx) =>
    tx
      .selectFrom('lease')
      .select('id')
      .where('tenant_id', 'is not', null)
      .orderBy('id')
      .limit(count)
      .execute(),
  )
  const begun: Begun[] = []
  for (let from = 0; from < leases.length; from += BATCH) {
    const ids = leases.slice(from, from + BATCH).map(({ id }) => id)
    begun.push(...(await services.transaction('system', (tx) => beginSome(tx, ids, batch))))
  }
  return begun
}

async function beginSome(tx: Tx, lease_ids: string[], batch: string): Promise<Begun[]> {
  const leases = await tx
    .selectFrom('lease')
    .select(['id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'tenant_id'])
    .where('id', 'in', lease_ids)
    .execute()
  const rent = { transaction_type: 'RENT_PAYMENT', amount: AMOUNT, due_date: lagosDay(tx.now) } as const
  await raiseChargesOfMany(
    tx,
    leases.map(({ id, tenant_id, ...of }) => ({
      of: { ...of, lease_id: id, tenant_id: tenant_id ?? '' },
      charges: [{ ...rent, key: `bench:${batch}:${id}` }],
    })),
  )
  const begun: Begun[] = []
  for (const { id, unit_id, tenant_id } of leases) {
    const unit = await getUnitToPayFor(tx, unit_id)
    const charges = await tx
      .selectFrom('charge')
      .select(['id', 'transaction_type', 'open_amount', 'settled_amount'])
      .where('key', '=', `bench:${batch}:${id}`)
      .execute()
    const reference = newReference()
    const payment = await writePayment(tx, {
      ...{ unit, tenant: { id: tenant_id ?? '', name: 'Bench' }, amount: AMOUNT },
      ...{ split: splitMoney(AMOUNT, charges, unit.commission_rate), description: null },
      ...{ created_by: tenant_id ?? '', source: 'PROVIDER', reference },
      ...{ subaccount_code: null, next_check_at: null },
    })
    begun.push({ id: payment.id, reference, amount: AMOUNT })
  }
  return begun
}

export type Outcome = {
  completed: number
  /** Records stored for the webhooks sent. */
  events: number
  journals: number
  receipts: number
  /** From the ledger check, if requested. */
  faults?: number
}

/** Outcome of these payments; each must have exactly one of everything. */
export async function outcomesOf(
  services: Services,
  begun: readonly Begun[],
  checked?: 'checked',
): Promise<Outcome> {
  const ids = begun.map(({ id }) => id)
  return services.transaction('system', async (tx) => {
    const { rows } = await sql<Outcome>`
      select count(*) filter (where p.status = 'COMPLETED') as completed,
        coalesce(sum((select count(*) from provider_event e where e.object_reference = p.reference)), 0)::bigint as events,
        coalesce(sum((select count(*) from journal j where j.payment_id = p.id)), 0)::bigint as journals,
        coalesce(sum((select count(*) from receipt r where r.payment_id = p.id)), 0)::bigint as receipts
      from payment p where p.id = any (${ids}::uuid[])`.execute(tx)
    const [found] = rows
    if (!found) throw new Error('The payments are gone.')
    if (!checked) return found
    await sql`set local statement_timeout = 0`.execute(tx)
    const checks = await checkLedger(tx)
    return { ...found, faults: checks.reduce((sum, { faults }) => sum + faults, 0) }
  })
}
