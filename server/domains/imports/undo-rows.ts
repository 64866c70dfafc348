import type { ImportResult } from '@gida/contract/domains/imports/import'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { togetherOrEach } from '../../platform/db/savepoint.ts'
import { Problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { eraseCharges } from '../charges/index.ts'
import {
  archiveEmptyEstates,
  leaveEstates,
  removeEmptyProperties,
  removeUnits,
  vacateUnits,
} from '../estates/index.ts'
import { holdWaiting, revokeWaiting } from '../invitations/index.ts'
import { removeLeases } from '../leases/index.ts'
import { removeUnusedPeople } from '../users/index.ts'
import { openingKey } from './bring-rows.ts'
import { findReasons, type Reason, reasonWords } from './find-reasons.ts'
import { holdImport, type ImportRow, moveImport } from './queries.ts'

const CHUNK = 100

type DoneRow = {
  number: number
  unit_id: string | null
  lease_id: string | null
  made: string[]
}

/**
 * Takes back what an import made, a chunk of rows at a time, the last row first. A row on which something has happened
 * since is kept, and listed with the reason. The database has the last word: what something refers to does not go.
 */
export async function undoRows(services: Services, import_id: string): Promise<void> {
  while (await services.transaction('system', (tx) => undoChunk(tx, services, import_id)));
}

async function undoChunk(tx: Tx, services: Services, import_id: string): Promise<boolean> {
  const found = await holdImport(tx, import_id)
  if (found.state !== 'UNDOING') return false
  const rows = await doneRows(tx, import_id)
  if (rows.length === 0) {
    await clearUp(tx, import_id)
    await finish(tx, found)
    return false
  }
  const numbers = rows.map(({ number }) => number)
  // Whoever accepts meanwhile either has joined before the reasons are looked for, or finds their invitation taken back.
  await holdWaiting(tx, await waitingOf(tx, import_id, numbers))
  const reasons = await findReasons(tx, import_id, numbers)
  let kept = 0
  const keep = async ({ number }: DoneRow, code: string, message: string) => {
    kept++
    await keepRow(tx, import_id, number, code, message)
  }
  for (const row of rows) {
    const reason: Reason | undefined = reasons.get(row.number)
    if (reason) await keep(row, reason, reasonWords(reason))
  }
  await togetherOrEach(
    tx,
    rows.filter(({ number }) => !reasons.has(number)),
    (some) => takeBack(tx, import_id, some),
    async (row, error) => {
      if (!(error instanceof Problem)) services.log.warn({ error, import_id }, 'a row of an import stays')
      else if (error.status >= 500) throw error
      await keep(row, 'IN_USE', 'Something else in Gida refers to it by now.')
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
  await vacateUnits(tx, ids(rows, 'unit_id'))
  await removeUnits(tx, ids(of('unit'), 'unit_id'))
  await setState(tx, import_id, numbers, 'UNDONE')
}

/**
 * The invitations that may go with some rows: those that this import sent to their people, and any to accounts that it
 * made. Of somebody who has a row that is kept they stay.
 */
async function waitingOf(tx: Tx, import_id: string, numbers: readonly number[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with mine as (select * from import_row where import_id = ${import_id}),
      people as (
        select tenant_id as id from mine where number = any (${[...numbers]}::int[])
        union select landlord_id from mine where number = any (${[...numbers]}::int[])
        except select tenant_id from mine where state = 'KEPT'
        except select landlord_id from mine where state = 'KEPT')
    select i.id from people join invitation i on i.user_id = people.id
    where i.status = 'PENDING' and (
      exists (select from import_invitee e where e.import_id = ${import_id} and e.invitation_id = i.id)
      or exists (select from mine where tenant_id = people.id and 'tenant' = any (made)
        or landlord_id = people.id and 'landlord' = any (made)))`.execute(tx)
  return found.rows.map(({ id }) => id)
}

async function setState(
  tx: Tx,
  import_id: string,
  numbers: readonly number[],
  state: 'UNDONE' | 'KEPT',
): Promise<void> {
  await tx
    .updateTable('import_row')
    .set({ state })
    .where('import_id', '=', import_id)
    .where('state', '=', 'DONE')
    .where('number', '=', sql<number>`any (${[...numbers]}::int[])`)
    .execute()
}

async function keepRow(
  tx: Tx,
  import_id: string,
  number: number,
  code: string,
  message: string,
): Promise<void> {
  await setState(tx, import_id, [number], 'KEPT')
  await tx
    .insertInto('import_fault')
    .values({ import_id, number, kind: 'KEPT', position: 0, code, message })
    .execute()
}

async function count(tx: Tx, { id, result }: ImportRow, rows: number, kept: number): Promise<void> {
  const counted: ImportResult = {
    ...result,
    undone: result.undone + rows - kept,
    kept: result.kept + kept,
  }
  await tx
    .updateTable('import')
    .set((eb) => ({ progress_done: eb('progress_done', '+', rows), result: JSON.stringify(counted) }))
    .where('id', '=', id)
    .execute()
}

type Things = { properties: string[]; estates: string[]; people: string[] }

/** What stood around the units: properties, places in the estates, accounts, and estates that the import founded. */
async function clearUp(tx: Tx, import_id: string): Promise<void> {
  const made = (what: string, column: string) =>
    sql`coalesce(array_agg(distinct ${sql.ref(column)}) filter (where ${what} = any (made) and ${sql.ref(column)} is not null), '{}')`
  const found = await sql<Things>`
    select ${made('property', 'property_id')} as properties, ${made('estate', 'estate_id')} as estates,
      ${made('tenant', 'tenant_id')} || ${made('landlord', 'landlord_id')} as people
    from import_row where import_id = ${import_id} and state in ('UNDONE', 'KEPT')`.execute(tx)
  const { properties, estates, people } = found.rows[0] as Things
  const members = await sql<{ estate_id: string; user_id: string; role: 'TENANT' | 'LANDLORD' }>`
    select distinct estate_id, tenant_id as user_id, 'TENANT' as role from import_row
    where import_id = ${import_id} and state = 'UNDONE' and tenant_id is not null
    union select distinct estate_id, landlord_id, 'LANDLORD' from import_row
    where import_id = ${import_id} and state = 'UNDONE' and landlord_id = any (${people}::uuid[])`.execute(tx)
  await removeEmptyProperties(tx, properties)
  await leaveEstates(tx, members.rows)
  await removeUnusedPeople(tx, people)
  await archiveEmptyEstates(tx, estates)
}

const NOT_ALL = 'Not every row could come in, so none did. See what is wrong, and send the file again.'

async function finish(tx: Tx, { id, all_or_nothing, result }: ImportRow): Promise<void> {
  if (all_or_nothing && result.failed > 0)
    await moveImport(tx, id, ['UNDOING'], 'FAILED', { failure: NOT_ALL })
  else await moveImport(tx, id, ['UNDOING'], 'UNDONE')
}
