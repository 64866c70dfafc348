import type { Breach, BreachesQuery } from '@gida/contract/domains/privacy/breach'
import {
  type BreachState,
  type BreachStepKey,
  breachClock,
} from '@gida/contract/domains/privacy/breach-clock'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** The column of each step. */
export const STEP_COLUMN = {
  FREEZE: 'frozen_at',
  SCOPE: 'scoped_at',
  DECIDE: 'decided_at',
  DRAFT: 'drafted_at',
  COMMISSION: 'commission_told_at',
  PEOPLE: 'people_told_at',
} as const satisfies Record<BreachStepKey, string>

const breaches = (tx: Tx) =>
  tx
    .selectFrom('breach')
    .selectAll('breach')
    .select([
      sql<string>`coalesce(app.name_of(registered_by), '')`.as('registered_by_name'),
      sql<string | null>`app.name_of(decided_by)`.as('decided_by_name'),
      sql<string | null>`app.name_of(closed_by)`.as('closed_by_name'),
    ])
export type BreachRow = Awaited<ReturnType<ReturnType<typeof breaches>['executeTakeFirstOrThrow']>>

export const listBreaches = (tx: Tx, query: BreachesQuery): Promise<Page<Breach>> =>
  pageOf(
    breaches(tx)
      .where('closed_at', query.closed ? 'is not' : 'is', null)
      .orderBy(query.closed ? sql`closed_at desc` : sql`noticed_at`)
      .orderBy('id'),
    query,
    (row) => presentBreach(row, tx.now),
  )

export const findBreach = async (tx: Tx, id: string): Promise<BreachRow> =>
  orNotFound(await breaches(tx).where('id', '=', id).executeTakeFirst())

export const getBreach = async (tx: Tx, id: string): Promise<Breach> =>
  presentBreach(await findBreach(tx, id), tx.now)

export const stateOf = (row: BreachRow): BreachState => ({
  ...{ noticed_at: row.noticed_at, risk: row.risk, closed_at: row.closed_at },
  done: {
    ...{ FREEZE: row.frozen_at, SCOPE: row.scoped_at, DECIDE: row.decided_at },
    ...{ DRAFT: row.drafted_at, COMMISSION: row.commission_told_at, PEOPLE: row.people_told_at },
  },
})

function presentBreach(row: BreachRow, now: Date): Breach {
  const { steps, next, next_at, is_overdue, deadline } = breachClock(stateOf(row), now)
  const { id, title, happened, people_about, effects, measures, risk, risk_reason } = row
  return {
    ...{ id, title, happened, people_about, effects, measures, risk, risk_reason, next, is_overdue },
    data_kinds: row.data_kinds as Breach['data_kinds'],
    noticed_at: row.noticed_at.toISOString(),
    registered_at: row.registered_at.toISOString(),
    registered_by_name: row.registered_by_name,
    decided_by_name: row.decided_by_name,
    steps: steps.map((step) => ({
      ...step,
      due_at: step.due_at.toISOString(),
      done_at: step.done_at?.toISOString() ?? null,
    })),
    next_at: next_at?.toISOString() ?? null,
    deadline: deadline.toISOString(),
    closed: row.closed_at && {
      ...{ at: row.closed_at.toISOString(), by_name: row.closed_by_name ?? '', lesson: row.lesson ?? '' },
    },
  }
}
