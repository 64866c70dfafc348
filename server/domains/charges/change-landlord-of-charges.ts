import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockBooks, postJournal, uncollected } from '../ledger/index.ts'

/** What a property's tenants still owe is owed to the landlord who has been named. What was paid before stays where it is held. */
export async function oweToLandlord(
  tx: Tx,
  { property_id, landlord_id }: { property_id: string; landlord_id: string },
): Promise<void> {
  const { estate_id } = await tx
    .selectFrom('property')
    .select('estate_id')
    .where('id', '=', property_id)
    .executeTakeFirstOrThrow()
  await lockBooks(tx, [estate_id])
  const open = await tx
    .selectFrom('charge')
    .selectAll()
    .where('property_id', '=', property_id)
    .where('landlord_id', 'is', null)
    .where('open_amount', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (open.length === 0) return
  for (const charge of open) {
    await postJournal(tx, {
      key: `charge:${charge.id}:landlord:${landlord_id}`,
      estate_id: charge.estate_id,
      memo: `${charge.description}, its landlord is known`,
      entries: [
        [uncollected(charge), charge.open_amount, charge.id],
        [uncollected({ ...charge, landlord_id }), -charge.open_amount, charge.id],
      ],
    })
  }
  const ids = open.map((charge) => charge.id)
  await asSystem(tx, () => tx.updateTable('charge').set({ landlord_id }).where('id', 'in', ids).execute())
}
