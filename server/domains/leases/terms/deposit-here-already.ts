import type { Tx } from '../../../platform/db/db.ts'
import { depositOf } from '../../charges/index.ts'

type Lease = { id: string; estate_id: string; deposit_prior: number }

/** What a successor of a lease need not ask for again: the deposit held for it, and the part paid before Gida. */
export async function depositHereAlready(tx: Tx, lease: Lease, caution_deposit: number) {
  const held = await depositOf(tx, { estate_id: lease.estate_id, lease_id: lease.id })
  const deposit_carried = Math.min(held, caution_deposit)
  return { deposit_carried, deposit_prior: Math.min(lease.deposit_prior, caution_deposit - deposit_carried) }
}
