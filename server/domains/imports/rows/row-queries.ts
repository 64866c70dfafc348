import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import type { importUnits } from '../../estates/index.ts'
import type { Plan } from '../plan/plan.ts'

/** A unit that a row created or found. */
export type ImportedUnit = Awaited<ReturnType<typeof importUnits>>[number]
export type Placed = PlannedImportRow & { home: ImportedUnit; tenant_id: string | null }

export async function listFaults(
  tx: Tx,
  import_id: string,
  { kind, page, limit }: PageQuery & { kind: 'FAULT' | 'WARNING' | 'KEPT' },
) {
  const wanted = tx.selectFrom('import_fault').where('import_id', '=', import_id).where('kind', '=', kind)
  const [rows, counted] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('number')
      .orderBy('position')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** The estates into which rows of an import went. */
export function estatesOf(tx: Tx, import_id: string) {
  return tx
    .selectFrom('estate')
    .select(['id', 'name'])
    .where(
      sql<boolean>`id in (select distinct estate_id from import_row where import_id = ${import_id} and state in ('DONE', 'KEPT'))`,
    )
    .orderBy('name')
    .limit(20)
    .execute()
}

export type PlannedImportRow = { number: number; plan: Plan; cells: Cell[] }

/** The next rows to import, in sheet order. */
export async function readyRows(tx: Tx, import_id: string, most: number): Promise<PlannedImportRow[]> {
  const rows = await tx
    .selectFrom('import_row')
    .select(['number', 'plan', 'cells'])
    .where('import_id', '=', import_id)
    .where('state', '=', 'READY')
    .orderBy('number')
    .limit(most)
    .execute()
  return rows as unknown as PlannedImportRow[]
}
