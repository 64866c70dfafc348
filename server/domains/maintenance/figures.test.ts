import { randomUUID } from 'node:crypto'
import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import { CATEGORIES, PRIORITIES, REQUEST_STATUSES } from '@gida/contract/domains/maintenance/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const SHOWN_AGES = ['today', 'days_1_to_4', 'days_5_to_14', 'over_14'] as const

/** Each figure with the list it links to. */
function doorsOf({
  open,
  late,
  to_confirm,
  from,
  to,
  ...of
}: RequestFigures): [figure: number, list: string][] {
  const reported = `reported_from=${from}&reported_to=${to}`
  return [
    [open, ''],
    [late, 'shown=LATE'],
    [to_confirm, 'shown=TO_CONFIRM'],
    [of.unassigned, 'unassigned=true'],
    [of.answer.requests, `shown=REPORTED&${reported}`],
    [of.reopened.reopened, `shown=REOPENED&${reported}`],
    ...of.by_age.flatMap(({ priority, ...row }) =>
      SHOWN_AGES.map((age): [number, string] => [row[age], `priority=${priority}&age=${age}`]),
    ),
    ...of.by_priority.map(({ priority, requests }): [number, string] => [
      requests,
      `shown=REPORTED&priority=${priority}&${reported}`,
    ]),
    ...of.by_category.flatMap(({ category, requests, reopened }): [number, string][] => [
      [requests, `shown=REPORTED&category=${category}&${reported}`],
      [reopened, `shown=REOPENED&category=${category}&${reported}`],
    ]),
    ...of.by_fault.map(({ unit_id, category, requests }): [number, string] => [
      requests,
      `shown=REPORTED&unit_id=${unit_id}&category=${category}&${reported}`,
    ]),
  ]
}

const Reported = fc.record({
  category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
  priority: fc.constantFrom(...PRIORITIES),
  status: fc.constantFrom(...REQUEST_STATUSES),
  days: fc.constantFrom(0, 0.5, 1, 4, 4.9, 5, 14, 15, 60, 89, 95, 200),
  reopened_count: fc.constantFrom(0, 0, 1),
})

test('behind each figure of upkeep stands the list that adds up to it', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, unit_id, estate_id } = flat
  const now = world.services.clock.now().getTime()
  const reports = fc.sample(Reported, { numRuns: 60, seed: 7 })
  await world.services.transaction('system', async (tx) => {
    const { property_id } = await tx
      .selectFrom('unit')
      .select('property_id')
      .where('id', '=', unit_id)
      .executeTakeFirstOrThrow()
    for (const { days, status, priority, ...report } of reports) {
      const created_at = new Date(now - days * DAY_MS)
      const later = new Date(created_at.getTime() + 3_600_000)
      const isFixed = status === 'RESOLVED' || status === 'CLOSED'
      await insertRow(tx, 'maintenance_request', {
        ...{ ...report, status, priority, proposed_priority: priority, created_at, opened_at: created_at },
        ...{ estate_id, property_id, unit_id, scope: 'UNIT', number: 0, title: 'Tap', answers: {} },
        ...{ reported_by: tenant.id, tenant_id: tenant.id, answer_due_at: later, fix_due_at: later },
        ...{ client_id: randomUUID(), contact_name: 'Bola', resolved_at: isFixed ? later : null },
        ...{ closed_at: status === 'CLOSED' ? later : null },
        ...{ assigned_to: status === 'ASSIGNED' ? manager.id : null },
        ...{
          held_since: status === 'ON_HOLD' ? later : null,
          hold_reason: status === 'ON_HOLD' ? 'PARTS' : null,
        },
      })
    }
  })
  const figures: RequestFigures = (await manager.get('/maintenance/figures')).json()
  expect(figures.by_fault.length).toBeGreaterThan(0)
  for (const [figure, list] of doorsOf(figures)) {
    const answer = await manager.get(`/onboarding/units/maintenance?${list}`)
    expect([list, answer.json().pagination?.total]).toEqual([list, figure])
  }
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  expect(sum(figures.by_age.flatMap((row) => SHOWN_AGES.map((age) => row[age])))).toBe(figures.open)
  expect(sum(figures.by_priority.map(({ requests }) => requests))).toBe(figures.answer.requests)
  expect(sum(figures.by_category.map(({ requests }) => requests))).toBe(figures.answer.requests)
  expect(sum(figures.by_category.map(({ reopened }) => reopened))).toBe(figures.reopened.reopened)
})
