import { addDays, startOfDay } from '@gida/contract/shared/dates'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { runMeetingLifecycle } from './run-meeting-lifecycle.ts'

const world = useWorld()
const PATH = '/communication/meetings'
const HOUR_MS = 3_600_000

/** An hour, that many days from now, at an hour in Lagos. */
function at(days: number, hour = 10) {
  const start = startOfDay(addDays(world.today(), days)).getTime() + hour * HOUR_MS
  return { start_time: new Date(start).toISOString(), end_time: new Date(start + HOUR_MS).toISOString() }
}
const read = async (person: Person, id: string) => (await person.get(`${PATH}/${id}`)).json()

/** Four dates, a week apart. */
async function callSeries(manager: Person, tenant: Person): Promise<string[]> {
  const body = { title: 'Residents', meeting_type: 'RESIDENTS', ...at(7), recurrence: 'FREQ=WEEKLY;COUNT=4' }
  const called = await manager.post(PATH, { ...body, attendee_ids: [tenant.id] })
  const { data } = (await tenant.get(PATH)).json()
  return data
    .filter(({ series_id }: { series_id: string }) => series_id === called.json().series_id)
    .map(({ id }: { id: string }) => id)
}

/** The series in each mail to somebody, newest first: its text and the times of its rule. */
async function seriesMailedTo(email: string) {
  await world.work()
  const { rows } = await withClient(world.ownerUrl, async (client) =>
    client.query<{ calendar: { method: string; text: string }; text: string }>(
      `select calendar, body as text from outbox_message where recipient = $1 and calendar is not null order by id desc`,
      [email],
    ),
  )
  return rows.map(({ calendar, text }) => {
    const [event] = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent')
    if (!event) throw new Error('Each mail has an event.')
    const master = new ICAL.Event(event)
    const iterator = master.iterator()
    const times: string[] = []
    for (let next = iterator.next(); next; next = iterator.next())
      times.push(master.getOccurrenceDetails(next).startDate.toJSDate().toISOString())
    return { method: calendar.method, uid: master.uid, times, text }
  })
}

test('from a date on, a series is at another time as a series of its own, and calendars keep both', async () => {
  const { manager, tenant } = await letFlat(world)
  const dates = await callSeries(manager, tenant)
  const [first, , third, fourth] = dates
  await tenant.patch(`${PATH}/${fourth}/respond`, { status: 'ACCEPTED' })
  const moved = await manager.patch(`${PATH}/${third}`, {
    ...{ ...at(21, 15), location: 'Gate', scope: 'FOLLOWING', sequence: 0 },
  })
  expect(moved.json()).toMatchObject({ recurrence: 'FREQ=WEEKLY;COUNT=2', location: 'Gate', sequence: 1 })
  expect(await read(tenant, fourth ?? '')).toMatchObject({
    ...{ start_time: at(28, 15).start_time, location: 'Gate', my_answer: null },
  })
  expect(await read(tenant, first ?? '')).toMatchObject({ start_time: at(7).start_time, location: '' })
  const [later, earlier] = await seriesMailedTo(tenant.email)
  expect(earlier).toMatchObject({ method: 'REQUEST', times: [at(7).start_time, at(14).start_time] })
  expect(later).toMatchObject({ method: 'REQUEST', times: [at(21, 15).start_time, at(28, 15).start_time] })
  expect(later?.uid).not.toBe(earlier?.uid)
  expect(earlier?.text).toContain('You get another mail for the later ones.')
  const again = await manager.patch(`${PATH}/${third}`, { title: 'Gate', scope: 'FOLLOWING', sequence: 0 })
  expect(again.statusCode).toBe(409)
})

test('a series that moves to an earlier hour leaves the date of today where it is, which would be over then', async () => {
  world.services.clock.advance(Date.parse(at(1).start_time) - world.services.clock.now().getTime())
  const { manager, tenant } = await letFlat(world)
  const body = {
    title: 'Residents',
    meeting_type: 'RESIDENTS',
    ...at(0, 11),
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  }
  const called = await manager.post(PATH, { ...body, attendee_ids: [tenant.id] })
  expect(called.statusCode, called.body).toBe(201)
  const { id, series_id } = called.json()
  const dates = (await tenant.get(PATH))
    .json()
    .data.filter((one: { series_id: string }) => one.series_id === series_id)
  await tenant.patch(`${PATH}/${id}/respond`, { status: 'ACCEPTED' })
  const moved = await manager.patch(`${PATH}/${dates[1].id}`, { ...at(7, 9), scope: 'ALL' })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(await read(tenant, id)).toMatchObject({
    ...{ start_time: at(0, 11).start_time, status: 'SCHEDULED', my_answer: 'ACCEPTED' },
  })
  expect((await read(tenant, dates[2].id)).start_time).toBe(at(14, 9).start_time)
  const [mail] = await seriesMailedTo(tenant.email)
  expect(mail?.times).toEqual([at(0, 11), at(7, 9), at(14, 9)].map(({ start_time }) => start_time))
})

test('from a date on, a series is cancelled; what comes before it stands, and what is first of all ends it', async () => {
  const { manager, tenant } = await letFlat(world)
  const [first, second, third, fourth] = await callSeries(manager, tenant)
  const cancel = (id?: string) =>
    manager.patch(`${PATH}/${id}/cancel`, { reason: 'The hall is let', scope: 'FOLLOWING' })
  expect((await cancel(third)).json()).toMatchObject({ status: 'CANCELLED' })
  expect((await read(tenant, fourth ?? '')).status).toBe('CANCELLED')
  expect((await read(tenant, second ?? '')).status).toBe('SCHEDULED')
  const [ended] = await seriesMailedTo(tenant.email)
  expect(ended).toMatchObject({ method: 'REQUEST', times: [at(7).start_time, at(14).start_time] })
  expect(ended?.text).toContain('Reason: The hall is let')
  await cancel(first)
  expect((await read(tenant, second ?? '')).status).toBe('CANCELLED')
  const [off] = await seriesMailedTo(tenant.email)
  expect(off).toMatchObject({ method: 'CANCEL', uid: ended?.uid })
})

test('a series whose organizer was deactivated is cancelled by who manages its estate, and by nobody else', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const other = await letFlat(world)
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' }),
  )
  const called = await agent.post(PATH, {
    ...{ title: 'Clean-up', meeting_type: 'OTHER', ...at(7), recurrence: 'FREQ=WEEKLY;COUNT=4' },
    ...{ attendee_ids: [manager.id], estate_id },
  })
  expect(called.statusCode, called.body).toBe(201)
  await manager.patch(`${PATH}/${called.json().id}/respond`, { status: 'ACCEPTED' })
  const { id } = called.json()
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: second.id, role: 'ESTATE_MANAGER' }),
  )
  const cancel = (by: Person) => by.patch(`${PATH}/${id}/cancel`, { reason: 'She has left', scope: 'ALL' })
  expect((await cancel(manager)).statusCode).toBe(403)
  expect((await cancel(second)).statusCode).toBe(404)
  await manager.patch(`/users/${agent.id}/deactivate`)
  expect((await cancel(other.manager)).statusCode).toBe(404)
  expect((await cancel(tenant)).statusCode).toBe(404)
  const list = (await second.get(PATH)).json()
  expect(list.data[0]).toMatchObject({ id, can_cancel: true, is_organizer: false })
  expect(list.unread_count).toBe(0)
  expect((await cancel(second)).json().status).toBe('CANCELLED')
  await world.work()
  expect((await manager.get(PATH)).json().data).toEqual([])
  const [mail] = await seriesMailedTo(manager.email)
  expect(mail?.method).toBe('CANCEL')
})

test('one meeting that differs makes no rule: calendars and later dates follow what most of the series is like', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const asked = { title: 'Residents', meeting_type: 'RESIDENTS', ...at(7), recurrence: 'FREQ=WEEKLY' }
  const called = await manager.post(PATH, { ...asked, attendee_ids: [tenant.id] })
  const { id, series_id } = called.json()
  const datesAfter = async (starts_at: string) =>
    withClient(world.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string; title: string; starts: Date; hours: number }>(
        `select id, title, starts_at as starts, extract(epoch from ends_at - starts_at)::int / 3600 as hours
         from meeting where series_id = $1 and starts_at > $2 order by starts_at`,
        [series_id, starts_at],
      )
      return rows
    })
  const last = (await datesAfter(at(0).start_time)).at(-1)
  if (!last) throw new Error('A series has dates.')
  const party = {
    ...{ title: 'End of year party', start_time: last.starts.toISOString() },
    end_time: new Date(last.starts.getTime() + 5 * HOUR_MS).toISOString(),
  }
  for (const [one, body] of [
    [last.id, party],
    [id, { location: 'Gate' }],
  ] as const)
    expect((await manager.patch(`${PATH}/${one}`, { ...body, scope: 'THIS' })).statusCode).toBe(200)
  await manager.patch(`${PATH}/${id}/invitees`, { attendee_ids: [landlord.id] })
  await world.work()
  const [mailed] = await withClient(world.ownerUrl, async (client) =>
    (
      await client.query<{ text: string }>(
        `select calendar ->> 'text' as text from outbox_message where recipient = $1 and calendar is not null order by id desc`,
        [landlord.email],
      )
    ).rows.map(({ text }) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')),
  )
  const [rule, ...differing] = (mailed ?? []).map((event) => new ICAL.Event(event))
  expect([rule?.summary, rule?.location, rule?.duration.toSeconds()]).toEqual(['Residents', null, 3600])
  expect(differing.map(({ summary, location }) => [summary, location])).toEqual([
    ['Residents', 'Gate'],
    ['End of year party', null],
  ])

  world.services.clock.advance(70 * 24 * HOUR_MS)
  await runMeetingLifecycle(world.services)
  const later = await datesAfter(last.starts.toISOString())
  expect(later.length).toBeGreaterThan(5)
  expect([...new Set(later.map(({ title, hours }) => `${title} ${hours}`))]).toEqual(['Residents 1'])
})
