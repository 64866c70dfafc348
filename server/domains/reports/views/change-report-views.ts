import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import { ReportAsked } from '@gida/contract/domains/reports/report'
import { nextAfter, type ReportViewChange, type ReportViewDraft } from '@gida/contract/domains/reports/view'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { resolveScope } from '../engine/scope.ts'
import { getReportView } from './view-queries.ts'

/** Saved views per person. */
const MOST = 200

/** Saves a report under a name, if its owner may read it. */
export async function saveReportView(tx: Tx, actor: Actor, { name, asked, estate_id }: ReportViewDraft) {
  const shape = shapeOf(asked.report)
  await resolveScope(tx, actor, asked, shape)
  if (shape.needs && estate_id)
    throw problem('VALIDATION_ERROR', [
      {
        path: 'estate_id',
        message: 'This report is not shared: others in the estate are not to know of it.',
      },
    ])
  // Serializes concurrent saves, so that the count is exact.
  await spendAllowance(tx, { name: 'report_view:made', spender: actor.user_id, most: MOST, seconds: 3600 })
  const { count } = await tx
    .selectFrom('report_view')
    .where('user_id', '=', actor.user_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MOST)
    throw problem('VALIDATION_ERROR', [
      { path: 'name', message: `At most ${MOST} are kept. Remove one that you do not need.` },
    ])
  const { id } = await tx
    .insertInto('report_view')
    .values({
      user_id: actor.user_id,
      name,
      asked: JSON.stringify(ReportAsked.parse(asked)),
      estate_id: estate_id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getReportView(tx, actor, id)
}

/** Renames a view, or changes how often it is mailed, from the next whole week, month or quarter on; also restarts a stopped one. */
export async function updateReportView(tx: Tx, actor: Actor, id: string, { name, every }: ReportViewChange) {
  const view = await getReportView(tx, actor, id)
  if (name === undefined && every === undefined) return view
  await tx
    .updateTable('report_view')
    .set({
      ...(name !== undefined && { name }),
      ...(every !== undefined && {
        every,
        next_on: every && nextAfter(every, lagosDay(tx.now)),
        stopped: null,
      }),
    })
    .where('id', '=', id)
    .execute()
  return getReportView(tx, actor, id)
}

export async function deleteReportView(tx: Tx, actor: Actor, id: string): Promise<void> {
  await getReportView(tx, actor, id)
  await tx.deleteFrom('report_view').where('id', '=', id).execute()
}
