import type { settlementReported } from '../../settlements/index.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'

type Reported = Parameters<(typeof settlementReported)['run']>[0]

/** Lists invoice refunds not yet deducted by a settlement, oldest first. */
export async function offerDeductions({ tx, settlement, deductions }: Reported): Promise<void> {
  const open = await tx
    .selectFrom('platform_reversal')
    .select(['id', 'amount', 'estate_id', 'invoice_id'])
    .where('status', '=', 'TAKEN')
    .where('settlement_id', 'is', null)
    .orderBy('closed_at')
    .orderBy('id')
    .execute()
  for (const { id, amount, estate_id, invoice_id } of open)
    deductions.push({
      amount,
      book: async () => {
        await tx
          .updateTable('platform_reversal')
          .set({ settlement_id: settlement.id })
          .where('id', '=', id)
          .execute()
        await postPlatformJournal(tx, {
          ...{ key: `reversal:${id}:settled`, memo: `Kept back by settlement ${settlement.id}` },
          ...{ estate_id, invoice_id },
          entries: [
            ['clearing', amount],
            ['bank', -amount],
          ],
        })
      },
    })
}
