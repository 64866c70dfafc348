import { createECDH, randomBytes } from 'node:crypto'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { deliverDue } from '../../platform/delivery/deliver-due.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { unsubscribeLink } from '../../platform/mail/unsubscribe.ts'
import type { Services } from '../../platform/services.ts'
import { sentTo, tokenSentTo } from '../../testing/outbox.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { sendMeetingMails } from './mail/send-meeting-mails.ts'
import { sendPollMails } from './polls/send-poll-mails.ts'
import { runMeetingLifecycle } from './run-meeting-lifecycle.ts'
import { meetingWords } from './words/words.ts'

const world = useWorld()
const PATH = '/communication/meetings'
const HOUR_MS = 3_600_000

/** A time that many days from now, at an hour in Lagos. */
function at(days: number, hour = 10, hours = 1) {
  const start = startOfDay(addDays(world.today(), days)).getTime() + hour * HOUR_MS
  return {
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + hours * HOUR_MS).toISOString(),
  }
}
const call = (person: Person, body: object) =>
  person.post(PATH, { title: 'Diesel and service charge', meeting_type: 'RESIDENTS', ...at(7), ...body })
const read = async (person: Person, id: string) => (await person.get(`${PATH}/${id}`)).json()
const list = async (person: Person, query = '') => (await person.get(`${PATH}${query}`)).json()
const notices = async (person: Person): Promise<string[]> => {
  await world.work()
  const rows = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', person.id)
      .where('type', '=', 'calendar')
      .orderBy('id', 'desc')
      .execute(),
  )
  return rows.map(({ title }) => title)
}

/** The calendar part of the newest mail to somebody, read by an independent parser. */
async function calendarSentTo(email: string) {
  await world.work()
  const rows = await withClient(world.ownerUrl, async (client) =>
    client.query(
      `select calendar from outbox_message where recipient = $1 and calendar is not null order by id desc`,
      [email],
    ),
  )
  const { method, text } = rows.rows[0].calendar
  const component = new ICAL.Component(ICAL.parse(text))
  const events = component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return { method, text: text as string, component, events, mails: rows.rowCount }
}

/** A second tenant in the estate of a flat. */
async function neighbourOf({ estate_id }: LetFlat): Promise<Person> {
  const neighbour = await signedIn(world, 'TENANT', { full_name: 'Ngozi Eze' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: neighbour.id, role: 'TENANT' }),
  )
  return neighbour
}

test('what is sent again with its client_id is one meeting, also at once, and another one with it is refused', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const body = {
    client_id: crypto.randomUUID(),
    attendee_ids: [tenant.id],
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  }
  const tries = await Promise.all([1, 2, 3].map(() => call(manager, body)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  const { id } = tries[0]?.json() ?? {}
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect(await notices(tenant)).toHaveLength(1)
  for (const other of [
    { title: 'The gate' },
    { attendee_ids: [landlord.id] },
    { recurrence: undefined },
    at(8),
    { location: 'The hall' },
  ])
    expect((await call(manager, { ...body, ...other })).json().code).toBe('CLIENT_ID_USED')
  expect((await call(landlord, { ...body, attendee_ids: [manager.id] })).statusCode).toBe(201)
  await manager.patch(`${PATH}/${id}`, { title: 'Diesel', scope: 'ALL' })
  expect((await call(manager, body)).json()).toMatchObject({ id, title: 'Diesel' })
})

test('a poll that is sent again with its client_id is one poll, and another one with it is refused', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const body = {
    ...{ client_id: crypto.randomUUID(), title: 'The generator', meeting_type: 'OTHER' },
    ...{ attendee_ids: [tenant.id], times: [at(5), at(6)] },
  }
  const ask = (more: object = {}) => manager.post(`${PATH}/polls`, { ...body, ...more })
  const tries = await Promise.all([ask(), ask({ times: body.times.toReversed() })])
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  expect(tries[0]?.json().id).toBe(tries[1]?.json().id)
  expect(await notices(tenant)).toHaveLength(1)
  for (const other of [
    { title: 'The gate' },
    { times: [at(5), at(7)] },
    { attendee_ids: [landlord.id] },
    { agenda: '1. Diesel' },
  ])
    expect((await ask(other)).json().code).toBe('CLIENT_ID_USED')
})

test('a meeting is called by group and by name, and nobody is invited twice', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const called = await call(flat.manager, {
    attendee_ids: [flat.tenant.id, flat.landlord.id, flat.manager.id],
    audiences: [{ estate_id: flat.estate_id, role: 'TENANT' }],
    estate_id: flat.estate_id,
    location: 'Block C car park',
  })
  expect(called.statusCode).toBe(201)
  expect(called.json()).toMatchObject({ status: 'SCHEDULED', counts: { invited: 3 }, is_organizer: true })
  const seen = await read(neighbour, called.json().id)
  expect(seen).toMatchObject({
    organizer: { name: flat.manager.full_name },
    counts: { invited: 3 },
    my_answer: null,
  })
  expect(seen.invitees.map(({ name }: { name: string }) => name)).toEqual(['Ngozi Eze'])
  expect((await list(neighbour)).unread_count).toBe(1)
  expect(await notices(neighbour)).toEqual([`${flat.manager.full_name} invites you`])
})

test('nobody invites strangers, and nobody looks into the meetings of others', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world)
  expect((await call(flat.tenant, { attendee_ids: [other.tenant.id] })).statusCode).toBe(404)
  const group = await call(flat.tenant, { audiences: [{ estate_id: flat.estate_id, role: 'TENANT' }] })
  expect(group.json().details[0].message).toBe('Choose at least one person to invite.')
  const { id } = (await call(flat.manager, { attendee_ids: [flat.landlord.id] })).json()
  for (const answer of [
    await flat.tenant.get(`${PATH}/${id}`),
    await flat.tenant.patch(`${PATH}/${id}/respond`, { status: 'ACCEPTED' }),
    await other.manager.patch(`${PATH}/${id}/cancel`, { reason: 'No light' }),
  ])
    expect(answer.statusCode).toBe(404)
  expect((await flat.landlord.patch(`${PATH}/${id}`, { title: 'Mine now' })).statusCode).toBe(403)
  const found = (await flat.tenant.get(`${PATH}/invitable`)).json()
  expect(found.people.map((one: { id: string }) => one.id)).toContain(flat.manager.id)
  expect(found.people.map((one: { id: string }) => one.id)).not.toContain(other.manager.id)
})

/** A future Friday; also correct in the hour in which Lagos is a day ahead of UTC. */
const TODAY = lagosDay(new Date())
const FRIDAY = addDays(TODAY, 14 - ((new Date(TODAY).getUTCDay() + 2) % 7))
const ON_FRIDAY = { start_time: `${FRIDAY}T09:00:00Z`, end_time: `${FRIDAY}T10:00:00Z` }

test.each([
  ['ends before it starts', { end_time: '2026-01-01T00:00:00Z' }, 'end_time'],
  ['was yesterday', { start_time: '2026-01-01T09:00:00Z', end_time: '2026-01-01T10:00:00Z' }, 'start_time'],
  [
    'is in twenty years',
    { start_time: '2046-01-01T09:00:00Z', end_time: '2046-01-01T10:00:00Z' },
    'start_time',
  ],
  ['lasts a week', { ...ON_FRIDAY, end_time: `${addDays(FRIDAY, 7)}T09:00:00Z` }, 'end_time'],
  ['repeats every second', { recurrence: 'FREQ=SECONDLY' }, 'recurrence'],
  ['repeats on another day', { ...ON_FRIDAY, recurrence: 'FREQ=WEEKLY;BYDAY=SA' }, 'recurrence'],
  ['has a script for a link', { url: 'javascript:alert(1)' }, 'url'],
])('a meeting that %s is refused with a word', async (_, body, path) => {
  const { manager, tenant } = await letFlat(world)
  const refused = await call(manager, { attendee_ids: [tenant.id], ...body })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().details[0].path).toBe(path)
})

test('five thousand are too many, and are told so', async () => {
  const { manager, tenant } = await letFlat(world)
  const refused = await call(manager, { attendee_ids: Array(5_000).fill(tenant.id) })
  expect(refused.json().details[0].message).toBe('A meeting has at most 500 people. Send a notice to more.')
})

test('an invitation is real calendar mail, and a change and a cancellation reach the same entry', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = (
    await call(manager, { attendee_ids: [tenant.id], title: 'Roof; tank, “Block A”', agenda: 'Diesel\nTank' })
  ).json()
  const invited = await calendarSentTo(tenant.email)
  expect(invited.method).toBe('REQUEST')
  expect(invited.component.getFirstPropertyValue('method')).toBe('REQUEST')
  const [event] = invited.events
  expect(event?.summary).toBe('Roof; tank, “Block A”')
  expect(event?.description).toBe('Diesel\nTank')
  expect(event?.startDate.toJSDate().toISOString()).toBe(at(7).start_time)
  expect(event?.organizer).toBe('mailto:no-reply@gida.ng')
  expect(event?.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${tenant.email}`])
  expect(event?.sequence).toBe(0)

  await manager.patch(`${PATH}/${id}`, { ...at(8, 15), sequence: 0 })
  const moved = await calendarSentTo(tenant.email)
  expect(moved.events[0]).toMatchObject({ uid: event?.uid, sequence: 1 })
  expect(moved.events[0]?.startDate.toJSDate().toISOString()).toBe(at(8, 15).start_time)

  await manager.patch(`${PATH}/${id}/cancel`, { reason: 'The hall is closed' })
  const cancelled = await calendarSentTo(tenant.email)
  expect(cancelled).toMatchObject({ method: 'CANCEL', mails: 3 })
  expect(cancelled.events[0]).toMatchObject({ uid: event?.uid, sequence: 2 })
  expect(cancelled.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(await notices(tenant)).toEqual([
    `${manager.full_name} has cancelled a meeting`,
    `${manager.full_name} has changed a meeting`,
    `${manager.full_name} invites you`,
  ])
})

test('a series stands in a calendar as one rule in Lagos time, less what was cancelled and beside what was moved', async () => {
  const { manager, tenant } = await letFlat(world)
  const called = await call(manager, {
    attendee_ids: [tenant.id],
    ...at(7, 0, 1),
    recurrence: 'FREQ=WEEKLY;COUNT=4',
  })
  const first = called.json()
  expect(first.next_times).toHaveLength(3)
  const [invitation] = (await calendarSentTo(tenant.email)).events
  const { data } = await list(tenant)
  const dates: { id: string; series_id: string }[] = data.filter(
    (one: { series_id: string }) => one.series_id === first.series_id,
  )
  expect(dates).toHaveLength(4)
  await manager.patch(`${PATH}/${dates[1]?.id}/cancel`, { reason: 'A holiday' })
  await manager.patch(`${PATH}/${dates[2]?.id}`, { ...at(22, 9), agenda: 'Only the gate' })
  const one = await calendarSentTo(tenant.email)
  expect(one.events).toHaveLength(1)
  const [moved] = one.events
  if (!moved || !invitation) throw new Error('Both mails have an event.')
  invitation.relateException(moved)
  const occurrence = invitation.getOccurrenceDetails(moved.recurrenceId)
  expect(occurrence.item.description).toBe('Only the gate')
  expect(occurrence.startDate.toJSDate().toISOString()).toBe(at(22, 9).start_time)
  expect(one.text).toContain('RECURRENCE-ID;TZID=Africa/Lagos:')
  await manager.patch(`${PATH}/${dates[0]?.id}`, {
    title: 'Prayer and diesel',
    location: 'Gate',
    scope: 'ALL',
  })
  const whole = await calendarSentTo(tenant.email)
  const [master, ...exceptions] = whole.events
  for (const exception of exceptions) master?.relateException(exception)
  const times: string[] = []
  const iterator = master?.iterator()
  for (let next = iterator?.next(); next && master; next = iterator?.next())
    times.push(master.getOccurrenceDetails(next).startDate.toJSDate().toISOString())
  expect(times).toEqual([at(7, 0).start_time, at(22, 9).start_time, at(28, 0).start_time])
  expect(whole.text).toContain('BEGIN:VTIMEZONE')
  expect((await read(tenant, dates[3]?.id ?? '')).title).toBe('Prayer and diesel')
})

test('who is invited later gets an invitation, who is taken off a cancellation, and who stays hears nothing', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, landlord } = flat
  const times = { ...at(7), recurrence: 'FREQ=WEEKLY;COUNT=3' }
  const { id } = (await call(manager, { attendee_ids: [tenant.id, landlord.id], ...times })).json()
  const first = await calendarSentTo(tenant.email)
  const kept = await calendarSentTo(landlord.email)
  await tenant.patch(`${PATH}/${id}/respond`, { status: 'ACCEPTED' })
  const change = (person: Person, body: object) => person.patch(`${PATH}/${id}/invitees`, body)
  const wanted = { attendee_ids: [neighbour.id, landlord.id], removed_ids: [tenant.id], sequence: 0 }
  for (const [person, status] of [
    [landlord, 403],
    [neighbour, 404],
  ] as const)
    expect((await change(person, { removed_ids: [tenant.id] })).statusCode).toBe(status)
  const check = { ...at(7), attendee_ids: [tenant.id] }
  const busy = async (more: object) =>
    (await manager.post(`${PATH}/check`, { ...check, ...more })).json().busy
  expect(await busy({})).toHaveLength(2)
  expect(await busy({ meeting_id: id })).toEqual([])

  expect((await change(manager, wanted)).json()).toMatchObject({
    sequence: 1,
    counts: { invited: 2, accepted: 0 },
  })
  expect((await change(manager, wanted)).json().code).toBe('CONFLICT')
  const added = await calendarSentTo(neighbour.email)
  expect(added).toMatchObject({ method: 'REQUEST', mails: 1 })
  expect(added.events[0]).toMatchObject({ uid: first.events[0]?.uid, sequence: 1 })
  const dropped = await calendarSentTo(tenant.email)
  expect(dropped).toMatchObject({ method: 'CANCEL', mails: 2 })
  expect(dropped.events.map(({ uid, sequence }) => [uid, sequence])).toEqual([[first.events[0]?.uid, 1]])
  expect(dropped.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect((await calendarSentTo(landlord.email)).mails).toBe(kept.mails)
  expect((await tenant.get(`${PATH}/${id}`)).statusCode).toBe(404)
  expect(await notices(neighbour)).toEqual([`${manager.full_name} invites you`])
  expect((await notices(tenant))[0]).toBe(`${manager.full_name} removed you from a meeting`)
  const [stats, nobody] = await Promise.all([
    neighbour.get('/communication/stats'),
    change(manager, { removed_ids: [neighbour.id, landlord.id] }),
  ])
  expect(stats.json().upcoming_meetings).toBe(3)
  expect(nobody.statusCode).toBe(400)
})

test('a change that names who comes invites them and nobody else, and tells those who stay nothing more', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, landlord } = flat
  const { id } = (await call(manager, { attendee_ids: [tenant.id, landlord.id], ...at(7) })).json()
  const kept = (await calendarSentTo(landlord.email)).mails
  const change = (body: object) => manager.patch(`${PATH}/${id}`, body)
  expect((await change({ attendee_ids: [landlord.id, neighbour.id] })).json()).toMatchObject({
    counts: { invited: 2 },
  })
  expect((await calendarSentTo(neighbour.email)).method).toBe('REQUEST')
  expect((await calendarSentTo(tenant.email)).method).toBe('CANCEL')
  expect((await calendarSentTo(landlord.email)).mails).toBe(kept)
  const both = await change({ title: 'Diesel and prayer', attendee_ids: [tenant.id] })
  expect(both.json()).toMatchObject({ title: 'Diesel and prayer', counts: { invited: 1 } })
  expect((await neighbour.get(`${PATH}/${id}`)).statusCode).toBe(404)
  expect((await change({ attendee_ids: [] })).statusCode).toBe(400)
})

test('who has left the estate is taken off its series, hears so, and is sent nothing more of it', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, estate_id } = flat
  const times = { ...at(7), recurrence: 'FREQ=WEEKLY' }
  const ofEstate = { attendee_ids: [neighbour.id, tenant.id], estate_id, ...times }
  const { id } = (await call(manager, ofEstate)).json()
  await neighbour.patch(`${PATH}/${id}/respond`, { status: 'ACCEPTED', scope: 'ALL' })
  await calendarSentTo(neighbour.email)
  const out = await manager.patch(`/users/${neighbour.id}/remove-estate`, { estate_id })
  expect(out.statusCode, out.body).toBe(200)
  expect(await calendarSentTo(neighbour.email)).toMatchObject({ method: 'CANCEL', mails: 2 })
  expect(await read(manager, id)).toMatchObject({ counts: { invited: 1, accepted: 0 } })
  expect((await neighbour.get(`${PATH}/${id}`)).statusCode).toBe(404)
  await manager.patch(`${PATH}/${id}`, { title: 'Security', scope: 'ALL' })
  expect((await calendarSentTo(neighbour.email)).mails).toBe(2)
})

test('a poll of a group is about its estate, as is its meeting, and waits for nobody who has left it', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, estate_id } = flat
  const POLLS = `${PATH}/polls`
  const wanted = { title: 'Generator', meeting_type: 'OTHER', times: [at(5), at(6)] }
  const asked = await manager.post(POLLS, { ...wanted, audiences: [{ estate_id, role: 'TENANT' }] })
  expect(asked.json(), asked.body).toMatchObject({ estate: { id: estate_id }, invited: 2 })
  const { id } = asked.json()
  const token = await tokenSentTo(world, neighbour.email)
  await tenant.patch(`${POLLS}/${id}/answer`, { start_times: [at(6).start_time] })
  const out = await manager.patch(`/users/${neighbour.id}/remove-estate`, { estate_id })
  expect(out.statusCode, out.body).toBe(200)
  await world.work()
  expect((await neighbour.get(`${POLLS}/${id}`)).statusCode).toBe(404)
  expect((await world.app.inject({ url: `/polls/${token}` })).statusCode).toBe(404)
  expect((await manager.get(`${POLLS}/${id}`)).json()).toMatchObject({ invited: 1, answered: 1 })
  expect(await notices(manager)).toContain('All have chosen a time')
  const fixed = await manager.patch(`${POLLS}/${id}/fix`, { start_time: at(6).start_time })
  expect(fixed.json(), fixed.body).toMatchObject({ estate: { id: estate_id }, counts: { invited: 1 } })
})

test('who has moved out is taken off the residents’ meetings of the estate, and meant by no group of tenants', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, estate_id, unit_id } = flat
  const times = { ...at(7), recurrence: 'FREQ=MONTHLY' }
  const called = await call(manager, { attendee_ids: [neighbour.id, tenant.id], estate_id, ...times })
  const handover = await call(manager, {
    ...{ title: 'The keys', meeting_type: 'INSPECTION', attendee_ids: [tenant.id], estate_id, ...at(3) },
  })
  await calendarSentTo(tenant.email)
  const out = await manager.post(`/onboarding/units/${unit_id}/remove-tenant`, { reason: 'Left for Jos' })
  expect(out.statusCode, out.body).toBe(200)
  const { id } = called.json()
  expect(await calendarSentTo(tenant.email)).toMatchObject({ method: 'CANCEL' })
  expect(await read(manager, id)).toMatchObject({ counts: { invited: 1 } })
  expect((await tenant.get(`${PATH}/${id}`)).statusCode).toBe(404)
  expect((await tenant.get(`${PATH}/${handover.json().id}`)).statusCode).toBe(200)

  const next = await call(manager, { audiences: [{ estate_id, role: 'TENANT' }], estate_id, ...at(9) })
  expect(next.json()).toMatchObject({ counts: { invited: 1 } })
  expect((await tenant.get(`${PATH}/${next.json().id}`)).statusCode).toBe(404)
})

test('who has moved out is asked no more by an open poll of the residents, but still by one about their keys', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant, estate_id, unit_id } = flat
  const POLLS = `${PATH}/polls`
  const asks = async (meeting_type: string) => {
    const attendee_ids = [neighbour.id, tenant.id]
    const wanted = { title: 'When?', meeting_type, times: [at(5), at(6)], estate_id, attendee_ids }
    return (await manager.post(POLLS, wanted)).json().id as string
  }
  const [residents, keys] = [await asks('RESIDENTS'), await asks('INSPECTION')]
  await neighbour.patch(`${POLLS}/${residents}/answer`, { start_times: [at(6).start_time] })
  const out = await manager.post(`/onboarding/units/${unit_id}/remove-tenant`, { reason: 'Left for Jos' })
  expect(out.statusCode, out.body).toBe(200)
  await world.work()
  expect((await tenant.get(`${POLLS}/${residents}`)).statusCode).toBe(404)
  expect((await tenant.get(`${POLLS}/${keys}`)).statusCode).toBe(200)
  expect((await manager.get(`${POLLS}/${residents}`)).json()).toMatchObject({ invited: 1, answered: 1 })
  expect(await notices(manager)).toContain('All have chosen a time')
})

test('an answer comes from the mail without sign-in: looking answers nothing, and a new time asks anew', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = (await call(manager, { attendee_ids: [tenant.id] })).json()
  const token = await tokenSentTo(world, tenant.email)
  const open = (query = '') => world.app.inject({ method: 'GET', url: `/meetings/${token}${query}` })
  const answer = (payload: string, of = token) =>
    world.app.inject({
      method: 'POST',
      url: `/meetings/${of}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await open('?answer=DECLINED')).body).toContain('Diesel and service charge')
  expect((await read(tenant, id)).my_answer).toBeNull()
  expect((await answer('answer=ACCEPTED&note=15+minutes+late')).statusCode).toBe(303)
  expect((await open()).body).toContain('You accepted')
  const [invitee] = (await read(manager, id)).invitees
  expect(invitee).toMatchObject({ status: 'ACCEPTED', note: '15 minutes late' })
  expect(await notices(manager)).toEqual([`${tenant.full_name} accepts`])

  await manager.patch(`${PATH}/${id}`, at(9))
  expect(await read(tenant, id)).toMatchObject({ my_answer: null, counts: { accepted: 0 } })
  await manager.patch(`${PATH}/${id}/cancel`, { reason: 'No light' })
  await answer('answer=ACCEPTED')
  expect((await open()).body).toContain('This meeting was cancelled: No light')
  expect((await read(tenant, id)).my_answer).toBeNull()
  expect((await answer('answer=ACCEPTED', `${token}x`)).statusCode).toBe(404)
  expect((await tenant.patch(`${PATH}/${id}/respond`, { status: 'ACCEPTED' })).json().message).toBe(
    'This meeting was cancelled.',
  )
})

test('each is invited in the language of their account, and answers in that of their browser', async () => {
  const { manager, tenant } = await letFlat(world)
  await tenant.patch('/users/me/notification-choices', { language: 'yo' })
  await call(manager, { attendee_ids: [tenant.id] })
  const { yo, pcm } = meetingWords
  expect(await notices(tenant)).toEqual([yo.asks(manager.full_name)])
  const text = (await sentTo(world, tenant.email))[0]?.text
  expect(text).toContain(yo.mail.noSignIn)
  expect(text).toMatch(/(Àìk|Aj|Ìsẹ́g|Ọjọ́r|Ọjọ́b|Ẹt|Àbám) \d+ (Bél|Ọ̀pẹ) \d{4}, \d\d:\d\d sí \d\d:\d\d/)
  const url = `/meetings/${await tokenSentTo(world, tenant.email)}`
  const { body } = await world.app.inject({ url, headers: { cookie: 'gida.lang=pcm' } })
  expect(body).toContain('<html lang="pcm-NG">')
  for (const answer of Object.values(pcm.answers)) expect(body).toContain(`>${answer}</button>`)
})

test('an answer that waited on a phone gives way to a later one, and to a new time, and sent again is the same', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id, start_time } = (await call(manager, { attendee_ids: [tenant.id] })).json()
  const say = (status: string, more = {}) => tenant.patch(`${PATH}/${id}/respond`, { status, ...more })
  expect((await say('DECLINED', { waited_seconds: 60, start_time })).statusCode).toBe(200)
  expect((await say('ACCEPTED', { waited_seconds: 30, start_time })).statusCode).toBe(200)
  expect((await say('DECLINED', { waited_seconds: 60 })).json()).toMatchObject({ code: 'ANSWERED_SINCE' })
  expect((await say('ACCEPTED', { waited_seconds: 90 })).statusCode).toBe(200)
  expect((await read(tenant, id)).my_answer).toBe('ACCEPTED')

  await manager.patch(`${PATH}/${id}`, at(9))
  expect((await say('ACCEPTED', { waited_seconds: 120, start_time })).json().message).toContain('has moved')
  expect((await read(tenant, id)).my_answer).toBeNull()
})

test('an answer to a whole series that waited on a phone leaves the dates that were answered since', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = (await call(manager, { attendee_ids: [tenant.id], recurrence: 'FREQ=WEEKLY' })).json()
  const dates = (await tenant.get(`${PATH}?limit=3`)).json().data.map((one: { id: string }) => one.id)
  const other = dates.find((one: string) => one !== id)
  const say = (of: string, body: object) => tenant.patch(`${PATH}/${of}/respond`, body)
  await say(other, { status: 'DECLINED', waited_seconds: 30 })
  expect((await say(id, { status: 'ACCEPTED', scope: 'ALL', waited_seconds: 60 })).statusCode).toBe(200)
  expect((await read(tenant, id)).my_answer).toBe('ACCEPTED')
  expect((await read(tenant, other)).my_answer).toBe('DECLINED')
  expect((await read(tenant, dates.at(-1))).my_answer).toBe('ACCEPTED')
  await say(other, { status: 'DECLINED', waited_seconds: 90 })
  expect((await say(other, { status: 'ACCEPTED', waited_seconds: 60 })).statusCode).toBe(409)
})

test('a poll offers times, is answered here and by the mail’s link, and becomes an ordinary meeting', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant } = flat
  const POLLS = `${PATH}/polls`
  const wanted = { title: 'Committee: diesel', meeting_type: 'OTHER', times: [at(5, 18), at(6, 18), at(8)] }
  const asked = { ...wanted, attendee_ids: [tenant.id, neighbour.id] }
  expect((await manager.post(POLLS, { ...asked, times: [at(5)] })).statusCode).toBe(400)
  expect((await manager.post(POLLS, { ...asked, times: [at(5), at(5)] })).statusCode).toBe(400)
  expect((await manager.post(POLLS, { ...asked, times: [at(-1), at(5)] })).statusCode).toBe(400)
  const poll = (await manager.post(POLLS, asked)).json()
  expect(poll).toMatchObject({ status: 'OPEN', invited: 2, answered: 0, is_organizer: true })

  const token = await tokenSentTo(world, tenant.email)
  const open = () => world.app.inject({ method: 'GET', url: `/polls/${token}` })
  const choose = (...starts: string[]) =>
    world.app.inject({
      ...{ method: 'POST', url: `/polls/${token}`, payload: starts.map((one) => `time=${one}`).join('&') },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await open()).body).toContain('Committee: diesel')
  expect((await choose(at(5, 18).start_time, at(8).start_time)).statusCode).toBe(303)
  expect((await choose(at(8).start_time)).statusCode).toBe(303)
  expect((await open()).body).toContain('Your times are saved')
  const answer = (person: Person, ...start_times: string[]) =>
    person.patch(`${POLLS}/${poll.id}/answer`, { start_times })
  expect((await answer(neighbour, at(9).start_time)).statusCode).toBe(400)
  expect((await answer(manager, at(8).start_time)).statusCode).toBe(409)
  const seen = (await answer(neighbour, at(6, 18).start_time, at(8).start_time)).json()
  expect(seen.times.map(({ can }: { can: number }) => can)).toEqual([0, 1, 2])
  expect(seen.people).toEqual([])
  expect(await notices(manager)).toEqual(['All have chosen a time'])
  const { people } = (await manager.get(`${POLLS}/${poll.id}`)).json()
  expect(people.map(({ start_times }: { start_times: string[] }) => start_times.length)).toContain(2)
  expect((await flat.landlord.get(`${POLLS}/${poll.id}`)).statusCode).toBe(404)

  const fix = (person: Person) => person.patch(`${POLLS}/${poll.id}/fix`, { start_time: at(8).start_time })
  expect((await fix(tenant)).statusCode).toBe(403)
  const fixed = await Promise.all([fix(manager), fix(manager)])
  expect(fixed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { events, method } = await calendarSentTo(tenant.email)
  expect(method).toBe('REQUEST')
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(at(8).start_time)
  await choose()
  expect((await open()).body).toContain('The time is fixed')
  expect((await manager.get(POLLS)).json().data).toEqual([])

  const other = (await manager.post(POLLS, { ...asked, title: 'Another' })).json()
  expect((await neighbour.get(POLLS)).json().data).toMatchObject([{ id: other.id, has_answered: false }])
  expect((await manager.patch(`${POLLS}/${other.id}/withdraw`)).json().status).toBe('WITHDRAWN')
  const late = await neighbour.patch(`${POLLS}/${other.id}/answer`, { start_times: [] })
  expect(late.json().message).toBe('This poll was withdrawn.')
  expect((await notices(neighbour))[0]).toBe(`${manager.full_name} has withdrawn a poll`)
})

test('a poll all of whose times are over waits for nobody: it is shown as over, and takes no answer', async () => {
  const { manager, tenant } = await letFlat(world)
  const POLLS = `${PATH}/polls`
  const wanted = { title: 'Roof', meeting_type: 'OTHER', times: [at(5), at(6)], attendee_ids: [tenant.id] }
  const { id } = (await manager.post(POLLS, wanted)).json()
  const token = await tokenSentTo(world, tenant.email)
  const pass = (starts: string) =>
    withClient(world.ownerUrl, (client) =>
      client.query(
        `update meeting_poll_time set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'
         where poll_id = $1 and starts_at = $2`,
        [id, starts],
      ),
    )
  await pass(at(5).start_time)
  expect((await tenant.get(POLLS)).json().data).toMatchObject([{ id, status: 'OPEN' }])
  await pass(at(6).start_time)
  for (const person of [tenant, manager]) {
    expect((await person.get(POLLS)).json().data).toEqual([])
    expect((await person.get(`${POLLS}/${id}`)).json().status).toBe('OVER')
  }
  const late = await tenant.patch(`${POLLS}/${id}/answer`, { start_times: [] })
  expect(late.json().message).toBe('All the times offered are over. Ask again with other times.')
  const page = await world.app.inject({ url: `/polls/${token}` })
  expect(page.body).toContain('All of its times are over, and none was fixed.')
})

test('who could not be told of a meeting or a poll is told when it is tried again, each once', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const attendee_ids = [flat.tenant.id, neighbour.id]
  const { id: meeting_id } = (await call(flat.manager, { attendee_ids })).json()
  const offered = { title: 'Paint', meeting_type: 'OTHER', attendee_ids, times: [at(3), at(4)] }
  const { id: poll_id } = (await flat.manager.post(`${PATH}/polls`, offered)).json()
  const failing = (): Services => {
    let steps = 0
    const { transaction } = world.services
    return {
      ...world.services,
      transaction: (who, work) =>
        ++steps === 2 ? Promise.reject(new Error('lost')) : transaction(who, work),
    }
  }
  const invited = { meeting_id, sequence: 0, method: 'REQUEST', whole: false } as const
  await expect(sendMeetingMails.run(failing(), invited)).rejects.toThrow('Could not be done')
  await expect(sendPollMails.run(failing(), { poll_id })).rejects.toThrow('Could not be done')
  for (const person of [flat.tenant, neighbour]) expect(await sentTo(world, person.email)).toHaveLength(2)
})

test('of two changes at once one stands, and the other is told to look again', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = (await call(manager, { attendee_ids: [tenant.id] })).json()
  const tries = await Promise.all(
    [9, 10].map((days) => manager.patch(`${PATH}/${id}`, { ...at(days), sequence: 0 })),
  )
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const cancels = await Promise.all(
    ['One', 'Two'].map((reason) => manager.patch(`${PATH}/${id}/cancel`, { reason: `${reason} said` })),
  )
  expect(cancels.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(
    (await sentTo(world, tenant.email)).filter(({ subject }) => subject?.startsWith('Cancelled')),
  ).toHaveLength(1)
})

test('who is busy is seen before it is sent, and what with is one’s own to see', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord } = flat
  await call(tenant, { title: 'Tax office, Alausa', ...at(12, 10, 2), attendee_ids: [manager.id] })
  await call(landlord, { title: 'Board of the bank', ...at(12, 13), attendee_ids: [manager.id] })
  const check = (person: Person, hour: number) =>
    person.post(`${PATH}/check`, {
      ...at(12, hour, 2),
      attendee_ids: [person === manager ? tenant.id : manager.id],
    })
  const clashing = (await check(manager, 11)).json()
  expect(clashing.busy.filter((one: { is_clash: boolean }) => one.is_clash)).toHaveLength(2)
  expect(clashing.free).toMatchObject({ start_time: at(12, 8).start_time })
  const ofTenant = clashing.busy.find((one: { user_id: string }) => one.user_id === tenant.id)
  expect(ofTenant.title).toBeNull()
  const ofManager = (await check(tenant, 13))
    .json()
    .busy.find((one: { user_id: string; is_clash: boolean }) => one.is_clash)
  expect(ofManager).toMatchObject({ user_id: manager.id, title: null })
  expect((await check(manager, 16)).json()).toMatchObject({ free: null, invited: 1 })
  const { id } = (await call(landlord, { ...at(12, 10), attendee_ids: [manager.id] })).json()
  expect((await read(manager, id)).clash.title).toBe('Tax office, Alausa')
})

test('people are reminded a day and an hour before, once each; who declined is not', async () => {
  const flat = await letFlat(world)
  const neighbour = await neighbourOf(flat)
  const { manager, tenant } = flat
  const { id } = (await call(manager, { attendee_ids: [tenant.id, neighbour.id], ...at(3, 12) })).json()
  await neighbour.patch(`${PATH}/${id}/respond`, { status: 'DECLINED' })
  const goTo = async ({ start_time }: { start_time: string }) => {
    world.services.clock.advance(Date.parse(start_time) - world.services.clock.now().getTime())
    await runMeetingLifecycle(world.services)
    await runMeetingLifecycle(world.services)
  }
  const reminded = async (person: Person) =>
    (await notices(person)).filter((title) => title.startsWith('A meeting within'))
  const [day, hour] = [at(2, 13), at(3, 11)]
  await goTo(day)
  expect(await reminded(tenant)).toEqual(['A meeting within a day'])
  await goTo(hour)
  expect(await reminded(tenant)).toEqual(['A meeting within the hour', 'A meeting within a day'])
  expect(await reminded(neighbour)).toEqual([])
})

test('a meeting that was moved while its reminder was on the way is reminded of before its new time, and not before', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = (await call(manager, { attendee_ids: [tenant.id], ...at(3, 12) })).json()
  const goTo = async ({ start_time }: { start_time: string }) => {
    world.services.clock.advance(Date.parse(start_time) - world.services.clock.now().getTime())
    await runMeetingLifecycle(world.services)
  }
  const reminded = async () => (await notices(tenant)).filter((title) => title.startsWith('A meeting within'))
  const [near, moved] = [at(3, 11), at(5, 12)]
  const nearMoved = at(5, 11)
  await goTo(near)
  const organizer = await refreshed(world, manager)
  expect((await organizer.patch(`${PATH}/${id}`, moved)).statusCode).toBe(200)
  expect(await reminded()).toEqual([])
  await goTo(nearMoved)
  expect(await reminded()).toEqual(['A meeting within the hour'])
})

test('a device that is silent at night does not ring in the morning for a meeting that has begun by then', async () => {
  const { manager, tenant } = await letFlat(world)
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  const device = { endpoint: 'http://127.0.0.1:9/push', keys }
  expect((await tenant.post('/communication/push', device)).statusCode).toBe(204)
  await call(manager, { attendee_ids: [tenant.id], ...at(2, 7) })
  const [near, morning] = [Date.parse(at(2, 6).start_time), Date.parse(at(2, 8).end_time)]
  const goTo = (time: number) => world.services.clock.advance(time - world.services.clock.now().getTime())
  goTo(near)
  await runMeetingLifecycle(world.services)
  await world.work()
  goTo(morning)
  await world.services.transaction('system', (tx) => enqueue(tx, deliverDue, {}))
  await world.work()
  const [last] = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select('state')
      .where('channel', '=', 'PUSH')
      .where('recipient', '=', tenant.id)
      .orderBy('id', 'desc')
      .execute(),
  )
  expect(last).toEqual({ state: 'EXPIRED' })
})

test('who stops the mails of a poll by their link gets none of the next, and reads of it in the app', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const ask = async (title: string) => {
    const wanted = { title, meeting_type: 'OTHER', times: [at(5), at(6)] }
    const asked = await manager.post(`${PATH}/polls`, { ...wanted, attendee_ids: [tenant.id, landlord.id] })
    expect(asked.statusCode, asked.body).toBe(201)
  }
  const mailsTo = async ({ email }: Person) =>
    (await sentTo(world, email)).filter(({ subject }) => /The roof|The gate/.test(subject ?? '')).length
  await ask('The roof')
  expect(await mailsTo(tenant)).toBe(1)
  const stop = unsubscribeLink(world.services, { user_id: tenant.id, kind: 'calendar' })
  const stopped = await world.app.inject({
    ...{ method: 'POST', url: new URL(stop).pathname, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(stopped.statusCode).toBe(200)
  await ask('The gate')
  expect([await mailsTo(tenant), await mailsTo(landlord)]).toEqual([1, 2])
  expect(await notices(tenant)).toHaveLength(2)
})

test('who came and what was said is written down once it has begun, and who was invited reads it', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const soon = (minutes: number) =>
    new Date(world.services.clock.now().getTime() + minutes * 60_000).toISOString()
  const time = { start_time: soon(5), end_time: soon(65) }
  const { id } = (await call(manager, { attendee_ids: [tenant.id, landlord.id], ...time })).json()
  const record = (attended_ids: string[]) =>
    manager.patch(`${PATH}/${id}/record`, { attended_ids, minutes: 'Diesel from Ola Energy.' })
  expect((await record([tenant.id])).statusCode).toBe(409)
  world.services.clock.advance(10 * 60_000)
  expect((await record([tenant.id])).json()).toMatchObject({
    status: 'COMPLETED',
    minutes: 'Diesel from Ola Energy.',
  })
  expect((await read(landlord, id)).minutes).toBe('Diesel from Ola Energy.')
  expect((await read(tenant, id)).invitees[0].attended).toBe(true)
})

test('a series without an end is written eighteen months ahead, and on as time goes by', async () => {
  const { manager, tenant } = await letFlat(world)
  const { series_id } = (await call(manager, { attendee_ids: [tenant.id], recurrence: 'FREQ=WEEKLY' })).json()
  const written = async () => {
    const { rows } = await withClient(world.ownerUrl, async (client) =>
      client.query(
        'select count(*)::int as count, max(starts_at) as last from meeting where series_id = $1',
        [series_id],
      ),
    )
    return rows[0] as { count: number; last: Date }
  }
  const before = await written()
  expect(before.count).toBeGreaterThanOrEqual(76)
  world.services.clock.advance(70 * 24 * HOUR_MS)
  await runMeetingLifecycle(world.services)
  expect((await written()).count - before.count).toBeGreaterThanOrEqual(9)
})
