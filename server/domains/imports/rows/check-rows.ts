import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportCounts } from '@gida/contract/domains/imports/import'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { throwIfStopping } from '../../../platform/jobs/postpone.ts'
import type { Services } from '../../../platform/services.ts'
import { actingFor, whyNotGoOn } from '../acting.ts'
import { sheetsOfImport } from '../inspect-file.ts'
import { pickRows } from '../plan/pick-rows.ts'
import type { PersonPlan, PlannedRow } from '../plan/plan.ts'
import { planRows } from '../plan/plan-rows.ts'
import { type Draft, dayOrdersOf, rowReader } from '../plan/read-row.ts'
import { getImport, type ImportRow, lockImport, moveImport } from '../queries.ts'
import { findExisting } from './find-existing.ts'

/** Rows stored per transaction. */
const SLICE = 500

/** Plans every row of an import and stores the plan or the faults. May be repeated at any time. */
export async function checkRows(services: Services, import_id: string): Promise<void> {
  const found = await services.transaction('system', (tx) => getImport(tx, import_id))
  if (found.state !== 'CHECKING') return
  try {
    const sheets = await sheetsOfImport(services, import_id)
    const { rows = [], merges = [] } = sheets.find(({ name }) => name === found.sheet) ?? {}
    const picked = pickRows(rows, found.header_row, found.columns)
    const orders = dayOrdersOf(found.columns, picked.rows)
    const drafts = await readRows(picked.rows, rowReader(found.columns, merges, orders))
    const known = await services.transaction('system', async (tx) => {
      const actor = await actingFor(tx, found.asked_by)
      const refusal = await whyNotGoOn(tx, actor, found.estate_id)
      if (refusal) throw new Problem('ILLEGAL_STATE', { message: refusal })
      return findExisting(tx, actor, found.estate_id, drafts)
    })
    const planned = await planRows(drafts, known, found)
    const notes = [...picked.notes, ...notesOn(found, known.owner !== null)]
    if (orders.size === 1 && orders.has('MONTH_FIRST')) notes.push(MONTH_FIRST)
    const canSignIn = new Set(known.people.flatMap((person) => (person.can_sign_in ? person.id : [])))
    await keep(services, found, planned, { notes, canSignIn })
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await services.transaction('system', (tx) =>
      moveImport(tx, import_id, ['CHECKING'], 'FAILED', { failure: error.message }),
    )
  }
}

const MONTH_FIRST = 'The dates of this file have the month first: 05/11/2026 is read as 11 May 2026.'

async function readRows<R>(rows: readonly R[], read: (row: R) => Draft): Promise<Draft[]> {
  const drafts: Draft[] = []
  for (const [at, row] of rows.entries()) {
    if (at % SLICE === 0) {
      await breathe() // yields to other requests
      throwIfStopping()
    }
    drafts.push(read(row))
  }
  return drafts
}

function notesOn({ columns }: ImportRow, isOwner: boolean): string[] {
  const has = (field: string) => columns.some((column) => column.field === field)
  const notes: string[] = []
  if (has('tenant_name') && !has('opening_balance'))
    notes.push('No column says what is owed, so everybody is assumed to have paid until today.')
  if (isOwner && has('landlord_name'))
    notes.push('The properties are yours, so the landlord columns are left out.')
  return notes
}

async function keep(
  services: Services,
  { id }: ImportRow,
  planned: readonly PlannedRow[],
  { notes, canSignIn }: { notes: readonly string[]; canSignIn: ReadonlySet<string> },
): Promise<void> {
  await services.transaction('system', async (tx) => {
    await tx.deleteFrom('import_row').where('import_id', '=', id).execute()
    await tx.deleteFrom('import_fault').where('import_id', '=', id).execute()
    await tx
      .updateTable('import')
      .set({ progress_done: 0, progress_of: planned.length, notes: JSON.stringify(notes) })
      .where('id', '=', id)
      .execute()
  })
  for (let at = 0; at < planned.length; at += SLICE) {
    throwIfStopping()
    const slice = planned.slice(at, at + SLICE)
    await services.transaction('system', (tx) => saveSlice(tx, id, slice))
  }
  await services.transaction('system', async (tx) => {
    if ((await lockImport(tx, id)).state !== 'CHECKING') return
    const counts = JSON.stringify(countRows(planned, canSignIn))
    await tx.updateTable('import').set({ counts }).where('id', '=', id).execute()
    await moveImport(tx, id, ['CHECKING'], 'CHECKED', { checked_at: tx.now })
  })
}

async function saveSlice(tx: Tx, import_id: string, planned: readonly PlannedRow[]): Promise<void> {
  const rows = planned.map(({ number, cells, plan }) => ({
    import_id,
    number,
    cells,
    plan,
    state: plan ? 'READY' : 'FAULTY',
    made: [],
  }))
  const faults = planned.flatMap(({ number, faults }) =>
    faults.map(({ column, ...fault }, position) => ({
      ...fault,
      import_id,
      number,
      position,
      column_index: column,
    })),
  )
  await sql`insert into import_row select * from jsonb_populate_recordset(null::import_row, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
  await sql`insert into import_fault select * from jsonb_populate_recordset(null::import_fault, ${JSON.stringify(faults)}::jsonb)`.execute(
    tx,
  )
  await tx
    .updateTable('import')
    .set((eb) => ({ progress_done: eb('progress_done', '+', planned.length) }))
    .where('id', '=', import_id)
    .execute()
}

/** `canSignIn`: the ids of the people who need no invitation. */
export function countRows(planned: readonly PlannedRow[], canSignIn: ReadonlySet<string>): ImportCounts {
  const plans = planned.flatMap(({ plan }) => plan ?? [])
  const distinct = (people: readonly (PersonPlan | null)[]) =>
    new Set(people.flatMap((person) => person?.id ?? person?.phone ?? person?.email ?? [])).size
  const toInvite = (people: readonly (PersonPlan | null)[]) =>
    distinct(people.filter((person) => person && !canSignIn.has(person.id ?? '')))
  const coming = plans.filter(({ is_there }) => !is_there)
  return {
    rows: planned.length,
    ready: plans.length,
    faulty: planned.length - plans.length,
    warned: planned.filter(({ plan, faults }) => plan && faults.length > 0).length,
    units: coming.filter(({ is_new_unit }) => is_new_unit).length,
    landlords: distinct(coming.map(({ landlord }) => landlord)),
    tenants: distinct(coming.map(({ tenant }) => tenant)),
    landlords_to_invite: toInvite(coming.map(({ landlord }) => landlord)),
    tenants_to_invite: toInvite(coming.map(({ tenant }) => tenant)),
    leases: coming.filter(({ lease }) => lease !== null).length,
    opening_balance: coming.reduce((total, { opening }) => total + (opening?.amount ?? 0), 0),
  }
}
