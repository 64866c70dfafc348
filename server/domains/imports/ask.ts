import type { ImportDeed } from '@gida/contract/domains/imports/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { enqueue, type Job } from '../../platform/jobs/jobs.ts'
import { refuseImport } from './create-import.ts'
import { illegal } from './illegal.ts'
import { presentSummary, undoUntil } from './present.ts'
import { holdImport, type ImportRow, moveImport } from './queries.ts'

export type ImportJob = Job<{ import_id: string }>

const BECOMES = { check: 'CHECKING', run: 'RUNNING', undo: 'UNDOING' } as const

/** Asks for a check, a run or an undo. Of two who ask at once one is heard; the other is told what it is doing. */
export async function askFor(
  tx: Tx,
  actor: Actor,
  id: string,
  deed: Exclude<ImportDeed, 'change'>,
  job: ImportJob,
): Promise<void> {
  const found = await holdImport(tx, id)
  await refuseImport(tx, actor, deed === 'undo' ? null : found.estate_id)
  refuse(found, deed, tx.now)
  await moveImport(tx, id, [found.state], BECOMES[deed], {
    asked_by: actor.user_id,
    progress_of: deed === 'check' ? 0 : leftOf(found, deed),
  })
  await enqueue(tx, job, { import_id: id }, { key: `import:${id}:${deed}` })
}

const leftOf = ({ counts, result }: ImportRow, deed: 'run' | 'undo') =>
  deed === 'run' ? (counts?.ready ?? 0) - result.rows - result.failed : result.rows - result.undone

function refuse(found: ImportRow, deed: 'check' | 'run' | 'undo', now: Date): void {
  if (presentSummary(found, now).can[deed]) {
    if (deed === 'check') refuseColumns(found)
    return
  }
  if (deed === 'run' && found.state === 'CHECKED') {
    const { ready = 0, faulty = 0 } = found.counts ?? {}
    throw problem(ready > 0 && faulty > 0 ? 'IMPORT_HAS_FAULTS' : 'NOTHING_TO_IMPORT')
  }
  const until = undoUntil(found)
  if (deed === 'undo' && found.state === 'DONE' && until && now >= until) throw problem('UNDO_TOO_LATE')
  throw illegal(found.state)
}

function refuseColumns({ columns, estate_id }: ImportRow): void {
  const has = (field: string) => columns.some((column) => column.field === field)
  if (!has('unit')) throw problem('IMPORT_COLUMNS_MISSING')
  if (estate_id === null && !has('estate')) {
    throw new Problem('IMPORT_COLUMNS_MISSING', {
      message: 'Say which column has the name of the estate, or choose the estate that all rows go into.',
    })
  }
}
