import { FEATURES, type Feature } from '@gida/contract/shared/switches'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { problem } from '../errors/problem.ts'

/** Query condition: is a feature on in an estate? `estate` is a column or an id. */
export const isOnIn = (feature: Feature, estate: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(app.feature_of(${estate}, ${sql.lit(feature)}), ${sql.lit(FEATURES[feature].default)})`

/** Whether a feature is on in an estate. */
export async function isOn(tx: Tx, feature: Feature, estate_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`
    select ${isOnIn(feature, sql`${estate_id}::uuid`)} as is_on`.execute(tx)
  return rows[0]?.is_on ?? FEATURES[feature].default
}

/** Throws 409 FEATURE_OFF if it is off. */
export async function requireOn(tx: Tx, feature: Feature, estate_id: string): Promise<void> {
  if (!(await isOn(tx, feature, estate_id))) throw problem('FEATURE_OFF', { feature })
}

/** Features that are off, by estate. */
export async function offIn(tx: Tx, estates: readonly string[]): Promise<Map<string, Feature[]>> {
  const { rows } = await sql<{ estate_id: string; feature: string; is_on: boolean }>`
    select * from app.features_of(${[...estates]}::uuid[])`.execute(tx)
  const off = (estate_id: string) =>
    (Object.keys(FEATURES) as Feature[]).filter((feature) => {
      const own = rows.find((row) => row.estate_id === estate_id && row.feature === feature)
      return !(own?.is_on ?? FEATURES[feature].default)
    })
  return new Map(estates.map((id) => [id, off(id)]))
}
