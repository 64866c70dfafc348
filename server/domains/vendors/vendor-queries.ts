import type { vendors as calls } from '@gida/contract/domains/vendors/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, type Listed, readFound } from '../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { keepsVendors } from './policy.ts'

/** Vendors of the actor's estates, filtered by row-level security. */
const vendors = (tx: Tx) =>
  tx
    .selectFrom('vendor')
    .leftJoin('users as changer', 'changer.id', 'vendor.account_changed_by')
    .select(['vendor.id', 'vendor.name', 'kind', 'area', 'vendor.phone', 'vendor.email', 'tin', 'wht_class'])
    .select(['licence', 'vendor.status', 'hold_reason', 'bank_code', 'bank_name', 'account_number'])
    .select(['account_name', 'account_changed_at', 'account_changed_by'])
    .select('changer.full_name as account_changer')
    .select(sql<MaintenanceTrades>`trades::text[]`.as('trades'))
type MaintenanceTrades = NonNullable<QueryOf<typeof calls.listVendors>['trade']>[]
export type VendorRow = Awaited<ReturnType<typeof getVendor>>

export async function getVendor(tx: Tx, id: string) {
  return orNotFound(await vendors(tx).where('vendor.id', '=', id).executeTakeFirst())
}

/** Locks a vendor until the transaction ends. 403 if the actor can only read the register. */
export async function lockVendor(tx: Tx, actor: Actor, id: string): Promise<VendorRow> {
  await getVendor(tx, id)
  if (!keepsVendors(actor)) throw problem('PERMISSION_DENIED')
  const held = await tx.selectFrom('vendor').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!held) throw problem('PERMISSION_DENIED')
  return getVendor(tx, id)
}

/** By name. */
export function listVendors(tx: Tx, query: QueryOf<typeof calls.listVendors>): Promise<Listed<VendorRow>> {
  const { estate_id = null, trade = null, status = null, search = null } = query
  return readFound(
    tx,
    query,
    (bounds) => sql`select * from app.find_vendors(${estate_id}, ${trade}, ${status}, ${search}, ${bounds})`,
    (ids) =>
      vendors(tx)
        .where(sql<SqlBool>`vendor.id = any (${ids}::uuid[])`)
        .orderBy(asFound('vendor.id', ids))
        .execute(),
  )
}

/** The actor's estates that have a vendor in their register. */
export const estatesOfVendor = (tx: Tx, id: string): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom('vendor_estate')
    .innerJoin('estate', 'estate.id', 'vendor_estate.estate_id')
    .select(['estate.id', 'estate.name'])
    .where('vendor_id', '=', id)
    .orderBy('estate.name')
    .execute()
