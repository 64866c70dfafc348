import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, inTransaction, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { HELD_FOR_NOBODY } from '../../ledger/index.ts'
import { applyNewLandlord } from './change-landlord-of-leases.ts'

/**
 * Repairs properties whose landlord was named while money stayed unassigned or a lease stayed without landlord: it goes
 * to the first landlord named, whoever owns the property now.
 */
export async function oweToNamedLandlords(services: Services): Promise<void> {
  const items = await services.transaction('system', async (tx) => {
    const { rows } = await sql<BatchItem>`
      select p.id from property p where p.landlord_id is not null and (
        p.id in (select l.property_id from lease l where l.landlord_id is null)
        or p.id in (
          select h.property_id from (${sql.raw(HELD_FOR_NOBODY)}) h where h.estate_id = any (array(
            select a.estate_id from account a join account_balance b on b.account_id = a.id
            where a.code = 'payable:unassigned' and b.balance <> 0
              and a.estate_id in (select n.estate_id from property n where n.landlord_id is not null)))))
      order by p.id`.execute(tx)
    return rows
  })
  const each = inTransaction(services, async (tx, { id: property_id }: BatchItem) =>
    applyNewLandlord(tx, { property_id, landlord_id: await firstLandlord(tx, property_id) }),
  )
  await runBatch(services, { name: 'owe_to_named_landlords', items, each })
}

/** From the audit log, or from leases and charges since; mapped to the person's current account. */
async function firstLandlord(tx: Tx, property_id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(u.merged_into, u.id) as id from property p join users u on u.id = coalesce(
      (select e.landlord_id from audit_entry e
        where e.subject_id = p.id and e.landlord_id is not null order by e.number limit 1),
      (select c.landlord_id from charge c
        where c.property_id = p.id and c.landlord_id is not null order by c.id limit 1),
      (select l.landlord_id from lease l
        where l.property_id = p.id and l.landlord_id is not null order by l.id limit 1),
      p.landlord_id)
    where p.id = ${property_id}`.execute(tx)
  if (!rows[0]) throw new Error(`Property ${property_id} has no landlord.`)
  return rows[0].id
}
