import type { ImportResult } from '@gida/contract/domains/imports/import'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { batchOrEach } from '../../../platform/db/savepoint.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { runInParts } from '../../../platform/jobs/batch.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { actingFor, whyNotGoOn } from '../acting.ts'
import type { ImportJob } from '../enqueue-import-job.ts'
import { listInvitees } from '../people/invite-people.ts'
import { WAITS } from '../people/notify-waiting-tenants.ts'
import { type ImportRow, lockImport, moveImport } from '../queries.ts'
import { importRows } from './import-rows.ts'
import { type PlannedImportRow, readyRows } from './row-queries.ts'

/** Rows per transaction: a compromise of speed, visible progress and lock times. */
const CHUNK = 100

/** The jobs that may follow once all rows are done. */
export type NextJobs = { undo: ImportJob; invite: ImportJob }

/**
 * Imports all ready rows in chunks. Each transaction also marks its rows as done, so after a crash the next worker continues with
 * the first row that is not.
 */
export async function runRows(services: Services, import_id: string, next: NextJobs): Promise<void> {
  await runInParts(services, (tx) => runChunk(tx, services, import_id, next))
}

/** Returns whether there may be more. */
async function runChunk(tx: Tx, services: Services, import_id: string, next: NextJobs): Promise<boolean> {
  const found = await lockImport(tx, import_id)
  if (found.state !== 'RUNNING') return false
  const actor = await actingFor(tx, found.asked_by)
  const refusal = await whyNotGoOn(tx, actor, found.estate_id)
  if (refusal) {
    await moveImport(tx, import_id, ['RUNNING'], 'FAILED', { failure: refusal, finished_at: tx.now })
    return false
  }
  const rows = await readyRows(tx, import_id, CHUNK)
  if (rows.length === 0) {
    await finish(tx, found, next)
    return false
  }
  await importChunk(tx, services, actor, found, rows)
  return true
}

async function importChunk(
  tx: Tx,
  services: Services,
  actor: Actor,
  { id, result }: ImportRow,
  rows: readonly PlannedImportRow[],
): Promise<void> {
  await batchOrEach(
    tx,
    rows,
    (some) => importRows(tx, actor, id, some),
    async (row, error) => {
      if (!(error instanceof Problem))
        services.log.error({ error, import_id: id }, 'a row could not be imported')
      else if (error.status >= 500) throw error
      await failRow(tx, id, row, error)
    },
  )
  const numbers = rows.map(({ number }) => number)
  const counted = await countMade(tx, id, numbers)
  await tx
    .updateTable('import')
    .set((eb) => ({
      progress_done: eb('progress_done', '+', rows.length),
      result: JSON.stringify(addUp(result, counted)),
    }))
    .where('id', '=', id)
    .execute()
}

const UNFORESEEN = 'This row could not be imported. Check it, and upload it in a file of its own.'

async function failRow(
  tx: Tx,
  import_id: string,
  { number }: PlannedImportRow,
  error: unknown,
): Promise<void> {
  const problem = error instanceof Problem ? error : null
  await tx
    .updateTable('import_row')
    .set({ state: 'FAILED' })
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .execute()
  await tx
    .insertInto('import_fault')
    .values({
      import_id,
      number,
      kind: 'FAULT',
      position: 1000, // after notes of the check
      code: problem?.code ?? 'ROW_FAILED',
      message: problem?.message ?? UNFORESEEN,
    })
    .execute()
}

type Counted = Pick<ImportResult, 'rows' | 'failed' | 'units' | 'people' | 'leases' | 'waiting'>

async function countMade(tx: Tx, import_id: string, numbers: readonly number[]): Promise<Counted> {
  const counted = await sql<Counted>`
    select count(*) filter (where state = 'DONE') as rows, count(*) filter (where state = 'FAILED') as failed,
      count(*) filter (where 'unit' = any (made)) as units, count(*) filter (where 'lease' = any (made)) as leases,
      count(*) filter (where 'tenant' = any (made)) + count(*) filter (where 'landlord' = any (made)) as people,
      count(*) filter (where state = 'DONE' and exists (select from import_fault f
        where f.import_id = import_row.import_id and f.number = import_row.number and f.code = ${WAITS})) as waiting
    from import_row where import_id = ${import_id} and number = any (${[...numbers]}::int[])`.execute(tx)
  return counted.rows[0] as Counted
}

const addUp = (result: ImportResult, more: Counted): ImportResult => ({
  ...result,
  rows: result.rows + more.rows,
  failed: result.failed + more.failed,
  units: result.units + more.units,
  people: result.people + more.people,
  leases: result.leases + more.leases,
  waiting: result.waiting + more.waiting,
})

/** Marks an import as done or, if all rows were required and one failed, starts the undo. */
async function finish(tx: Tx, found: ImportRow, { undo, invite }: NextJobs): Promise<void> {
  const { id, all_or_nothing, result } = found
  if (!all_or_nothing || result.failed === 0) {
    await moveImport(tx, id, ['RUNNING'], 'DONE', { finished_at: tx.now })
    if (found.send_invitations) await beginInviting(tx, found, invite)
    return
  }
  await moveImport(tx, id, ['RUNNING'], 'UNDOING', { finished_at: tx.now, progress_of: result.rows })
  await enqueue(tx, undo, { import_id: id }, { key: `import:${id}:undo` })
}

async function beginInviting(tx: Tx, { id, result }: ImportRow, invite: ImportJob): Promise<void> {
  const counted: ImportResult = { ...result, to_invite: result.to_invite + (await listInvitees(tx, id)) }
  await tx
    .updateTable('import')
    .set({ result: JSON.stringify(counted) })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, invite, { import_id: id }, { key: `import:${id}:invite` })
}
