import { BENEFICIARIES } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { account, HELD_FOR_NOBODY, lockBooks, postJournal, uncollected } from '../ledger/index.ts'
import { retainedCommission } from './credit/retained-commission.ts'

/**
 * Assigns a property's charges to its first landlord: what tenants owe, and what they paid before less commission, which
 * was held until there was one.
 */
export async function creditLandlord(
  tx: Tx,
  { property_id, landlord_id }: { property_id: string; landlord_id: string },
): Promise<void> {
  const { estate_id } = await tx
    .selectFrom('property')
    .select('estate_id')
    .where('id', '=', property_id)
    .executeTakeFirstOrThrow()
  await lockBooks(tx, [estate_id])
  await oweCharges(tx, property_id, landlord_id)
  await oweWhatIsHeld(tx, { estate_id, property_id, landlord_id })
}

async function oweCharges(tx: Tx, property_id: string, landlord_id: string): Promise<void> {
  const charges = await tx
    .selectFrom('charge')
    .selectAll()
    .where('property_id', '=', property_id)
    .where('landlord_id', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (charges.length === 0) return
  const ids = charges.map((charge) => charge.id)
  const commission = await retainedCommission(tx, ids)
  for (const charge of charges) {
    const collected = charge.settled_amount + charge.credit_amount
    const isTheirs = BENEFICIARIES[charge.transaction_type] === 'LANDLORD'
    const held = isTheirs ? collected - (commission.get(charge.id) ?? 0) : 0
    await postJournal(tx, {
      key: `charge:${charge.id}:landlord:${landlord_id}`,
      estate_id: charge.estate_id,
      memo: `${charge.description}, its landlord is known`,
      entries: [
        [uncollected(charge), charge.open_amount, charge.id],
        [uncollected({ ...charge, landlord_id }), -charge.open_amount, charge.id],
        [account.payable(null), held],
        [account.payable(landlord_id), -held],
      ],
    })
  }
  await asSystem(tx, () => tx.updateTable('charge').set({ landlord_id }).where('id', 'in', ids).execute())
}

/**
 * Other money of the property held for an unknown landlord: deposit deductions, and payments of charges that already
 * have this landlord.
 */
async function oweWhatIsHeld(
  tx: Tx,
  { estate_id, property_id, landlord_id }: { estate_id: string; property_id: string; landlord_id: string },
): Promise<void> {
  const { rows } = await sql<{ subject: string; held: number }>`
    select subject, held from (${sql.raw(HELD_FOR_NOBODY)}) h
    where estate_id = ${estate_id} and property_id = ${property_id} order by subject`.execute(tx)
  for (const { subject, held } of rows) {
    await postJournal(tx, {
      key: `${subject}:landlord:${landlord_id}:${tx.now.getTime()}`,
      estate_id,
      memo: 'Held until the landlord was known',
      entries: [
        [account.payable(null), held],
        [account.payable(landlord_id), -held],
      ],
    })
  }
}
