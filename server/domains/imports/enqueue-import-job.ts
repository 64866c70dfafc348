import type { ImportAction } from '@gida/contract/domains/imports/rules'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { enqueue, type Job } from '../../platform/jobs/jobs.ts'
import { refuseImport } from './create-import.ts'
import { illegal } from './illegal.ts'
import { presentSummary, undoUntil } from './present.ts'
import { type ImportRow, lockImport, moveImport } from './queries.ts'

export type ImportJob = Job<{ import_id: string }>

const BECOMES = { check: 'CHECKING', run: 'RUNNING', undo: 'UNDOING' } as const

/** Enqueues a check, run or undo. Of two concurrent requests one is refused with what is running. */
export async function enqueueImportJob(
  tx: Tx,
  actor: Actor,
  id: string,
  action: Exclude<ImportAction, 'change'>,
  job: ImportJob,
): Promise<void> {
  const found = await lockImport(tx, id)
  if (action === 'undo') await refuseUndo(tx, actor, id)
  else await refuseImport(tx, actor, found.estate_id)
  refuse(found, action, tx.now)
  await moveImport(tx, id, [found.state], BECOMES[action], {
    asked_by: actor.user_id,
    progress_of: action === 'check' ? 0 : leftOf(found, action),
  })
  await enqueue(tx, job, { import_id: id }, { key: `import:${id}:${action}` })
}

/** Undoing requires permission for the estates as they are now; archived ones are allowed. */
async function refuseUndo(tx: Tx, actor: Actor, import_id: string): Promise<void> {
  await refuseImport(tx, actor, null)
  const elsewhere = await tx
    .selectFrom('import_row')
    .select('estate_id')
    .where('import_id', '=', import_id)
    .where('state', '=', 'DONE')
    .where(
      sql<boolean>`not (estate_id = any ((select app.managed_estates())::uuid[]) or app.founded(estate_id) or (select app.sees_all()))`,
    )
    .limit(1)
    .executeTakeFirst()
  if (elsewhere) throw problem('PERMISSION_DENIED')
}

const leftOf = ({ counts, result }: ImportRow, action: 'run' | 'undo') =>
  action === 'run' ? (counts?.ready ?? 0) - result.rows - result.failed : result.rows - result.undone

function refuse(found: ImportRow, action: 'check' | 'run' | 'undo', now: Date): void {
  if (presentSummary(found, now).can[action]) {
    if (action === 'check') refuseColumns(found)
    return
  }
  if (action === 'run' && found.state === 'CHECKED') {
    const { ready = 0, faulty = 0 } = found.counts ?? {}
    throw problem(ready > 0 && faulty > 0 ? 'IMPORT_HAS_FAULTS' : 'NOTHING_TO_IMPORT')
  }
  const until = undoUntil(found)
  if (action === 'undo' && found.state === 'DONE' && until && now >= until) throw problem('UNDO_TOO_LATE')
  throw illegal(found.state)
}

function refuseColumns({ columns, estate_id }: ImportRow): void {
  const has = (field: string) => columns.some((column) => column.field === field)
  if (!has('unit')) throw problem('IMPORT_COLUMNS_MISSING')
  if (estate_id === null && !has('estate')) {
    throw new Problem('IMPORT_COLUMNS_MISSING', {
      message: 'Choose the column with the estate name, or choose one estate for all rows.',
    })
  }
}
