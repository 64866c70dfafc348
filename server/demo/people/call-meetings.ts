import { nthOfMonth, weekdayOf } from '@gida/contract/domains/meetings/recurrence'
import { addDays, type Day, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { callMeeting } from '../../domains/meetings/call-meeting.ts'
import { recordMeeting } from '../../domains/meetings/minutes/record-meeting.ts'
import { answerPoll } from '../../domains/meetings/polls/answer-poll.ts'
import { createPoll } from '../../domains/meetings/polls/create-poll.ts'
import { respondToMeeting } from '../../domains/meetings/respond-to-meeting.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actAs, type Lane } from '../lane.ts'
import type { MadePeople } from './make-people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MINUTES = `Present: the manager and seven residents.
1. Diesel: two suppliers quoted. Ola Energy is cheaper and delivers within a day.
2. Gate: the second guard begins at 18:00 from Monday.`

/** A meeting that was held, with its minutes; one that repeats; and a poll that waits for a few. */
export function callMeetings(lane: Lane, people: MadePeople, now: Date): void {
  const today = lagosDay(now)
  const at = (days: number, hour: number) => {
    const starts = startOfDay(addDays(today, days)).getTime() + hour * HOUR
    return {
      start_time: new Date(starts).toISOString(),
      end_time: new Date(starts + 1.5 * HOUR).toISOString(),
    }
  }
  const does = (ago: number, act: (tx: Tx, of: Residents) => Promise<void>) =>
    lane.plan(new Date(now.getTime() - ago), async (tx) => act(tx, await residentsOf(tx)))
  let held = ''
  does(16 * DAY, async (tx, { estate_id, tenants }) => {
    const {
      row: { id },
    } = await callMeeting(tx, await actAs(tx, people.manager, 'ESTATE_MANAGER'), {
      ...{ title: 'Residents’ meeting: diesel and the gate', meeting_type: 'RESIDENTS', estate_id },
      ...{ location: 'Block C car park', agenda: '1. Diesel supplier\n2. The gate at night', ...at(-9, 10) },
      ...{ attendee_ids: [], audiences: [{ estate_id, role: 'TENANT' }] },
    })
    held = id
    await answers(tx, id, tenants.slice(0, 9))
  })
  does(8 * DAY, async (tx, { tenants }) => {
    const manager = await actAs(tx, people.manager, 'ESTATE_MANAGER')
    await recordMeeting(tx, manager, held, { attended_ids: tenants.slice(0, 7), minutes: MINUTES })
  })
  does(2 * DAY, async (tx, { estate_id, tenants }) => {
    const first = addDays(today, 12)
    const {
      row: { id },
    } = await callMeeting(tx, await actAs(tx, people.manager, 'ESTATE_MANAGER'), {
      ...{ title: 'Residents’ meeting, Palmgrove Court', meeting_type: 'RESIDENTS', estate_id },
      ...{ location: 'Block C car park', agenda: 'What residents bring up', ...at(12, 10) },
      ...{ attendee_ids: [], audiences: [{ estate_id, role: 'TENANT' }] },
      recurrence: `FREQ=MONTHLY;BYDAY=${nthOf(first)}${weekdayOf(first)}`,
    })
    await answers(tx, id, tenants.slice(0, 12))
  })
  does(DAY, async (tx, { tenants }) => {
    const {
      row: { id },
    } = await createPoll(tx, await actAs(tx, people.manager, 'ESTATE_MANAGER'), {
      ...{ title: 'Committee: who looks after the generator', meeting_type: 'OTHER', agenda: '' },
      ...{ location: 'Estate office', attendee_ids: tenants.slice(0, 6), audiences: [] },
      times: [at(8, 18), at(9, 18), at(11, 10)],
    })
    for (const [index, tenant] of tenants.slice(0, 4).entries())
      await answerPoll(tx, await actAs(tx, tenant, 'TENANT'), id, {
        start_times: [at(9, 18), ...(index % 2 ? [at(11, 10)] : [])].map(({ start_time }) => start_time),
      })
  })
}

type Residents = { estate_id: string; tenants: string[] }

/** Those of the first estate, the demo's own tenant among the silent. */
async function residentsOf(tx: Tx): Promise<Residents> {
  const { id: estate_id } = await tx
    .selectFrom('estate')
    .select('id')
    .where('name', '=', 'Palmgrove Court')
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('tenancy')
    .innerJoin('users', 'users.id', 'tenancy.tenant_id')
    .select('tenant_id')
    .distinct()
    .where('estate_id', '=', estate_id)
    .where('live_until', 'is not', null)
    .where('email', 'not like', 'tenant@%')
    .orderBy('tenant_id')
    .execute()
  return { estate_id, tenants: rows.map(({ tenant_id }) => tenant_id) }
}

async function answers(tx: Tx, id: string, tenants: readonly string[]): Promise<void> {
  for (const [index, tenant] of tenants.entries())
    await respondToMeeting(tx, await actAs(tx, tenant, 'TENANT'), id, {
      status: index % 5 === 4 ? 'DECLINED' : index % 5 === 3 ? 'TENTATIVE' : 'ACCEPTED',
    })
}

/** A fifth one of a month is its last. */
const nthOf = (day: Day) => (nthOfMonth(day) > 4 ? -1 : nthOfMonth(day))
