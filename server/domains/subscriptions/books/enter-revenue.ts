import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'

export type Invoiced = { id: string; estate_id: string; number: string; net: number; vat: number }

/** The VAT contained in a part of an invoice, rounded down. On a running total, parts add up to the whole however it is divided. */
export const vatIn = ({ net, vat }: Pick<Invoiced, 'net' | 'vat'>, amount: number): number =>
  Number((BigInt(vat) * BigInt(amount)) / BigInt(net + vat))

/** Records the net revenue received for an invoice since the last entry; negative if some was given back. */
export async function enterRevenue(
  tx: Tx,
  invoice: Invoiced,
  kept: { before: number; now: number },
  note: string,
): Promise<void> {
  const netOf = (amount: number) => amount - vatIn(invoice, amount)
  const amount = netOf(kept.now) - netOf(kept.before)
  if (amount === 0) return
  await tx
    .insertInto('platform_revenue')
    .values({
      ...{ received_on: lagosDay(tx.now), source: 'PLAN', amount, note },
      ...{ estate_id: invoice.estate_id, invoice_id: invoice.id, recorded_at: tx.now },
    })
    .execute()
}
