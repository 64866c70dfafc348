import type { Tx } from '../../../platform/db/db.ts'
import { loadedRules, makeRuleBook, taxOnNext, vendorWithholdingRate } from '../../law/index.ts'
import type { VendorRow } from '../../vendors/index.ts'

export const lawBook = makeRuleBook(loadedRules)

export type Payer = 'PERSON' | 'COMPANY'
/** An estate's fund is a company and withholds tax; a landlord is a person unless stated otherwise. */
export const payerOf = (bearer: string, said: Payer | undefined): Payer =>
  bearer === 'FUND' ? 'COMPANY' : (said ?? 'PERSON')

/** The withholding rate of this payer for this vendor on a day, in parts per million. */
export const rateFor = (
  payer: Payer,
  { wht_class, tin }: Pick<VendorRow, 'wht_class' | 'tin'>,
  day: string,
): number =>
  payer === 'PERSON' ? 0 : vendorWithholdingRate(lawBook, { wht_class, has_tin: tin !== null }, day)

/** The tax on the next payment of an order, calculated on the running total at the same rate. */
export async function taxOfNext(
  tx: Tx,
  of: { order_id: string; vendor_id: string },
  amount: number,
  rate: number,
): Promise<number> {
  if (rate === 0 || amount === 0) return 0
  const paid = await tx
    .selectFrom('vendor_payment')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('base'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tax_amount'), eb.lit(0)).as('taken'))
    .where('order_id', '=', of.order_id)
    .where('vendor_id', '=', of.vendor_id)
    .where('tax_rate', '=', rate)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return taxOnNext({ base: Number(paid.base), taken: Number(paid.taken) }, amount, rate)
}
