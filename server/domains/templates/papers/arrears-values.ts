import { MOST_ROWS } from '@gida/contract/domains/templates/kinds'
import type { Day } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { amountInWords } from '../../receipts/index.ts'
import type { Perhaps } from './place-values.ts'

/** Overdue charges of the lease, oldest first. */
export async function arrearsValues(tx: Tx, lease_id: string, today: Day): Promise<Perhaps> {
  const late = await tx
    .selectFrom('charge')
    .select(['description', 'due_date', 'open_amount'])
    .where('lease_id', '=', lease_id)
    .where('due_date', '<', today)
    .where('open_amount', '>', 0)
    .orderBy('due_date')
    .orderBy('id')
    .execute()
  const total = late.reduce((sum, { open_amount }) => sum + open_amount, 0)
  return {
    'arrears.has_any': total > 0,
    'arrears.total': total,
    'arrears.total_words': amountInWords(total),
    'arrears.since': late[0]?.due_date,
    'arrears.charges': late.slice(0, MOST_ROWS).map(({ description, due_date, open_amount }) => ({
      name: description,
      due: due_date,
      open: open_amount,
    })),
  }
}
