import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { runInParts } from '../../../platform/jobs/batch.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { erasureBlockers, personalData } from '../../../platform/personal-data/declared.ts'
import { chainEntries, eraseFromAudit } from '../../audit/index.ts'
import { endAllSessions } from '../../auth/index.ts'
import { type Erasing, eraseDeclared } from './erase-rows.ts'
import { eraseMentions, identifiersOf } from './mentions.ts'
import { pseudonymOf } from './pseudonym.ts'
import { removeFiles } from './remove-files.ts'
import { retainedDataOf } from './retained-data.ts'

/** Erases a person in one transaction, so that a failed attempt starts again; files afterwards. */
export const erasePerson = defineJob({
  name: 'erase_person',
  payload: z.object({ request_id: z.guid() }),
  run: async (services, { request_id }) => {
    const user_id = await services.transaction('system', (tx) => shutOut(tx, request_id))
    if (!user_id) return
    // Chains pending audit entries first, so that their texts become separate values, which can be erased.
    await runInParts(services, async (tx) => (await chainEntries(tx)) > 0)
    await services.transaction('system', (tx) =>
      erase(tx, { request_id, user_id, pseudonym: pseudonymOf(user_id) }),
    )
  },
})

/** Locks the person out. Undefined if the request is not to be carried out. */
async function shutOut(tx: Tx, request_id: string): Promise<string | undefined> {
  const request = await tx
    .selectFrom('privacy_request')
    .select('user_id')
    .where('id', '=', request_id)
    .where('kind', '=', 'ERASURE')
    .where('state', '=', 'ERASING')
    .executeTakeFirst()
  if (!request) return undefined
  const blockers = await erasureBlockers(tx, request.user_id)
  if (blockers.length > 0) {
    const waits = {
      state: 'WAITING',
      blockers: JSON.stringify(blockers),
      again_on: addDays(lagosDay(tx.now), 1),
    } as const
    await tx.updateTable('privacy_request').set(waits).where('id', '=', request_id).execute()
    return undefined
  }
  await endAllSessions(tx, request.user_id, 'erased')
  return request.user_id
}

async function erase(tx: Tx, erasing: Erasing): Promise<void> {
  const { request_id, user_id } = erasing
  const known = await idsOf(tx, user_id)
  const words: string[] = []
  for (const id of known) words.push(...(await identifiersOf(tx, id)))
  const kept = await retainedDataOf(tx, user_id)
  const [values, files] = [new Set<string>(), new Set<string>()]
  // The account goes last, since its addresses identify this person's rows.
  const inOrder = personalData().toSorted(
    (a, b) => Number(a.erase === 'account') - Number(b.erase === 'account'),
  )
  for (const declared of inOrder) {
    for (const id of known) {
      const gone = await eraseDeclared(tx, { ...erasing, user_id: id }, declared)
      for (const value of gone.values) values.add(value)
      for (const key of gone.files) files.add(key)
    }
  }
  await eraseMentions(tx, erasing, words)
  for (const id of known) await eraseFromAudit(tx, { user_id: id })
  await eraseValues(tx, { values: [...values], words })
  await tx
    .updateTable('privacy_request')
    .set({
      ...{ state: 'DONE', closed_at: tx.now, kept_data: JSON.stringify(kept) },
      ...{ blockers: '[]', words: '' },
      answer: sql<string>`coalesce(answer, 'You were erased. What a law makes us keep is listed with the law and the day.')`,
    })
    .where('id', '=', request_id)
    .where('state', '=', 'ERASING')
    .executeTakeFirstOrThrow()
  await enqueue(tx, removeFiles, { keys: [...files] })
}

/** The person's accounts, including merged ones; the account itself last. */
async function idsOf(tx: Tx, user_id: string): Promise<string[]> {
  const merged = await tx.selectFrom('users').select('id').where('merged_into', '=', user_id).execute()
  return [...merged.map(({ id }) => id), user_id]
}

/** Erases from other audit entries the values that were erased, and those that name the person. */
async function eraseValues(tx: Tx, { values, words }: { values: string[]; words: string[] }): Promise<void> {
  await sql`delete from audit_value where value = any (${values}::text[])
    or value ~* app.any_of(${words}::text[])`.execute(tx)
}
