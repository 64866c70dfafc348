import { dueDaysOf } from '@gida/contract/domains/charges/debt-days'
import type { ArrearsQuery, Debtor } from '@gida/contract/domains/collections/arrears'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type FoundPage, MOST_COUNTED } from '../../../platform/db/rows/pages.ts'
import { getArrearsByAge } from './arrears-rollup.ts'
import { presentDebtor, readDebtors } from './debtors.ts'

/** Debtors, longest in arrears first. Ids come in index order and totals from rollups, so the cost does not grow with the data. */
export async function listArrears(tx: Tx, actor: Actor, query: ArrearsQuery): Promise<Page<Debtor>> {
  const today = lagosDay(tx.now)
  const kept = isNarrowed(query) ? null : await getArrearsByAge(tx, actor, { estate_id: query.estate_id })
  const { ids, total, more } = await findPage(tx, query, today, kept !== null)
  const rows = await readDebtors(tx, ids, today)
  const inAge = kept?.by_age.filter(({ key }) => !query.age || key === query.age)
  const counted = inAge ? inAge.reduce((sum, { tenants }) => sum + tenants, 0) : (total ?? 0)
  return {
    data: rows.map((row) => presentDebtor(row, today)),
    pagination: pagination(query, counted, more),
  }
}

/** Whether filters beyond estate and age are used, for which no rollups exist. */
const isNarrowed = ({ search, property_id, tenant_id, due_from, due_to }: ArrearsQuery): boolean =>
  [search, property_id, tenant_id, due_from, due_to].some((given) => given !== undefined && given !== '')

async function findPage(tx: Tx, query: ArrearsQuery, today: Day, isCounted: boolean): Promise<FoundPage> {
  const { estate_id = null, property_id = null, tenant_id = null, search = null } = query
  const { due_from = null, due_to = null, age, page, limit } = query
  const oldest = age ? dueDaysOf(age, today) : { from: null, to: null }
  const { rows } = await sql<FoundPage>`
    select * from app.find_arrears(${estate_id}, ${property_id}, ${tenant_id}, ${today}, ${oldest.from}, ${oldest.to},
      ${due_from}, ${due_to}, ${search}, ${(page - 1) * limit}, ${limit}, ${isCounted ? null : MOST_COUNTED})`.execute(
    tx,
  )
  return rows[0] as FoundPage
}
