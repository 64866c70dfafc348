import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { withdrawCharge } from './withdraw-charge.ts'

type Dropped = {
  lease_id: string
  types: readonly TransactionType[]
  /** As for `withdrawCharge`. */
  cause: string
}

/** Withdraws the unpaid part of a lease's deposit; its waived part lapses and cannot be reinstated. Needs the books' lock. */
export async function dropUnpaidDeposit(tx: Tx, { lease_id, types, cause }: Dropped): Promise<void> {
  const unpaid = await tx
    .selectFrom('charge')
    .select((eb) => ['id', eb('open_amount', '+', eb.ref('waived_amount')).as('amount')])
    .where('lease_id', '=', lease_id)
    .where('transaction_type', 'in', types)
    .where((eb) => eb.or([eb('open_amount', '>', 0), eb('waived_amount', '>', 0)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id, amount } of unpaid) await withdrawCharge(tx, { charge_id: id, amount, cause })
}
