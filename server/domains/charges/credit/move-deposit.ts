import type { Tx } from '../../../platform/db/db.ts'
import { account, postJournal } from '../../ledger/index.ts'
import { depositOf } from './held-on.ts'

type Move = {
  estate_id: string
  from: string
  to: string
  /** Key of a later move, so that it happens once per cause. */
  cause?: string
  /** Upper limit; kobo. */
  most?: number
}

/** Moves the deposit held for one lease to its successor, once per pair of leases and cause. */
export async function moveDeposit(tx: Tx, { estate_id, from, to, cause, most }: Move): Promise<void> {
  const held = Math.min(await depositOf(tx, { estate_id, lease_id: from }), most ?? Number.MAX_SAFE_INTEGER)
  if (held <= 0) return
  await postJournal(tx, {
    key: `lease:${from}:deposit:${to}${cause ? `:${cause}` : ''}`,
    estate_id,
    memo:
      most === undefined ? 'Caution deposit moves to the lease that follows' : 'Caution deposit moves back',
    entries: [
      [account.deposit({ estate_id, lease_id: from }), held],
      [account.deposit({ estate_id, lease_id: to }), -held],
    ],
  })
}
