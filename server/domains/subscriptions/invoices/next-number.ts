import type { Tx } from '../../../platform/db/db.ts'

const PREFIXES = { INVOICE: 'GI', RECEIPT: 'GR', CREDIT_NOTE: 'GC' } as const

/** The next gapless number of a document in a year. Locks the counter until the transaction ends. */
export async function nextPlatformNumber(
  tx: Tx,
  paper: keyof typeof PREFIXES,
  year: number,
): Promise<{ number: string; year: number; sequence: number }> {
  const { last_number: sequence } = await tx
    .insertInto('platform_number')
    .values({ paper, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['paper', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('platform_number.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return { number: `${PREFIXES[paper]}-${year}-${String(sequence).padStart(6, '0')}`, year, sequence }
}
