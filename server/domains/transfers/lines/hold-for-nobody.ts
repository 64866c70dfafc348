import type { Tx } from '../../../platform/db/db.ts'
import { account, postJournal } from '../../payments/index.ts'

type Line = { id: string; estate_id: string; day: string; amount: number }

/** Books a transfer that came and is nobody’s yet: the clients' account stands in the books as it does at the bank. */
export async function holdForNobody(tx: Tx, { id, estate_id, day, amount }: Line): Promise<void> {
  await postJournal(tx, {
    key: `bank-line:${id}:held`,
    estate_id,
    memo: `Transfer of ${day}, held for nobody known yet`,
    entries: [
      [account.trust, amount],
      [account.unassigned, -amount],
    ],
  })
}
