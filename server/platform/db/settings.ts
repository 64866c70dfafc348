import type { Tx } from './db.ts'

/** A setting of this installation, as JSON; undefined if it was never written. */
export async function readSetting(tx: Tx, key: string): Promise<unknown> {
  const kept = await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return kept?.value
}

export async function keepSetting(tx: Tx, key: string, noted: unknown): Promise<void> {
  const value = JSON.stringify(noted)
  await tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
