import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { chargesOf, presentCharge, readTenantBalance } from '../../charges/index.ts'
import { listReceipts } from '../../receipts/index.ts'
import { instructions } from '../instructions/instruction-queries.ts'
import { presentInstructions } from '../instructions/present-instruction.ts'
import { methodsOf } from '../payment-methods/method-queries.ts'
import { presentMethod } from '../payment-methods/present-method.ts'

const MOST_CHARGES = 50
const RECEIPTS_SHOWN = 5

/** What a tenant owes and why, their credit, and how they pay. */
export async function getTenantAccount(tx: Tx, actor: Actor): Promise<TenantAccount> {
  const me = actor.user_id
  const today = lagosDay(tx.now)
  const leases = await leasesOf(tx, me)
  const [balance, open, receipts, methods, standing] = await Promise.all([
    readTenantBalance(tx, actor, me),
    chargesOf(tx, { tenant_id: me }, 'open').limit(MOST_CHARGES).execute(),
    ownReceipts(tx, actor),
    methodsOf(tx, me),
    instructions(tx).where('instruction.tenant_id', '=', me).orderBy('instruction.created_at').execute(),
  ])
  return {
    as_of: tx.now.toISOString(),
    today,
    balance,
    homes: leases
      .filter((lease) => lease.status === 'ACTIVE')
      .map(({ id, estate_id, unit_id, name }) => ({ lease_id: id, estate_id, unit_id, name })),
    charges: open.map((charge) => presentCharge(charge, actor, today)),
    receipts,
    methods: methods.map((method) => presentMethod(method, today)),
    instructions: await presentInstructions(tx, actor, standing),
  }
}

/** Only for tenants: a landlord's receipts are for payments by others. */
async function ownReceipts(tx: Tx, actor: Actor): Promise<TenantAccount['receipts']> {
  if (actor.role !== 'TENANT') return []
  return (await listReceipts(tx, actor, { page: 1, limit: RECEIPTS_SHOWN })).data
}

const leasesOf = (tx: Tx, tenant_id: string) =>
  tx
    .selectFrom('lease')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .select(['lease.id', 'lease.estate_id', 'lease.unit_id', 'lease.status'])
    .select(sql<string>`unit.name || ', ' || estate.name`.as('name'))
    .where('lease.tenant_id', '=', tenant_id)
    .orderBy('lease.start_date', 'desc')
    .orderBy('lease.id')
    .limit(50)
    .execute()
