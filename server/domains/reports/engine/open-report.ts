import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportAsked } from '@gida/contract/domains/reports/report'
import { daysBefore } from '@gida/contract/domains/reports/rules'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { SOURCES } from '../sources/index.ts'
import { comparedWith, grouped, hasBefore, narrowed, type Query } from './query.ts'
import { resolveScope } from './scope.ts'
import type { Scoped } from './source.ts'

/** Prepares a report without reading rows; the same for a page on screen and for a file. */
export async function openReport(tx: Tx, actor: Principal, asked: ReportAsked) {
  const shape = shapeOf(asked.report)
  const source = SOURCES[asked.report]
  const scoped = await resolveScope(tx, actor, asked, shape)
  const by = shape.columns.find(({ key }) => key === asked.group_by)
  const queryOf = async (of: Scoped): Promise<Query> => {
    const rows = narrowed(await source.rows(of, tx), asked.where)
    const linked = shape.opens !== undefined && shape.opens !== 'report'
    const plain: Query = { ...source, rows, linked, columns: shape.columns }
    return by ? grouped(plain, by) : plain
  }
  const now = await queryOf(scoped)
  if (!asked.compare) return { shape, scoped, query: now, before: null }
  const days = daysBefore(shape, scoped, asked.compare)
  const query = await queryOf({
    ...scoped,
    ...days,
    since: startOfDay(days.from),
    until: startOfDay(addDays(days.to, 1)),
  })
  return {
    shape,
    scoped,
    query: hasBefore(shape, now) ? comparedWith(now, query.rows) : now,
    before: { ...days, query },
  }
}
