import type { PersonalExport } from '@gida/contract/domains/privacy/held'
import { EXPORT_DAYS } from '@gida/contract/domains/privacy/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const DAY_MS = 86_400_000
const MOST_LISTED = 20

/** Row-level security limits them to the person's own. */
const exportsOf = (tx: Tx) => tx.selectFrom('personal_export').selectAll()
type Row = Awaited<ReturnType<ReturnType<typeof exportsOf>['executeTakeFirstOrThrow']>>

export async function getExport(tx: Tx, id: string): Promise<PersonalExport> {
  return present(orNotFound(await exportsOf(tx).where('id', '=', id).executeTakeFirst()))
}

export async function listExports(tx: Tx, user_id: string): Promise<PersonalExport[]> {
  const rows = await exportsOf(tx)
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(present)
}

const present = ({ user_id: _, sha256, created_at, finished_at, ...row }: Row): PersonalExport => ({
  ...row,
  sha256: sha256?.toString('hex') ?? null,
  created_at: created_at.toISOString(),
  kept_until: finished_at && retainedUntil(finished_at).toISOString(),
})

/** When the file of a copy is deleted. */
export const retainedUntil = (finished_at: Date): Date =>
  new Date(finished_at.getTime() + EXPORT_DAYS * DAY_MS)

/** Storage key of the file. */
export const exportKey = (id: string): string => `personal-exports/${id}.zip`
