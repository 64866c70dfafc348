import { type TransactionType, TYPE_NAMES } from '@gida/contract/domains/payments/rules'
import type { Tx } from '../../platform/db/db.ts'
import { account, uncollected } from './ledger/accounts.ts'
import { postJournal } from './ledger/post-journal.ts'

export type NewCharge = {
  /** One key per cause, as `lease:<id>:rent:2026-11-12`: raising twice raises once. */
  key: string
  transaction_type: TransactionType
  /** The type's own name unless said. */
  description?: string
  amount: number
  due_date: string
  period_start?: string
  period_end?: string
}

export type ChargedUnit = {
  estate_id: string
  property_id: string
  unit_id: string
  landlord_id: string | null
  tenant_id: string
  lease_id: string | null
}

/** Raises charges on a tenancy, each with its journal. Those whose key is there already are left alone. */
export async function raiseCharges(tx: Tx, of: ChargedUnit, charges: readonly NewCharge[]): Promise<void> {
  if (charges.length === 0) return
  const raised = await tx
    .insertInto('charge')
    .values(
      charges.map(({ description, period_start, period_end, ...charge }) => ({
        ...of,
        ...charge,
        description: description ?? TYPE_NAMES[charge.transaction_type],
        period_start: period_start ?? null,
        period_end: period_end ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'transaction_type', 'amount', 'description'])
    .execute()
  for (const charge of raised) {
    await postJournal(tx, {
      key: `charge:${charge.id}:raised`,
      estate_id: of.estate_id,
      memo: charge.description,
      entries: [
        [account.receivable(of), charge.amount],
        [uncollected({ ...of, transaction_type: charge.transaction_type }), -charge.amount],
      ],
    })
  }
}
