import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ComparedLine, LineDifference } from './compare-lines.ts'

/** Queues differences, one row per cause, and closes those that were only late. */
export async function noteDifferences(
  tx: Tx,
  provider_id: string,
  differences: readonly LineDifference[],
  lines: readonly ComparedLine[],
  subaccount: string | null,
): Promise<void> {
  const known = new Map(lines.map((line) => [line.reference, line.known]))
  const whole = ownerOfAll(lines)
  for (let from = 0; from < differences.length; from += BATCH)
    await tx
      .insertInto('settlement_difference')
      .values(
        differences.slice(from, from + BATCH).map(({ reference, ...one }) => {
          const of = known.get(reference)
          return {
            ...one,
            key: `${provider_id}:${one.reason}:${reference}`,
            provider_id,
            reference: reference || null,
            payment_id: of?.payment_id ?? null,
            estate_id: of?.estate_id ?? whole.estate_id,
            landlord_id: of?.landlord_id ?? whole.landlord_id,
          }
        }),
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  await closeFound(tx, lines, subaccount === null)
}

/** Rows per statement, because of the limit of 65,535 parameters. */
const BATCH = 1_000

/** Estate and landlord of a settlement, if all lines share them. */
function ownerOfAll(lines: readonly ComparedLine[]) {
  const only = (values: (string | null)[]) => (new Set(values).size === 1 ? (values[0] ?? null) : null)
  const known = lines.flatMap((line) => line.known ?? [])
  return {
    estate_id: only(known.map((one) => one.estate_id)),
    landlord_id: only(known.map((one) => one.landlord_id)),
  }
}

/** Closes the difference of a missing payment that has arrived. */
async function closeFound(tx: Tx, lines: readonly ComparedLine[], isMain: boolean): Promise<void> {
  const keys = lines.flatMap(({ known }) =>
    known ? [`missing:${known.payment_id}:${isMain ? 'main' : 'owner'}`] : [],
  )
  if (keys.length === 0) return
  await tx
    .updateTable('settlement_difference')
    .set({ closed_at: tx.now, note: 'It was settled later.' })
    .where(sql<boolean>`key = any (${keys}::text[])`)
    .where('closed_at', 'is', null)
    .execute()
}
