import type { Tx } from '../../../platform/db/db.ts'
import { batchOrEach } from '../../../platform/db/savepoint.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { runInParts } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { eraseCharges } from '../../charges/index.ts'
import { revertImportedUnits } from '../../estates/index.ts'
import { lockPending, revokeWaiting } from '../../invitations/index.ts'
import { removeLeases } from '../../leases/index.ts'
import { clearUp } from '../clear-up.ts'
import { waitingOf } from '../people/waiting-invitations.ts'
import { type ImportRow, lockImport, moveImport } from '../queries.ts'
import { findReasons, type Reason, reasonWords } from './find-reasons.ts'
import { openingKey } from './import-balances.ts'
import { count, markKept, setState } from './mark-undone.ts'

const CHUNK = 100

type DoneRow = {
  number: number
  unit_id: string | null
  lease_id: string | null
  made: string[]
}

/**
 * Undoes an import in chunks, last row first. Rows used since are kept and listed with the reason. Foreign keys prevent deleting
 * anything that is referred to.
 */
export async function undoRows(services: Services, import_id: string): Promise<void> {
  await runInParts(services, (tx) => undoChunk(tx, services, import_id))
}

async function undoChunk(tx: Tx, services: Services, import_id: string): Promise<boolean> {
  const found = await lockImport(tx, import_id)
  if (found.state !== 'UNDOING') return false
  const rows = await doneRows(tx, import_id)
  if (rows.length === 0) {
    await clearUp(tx, import_id)
    await finish(tx, found)
    return false
  }
  const numbers = rows.map(({ number }) => number)
  // Locks the invitations: somebody accepting concurrently has either joined before the reasons are determined, or finds theirs
  // withdrawn.
  await lockPending(tx, await waitingOf(tx, import_id, numbers))
  const reasons = await findReasons(tx, import_id, numbers)
  let kept = 0
  const keep = async ({ number }: DoneRow, code: string, message: string) => {
    kept++
    await markKept(tx, import_id, number, code, message)
  }
  for (const row of rows) {
    const reason: Reason | undefined = reasons.get(row.number)
    if (reason) await keep(row, reason, reasonWords(reason))
  }
  await batchOrEach(
    tx,
    rows.filter(({ number }) => !reasons.has(number)),
    (some) => takeBack(tx, import_id, some),
    async (row, error) => {
      if (!(error instanceof Problem)) services.log.warn({ error, import_id }, 'a row of an import stays')
      else if (error.status >= 500) throw error
      await keep(row, 'IN_USE', 'Something else in Gida now refers to it.')
    },
  )
  await count(tx, found, rows.length, kept)
  return true
}

async function doneRows(tx: Tx, import_id: string): Promise<DoneRow[]> {
  return tx
    .selectFrom('import_row')
    .select(['number', 'unit_id', 'lease_id', 'made'])
    .where('import_id', '=', import_id)
    .where('state', '=', 'DONE')
    .orderBy('number', 'desc')
    .limit(CHUNK)
    .execute()
}

async function takeBack(tx: Tx, import_id: string, rows: readonly DoneRow[]): Promise<void> {
  const numbers = rows.map(({ number }) => number)
  const of = (what: string) => rows.filter(({ made }) => made.includes(what))
  const ids = (some: readonly DoneRow[], column: 'unit_id' | 'lease_id') =>
    some.flatMap((row) => row[column] ?? [])
  await revokeWaiting(tx, await waitingOf(tx, import_id, numbers))
  await eraseCharges(tx, {
    lease_ids: [],
    keys: numbers.map((number) => openingKey(import_id, number)),
  })
  await removeLeases(tx, ids(of('lease'), 'lease_id'))
  await revertImportedUnits(tx, { let: ids(rows, 'unit_id'), made: ids(of('unit'), 'unit_id') })
  await setState(tx, import_id, numbers, 'UNDONE')
}

const NOT_ALL =
  'Some rows could not be imported, so none were. See what is wrong, then upload the file again.'

async function finish(tx: Tx, { id, all_or_nothing, result }: ImportRow): Promise<void> {
  if (all_or_nothing && result.failed > 0)
    await moveImport(tx, id, ['UNDOING'], 'FAILED', { failure: NOT_ALL })
  else await moveImport(tx, id, ['UNDOING'], 'UNDONE')
}
