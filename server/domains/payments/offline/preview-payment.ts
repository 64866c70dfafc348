import type { OfflinePaymentPreview, PreviewBody } from '@gida/contract/domains/payments/offline'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { cashReceiversOf } from './cash/cash-receivers.ts'
import { cashRoom } from './cash-limit/cash-limit.ts'
import { getUnitOfTenant } from './prepare-offline-payment.ts'

/** Previews the allocation of a payment, in the same order as recording it. Writes nothing. */
export async function previewPayment(
  tx: Tx,
  actor: Actor,
  { amount = 0, property_unit_id: named, tenant_id, charge_ids, ...cash }: z.output<typeof PreviewBody>,
): Promise<OfflinePaymentPreview> {
  const { id: property_unit_id, estate_id } = await getUnitOfTenant(tx, actor, named, tenant_id)
  const [names, open, cash_receivers] = await Promise.all([
    namesOf(tx, property_unit_id, tenant_id),
    openCharges(tx, property_unit_id, tenant_id),
    cashReceiversOf(tx, actor, property_unit_id),
  ])
  let left = amount
  const wanted = charge_ids ?? open.map((charge) => charge.charge_id)
  const settled = new Map<string, number>()
  for (const id of wanted) {
    const charge = open.find((one) => one.charge_id === id)
    const part = Math.min(left, charge?.open_amount ?? 0)
    left -= part
    settled.set(id, part)
  }
  const charges = open.map(({ landlord_name, ...charge }) => ({
    ...{ landlord_name, charge: { ...charge, settled: settled.get(charge.charge_id) ?? 0 } },
  }))
  const largest = charges.toSorted((a, b) => b.charge.settled - a.charge.settled)[0]
  return {
    ...names,
    landlord_name: largest?.landlord_name ?? names.landlord_name,
    charges: charges.map(({ charge }) => charge),
    surplus: left,
    cash: await cashRoom(tx, { estate_id, tenant_id, payment_date: lagosDay(tx.now), ...cash }),
    cash_receivers,
  }
}

async function namesOf(tx: Tx, unit_id: string, tenant_id: string) {
  return orNotFound(
    await tx
      .selectFrom('unit')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .innerJoin('users as tenant', (join) => join.on('tenant.id', '=', tenant_id))
      .leftJoin('users as landlord', 'landlord.id', 'unit.landlord_id')
      .select(['tenant.full_name as tenant_name', 'landlord.full_name as landlord_name'])
      .select(sql<string>`unit.name || ', ' || estate.name`.as('unit_label'))
      .where('unit.id', '=', unit_id)
      .executeTakeFirst(),
  )
}

/** In allocation order, oldest first. */
function openCharges(tx: Tx, unit_id: string, tenant_id: string) {
  return tx
    .selectFrom('charge')
    .select(['id as charge_id', 'description', 'due_date', 'open_amount'])
    .select(sql<string | null>`app.name_of(landlord_id)`.as('landlord_name'))
    .where('unit_id', '=', unit_id)
    .where('tenant_id', '=', tenant_id)
    .where('open_amount', '>', 0)
    .orderBy('due_date')
    .orderBy('id')
    .limit(100)
    .execute()
}
