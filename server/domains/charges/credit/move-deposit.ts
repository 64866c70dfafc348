import type { Tx } from '../../../platform/db/db.ts'
import { account, postJournal } from '../../ledger/index.ts'
import { depositOf } from './held-on.ts'

/** The deposit that is held for one lease is held for the one that follows it. Once for each pair of leases. */
export async function moveDeposit(
  tx: Tx,
  { estate_id, from, to }: { estate_id: string; from: string; to: string },
): Promise<void> {
  const held = await depositOf(tx, { estate_id, lease_id: from })
  if (held <= 0) return
  await postJournal(tx, {
    key: `lease:${from}:deposit:${to}`,
    estate_id,
    memo: 'Caution deposit moves to the lease that follows',
    entries: [
      [account.deposit({ estate_id, lease_id: from }), held],
      [account.deposit({ estate_id, lease_id: to }), -held],
    ],
  })
}
