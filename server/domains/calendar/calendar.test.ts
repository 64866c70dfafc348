import { randomUUID } from 'node:crypto'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat, TERM } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
type Item = {
  id: string
  type: string
  title: string
  note: string
  start: string
  link: string | null
  editable: boolean
}

const read = async (person: Person, query: string): Promise<Item[]> =>
  (await person.get(`/calendar?${query}`)).json().data
const titles = async (person: Person, query: string) => (await read(person, query)).map(({ title }) => title)
const add = (person: Person, body: object) => person.post('/calendar', { title: 'Diesel delivery', ...body })
const at = (days: number, hour: number) =>
  new Date(startOfDay(addDays(world.today(), days)).getTime() + hour * 3_600_000).toISOString()

/** Next year, so that all its days are in the future. */
const NEXT = Number(lagosDay(new Date()).slice(0, 4)) + 1
const RENT = {
  ...{ transaction_type: 'RENT_PAYMENT' as const, description: 'Rent', amount: 120_000_000 },
  ...{ period_start: `${NEXT}-03-01`, period_end: `${NEXT}-08-31` },
}

test('an entry that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const { manager } = await letFlat(world)
  const entry = { start: at(3, 9), end: at(3, 10), client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => add(manager, entry)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await add(manager, { ...entry, title: 'Gas' })).json().code).toBe('CLIENT_ID_USED')
  expect(await titles(manager, 'types=OWN')).toEqual(['Diesel delivery'])
})

test('one read has what falls on each day from everywhere, named where it is one', async () => {
  const flat = await letFlat(world, {
    charges: [
      { ...RENT, due_date: `${NEXT}-03-01` },
      { ...RENT, due_date: `${NEXT}-03-05` },
      { ...RENT, due_date: `${NEXT}-03-05`, transaction_type: 'SERVICE_CHARGE' },
    ],
  })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('holiday')
      .values({ day: `${NEXT}-03-10`, name: 'Eid al-Fitr', estate_id: null })
      .execute(),
  )
  const march = `from=${NEXT}-03-01&to=${NEXT}-03-31`
  const [rent, both, holiday] = await read(flat.manager, march)
  expect(rent).toMatchObject({ type: 'CHARGE', title: 'Rent due, ₦1,200,000', editable: false })
  expect(rent?.note).toBe(`${flat.tenant.full_name}, Flat B4`)
  expect(rent?.link).toMatch(/^\/dashboard\/leases\//)
  expect(both?.title).toBe('2 charges due, ₦2,400,000')
  expect(both?.link).toBe(`/dashboard/payments/charges?due_from=${NEXT}-03-05&due_to=${NEXT}-03-05`)
  expect(holiday).toMatchObject({ type: 'HOLIDAY', title: 'Eid al-Fitr', start: `${NEXT}-03-10` })
  expect(await titles(flat.tenant, march)).toEqual(await titles(flat.manager, march))
  expect(await titles(flat.landlord, march)).toEqual(await titles(flat.manager, march))
  const [ends] = await read(flat.manager, `from=${TERM.end}&to=${TERM.end}&types=LEASE,OWN`)
  expect(ends).toMatchObject({ type: 'LEASE', title: 'Lease ends', start: TERM.end })
  expect(await titles(flat.manager, `${march}&types=HOLIDAY`)).toContain('Eid al-Fitr')
})

test('a tenant reads it in their own language, and the office in its', async () => {
  const flat = await letFlat(world, { charges: [{ ...RENT, due_date: `${NEXT}-03-05` }] })
  await flat.tenant.patch('/users/me/notification-choices', { language: 'ha' })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('holiday')
      .values([
        { day: `${NEXT}-04-20`, name: 'Easter Monday', estate_id: null },
        { day: `${NEXT}-04-21`, name: 'Workers’ Day', estate_id: null },
      ])
      .execute(),
  )
  const spring = `from=${NEXT}-03-01&to=${NEXT}-05-01`
  expect(await titles(flat.tenant, spring)).toEqual(
    expect.arrayContaining(['Ranar biyan Rent, ₦1,200,000', 'Litinin ta Easter', 'Ranar Ma’aikata']),
  )
  const [ends] = await titles(flat.tenant, `from=${TERM.end}&to=${TERM.end}&types=LEASE`)
  expect(ends).toBe('Yarjejeniyar haya za ta ƙare')
  expect(await titles(flat.manager, spring)).toContain('Rent due, ₦1,200,000')
})

test('reminders that will go out stand on their days, for who manages the estate alone', async () => {
  const flat = await letFlat(world, { charges: [{ ...RENT, due_date: `${NEXT}-05-20` }] })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('reminder_rule')
      .values({ estate_id: flat.estate_id, is_on: true, days: [-7, -1, 1] })
      .execute(),
  )
  const may = `from=${NEXT}-05-01&to=${NEXT}-05-31&types=REMINDER`
  const coming = await read(flat.manager, may)
  expect(coming.map(({ start }) => start)).toEqual([`${NEXT}-05-13`, `${NEXT}-05-19`, `${NEXT}-05-21`])
  expect(coming[0]).toMatchObject({ title: 'Reminder goes out', note: flat.tenant.full_name })
  expect(coming[0]?.link).toMatch(/^\/dashboard\/leases\//)
  for (const person of [flat.tenant, flat.landlord]) expect(await read(person, may)).toEqual([])
})

test('reminders to several, and a promise, lead to what they are about', async () => {
  const flat = await letFlat(world, { charges: [{ ...RENT, due_date: `${NEXT}-06-20` }] })
  const more = { estate_id: flat.estate_id, manager: flat.manager }
  const late = { ...RENT, due_date: addDays(world.today(), -3) }
  const debtor = await letFlat(world, { ...more, charges: [{ ...RENT, due_date: `${NEXT}-06-22` }, late] })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('reminder_rule')
      .values({ estate_id: flat.estate_id, is_on: true, days: [-7, -5] })
      .execute(),
  )
  const days = `from=${NEXT}-06-15&to=${NEXT}-06-15&types=REMINDER`
  expect(await read(flat.manager, days)).toMatchObject([
    {
      title: '2 reminders go out',
      link: `/dashboard/payments/charges?due_from=${NEXT}-06-20&due_to=${NEXT}-06-22`,
    },
  ])
  const [owes] = (await flat.manager.get('/payments/overdue')).json().data
  const promised_on = addDays(world.today(), 5)
  const promise = { amount: 1_000_000, promised_on }
  const recorded = await flat.manager.post(`/payments/overdue/${owes.id}/promises`, promise)
  expect(recorded.statusCode, recorded.body).toBeLessThan(300)
  const [item] = await read(flat.manager, `from=${promised_on}&to=${promised_on}&types=ARREARS`)
  expect(item).toMatchObject({
    note: debtor.tenant.full_name,
    link: `/dashboard/payments/overdue?who=${owes.id}`,
  })
})

test('nobody sees the days of others', async () => {
  const flat = await letFlat(world, { charges: [{ ...RENT, due_date: `${NEXT}-04-01` }] })
  const other = await letFlat(world, { charges: [] })
  await add(flat.tenant, { start: `${NEXT}-04-02`, end: `${NEXT}-04-02`, all_day: true })
  const april = `from=${NEXT}-04-01&to=${NEXT}-04-30&types=CHARGE,OWN`
  expect(await titles(other.manager, april)).toEqual([])
  expect(await titles(other.tenant, april)).toEqual([])
  expect(await titles(flat.manager, april)).toEqual(['Rent due, ₦1,200,000'])
  expect(await titles(flat.manager, `${april}&estate_id=${other.estate_id}`)).toEqual([])
  expect(await titles(flat.tenant, april)).toEqual(['Rent due, ₦1,200,000', 'Diesel delivery'])
})

test('what is past its day and open is arrears on that day, until it is paid', async () => {
  const { manager } = await letFlat(world, { charges: [{ ...RENT, due_date: addDays(world.today(), -3) }] })
  const [late] = await read(
    manager,
    `from=${addDays(world.today(), -7)}&to=${world.today()}&types=ARREARS,OWN`,
  )
  expect(late).toMatchObject({ type: 'ARREARS', title: 'Rent in arrears, ₦1,200,000', is_late: true })
})

test('own entries are added, moved and deleted, by days in Lagos', async () => {
  const person = await signedIn(world, 'TENANT')
  const { id } = (await add(person, { start: at(1, 0), end: at(1, 1), notes: 'Bring the key' })).json()
  const day = addDays(world.today(), 1)
  expect(await read(person, `from=${day}&to=${day}&types=OWN`)).toMatchObject([
    { id, editable: true, note: 'Bring the key' },
  ])
  expect(await titles(person, `from=${world.today()}&to=${world.today()}&types=ARREARS,OWN`)).toEqual([])
  const moved = await person.patch(`/calendar/${id}`, {
    start: `${NEXT}-05-01`,
    end: `${NEXT}-05-03`,
    all_day: true,
  })
  expect(moved.json()).toMatchObject({
    start: `${NEXT}-05-01`,
    end: `${NEXT}-05-03`,
    title: 'Diesel delivery',
  })
  expect(await titles(person, `from=${NEXT}-05-03&to=${NEXT}-05-03&types=OWN`)).toEqual(['Diesel delivery'])
  expect(await titles(person, `from=${NEXT}-05-04&to=${NEXT}-05-04&types=OWN`)).toEqual([])
  const stranger = await signedIn(world, 'TENANT')
  expect((await stranger.patch(`/calendar/${id}`, { title: 'Mine' })).statusCode).toBe(404)
  expect((await person.delete(`/calendar/${id}`)).statusCode).toBe(204)
  expect((await person.delete(`/calendar/${id}`)).statusCode).toBe(404)
})

test('whole days come first, also before what begins in the first hour of a day in Lagos', async () => {
  const person = await signedIn(world, 'TENANT')
  const day = addDays(world.today(), 4)
  await add(person, { title: 'Night bus', start: at(4, 0.5), end: at(4, 2) })
  await add(person, { title: 'Leave', start: day, end: day, all_day: true })
  expect(await titles(person, `from=${day}&to=${day}&types=OWN`)).toEqual(['Leave', 'Night bus'])
})

test.each([
  ['ends before it starts', { start: '2027-05-03', end: '2027-05-01', all_day: true }],
  ['has a day and no time of day', { start: '2027-05-03', end: '2027-05-03' }],
  ['lasts a year', { start: '2027-01-01', end: '2027-12-31', all_day: true }],
  ['has no title', { title: ' ', start: '2027-05-03', end: '2027-05-03', all_day: true }],
])('an entry that %s is refused', async (_, body) => {
  const person = await signedIn(world, 'TENANT')
  expect((await add(person, body)).statusCode).toBe(400)
})

test('an administrator reads the days of all', async () => {
  await letFlat(world, { charges: [{ ...RENT, due_date: `${NEXT}-07-01` }] })
  const admin = await signedIn(world, 'ADMIN')
  expect(await titles(admin, `from=${NEXT}-07-01&to=${NEXT}-07-01`)).toEqual(['Rent due, ₦1,200,000'])
})

test('a range is at most four hundred days, and none that runs backwards', async () => {
  const person = await signedIn(world, 'TENANT')
  const ask = (query: string) => person.get(`/calendar?${query}`).then(({ statusCode }) => statusCode)
  expect(await ask('from=2027-01-01&to=2028-02-04')).toBe(200)
  expect(await ask('from=2027-01-01&to=2028-02-05')).toBe(400)
  expect(await ask('from=2027-01-02&to=2027-01-01')).toBe(400)
  expect(await ask('types=NONSENSE')).toBe(400)
})

test('a calendar program reads what the person sees, hears when nothing changed, and no more once it is taken back', async () => {
  const flat = await letFlat(world, { charges: [{ ...RENT, due_date: addDays(world.today(), 20) }] })
  const other = await letFlat(world)
  await add(other.tenant, { title: 'Not yours', start: at(2, 9), end: at(2, 10) })
  await add(flat.tenant, { start: at(2, 9), end: at(2, 10) })
  const called = await flat.manager.post('/communication/meetings', {
    ...{ title: 'Roof tank', meeting_type: 'INSPECTION', attendee_ids: [flat.tenant.id] },
    ...{ start_time: at(5, 10), end_time: at(5, 11) },
  })
  const { url } = (await flat.tenant.post('/calendar/feed')).json()
  const fetch = (address: string, headers = {}) =>
    world.app.inject({ method: 'GET', url: new URL(address).pathname, headers })
  const first = await fetch(url)
  expect(first.headers['content-type']).toContain('text/calendar')
  const events = new ICAL.Component(ICAL.parse(first.body))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  const ours = events.map(({ summary }) => summary)
  expect(ours).toEqual(expect.arrayContaining(['Diesel delivery', 'Rent due, ₦1,200,000', 'Roof tank']))
  expect(ours).not.toContain('Not yours')
  expect(events.find(({ summary }) => summary.startsWith('Rent'))?.startDate.isDate).toBe(true)
  const same = await fetch(url, { 'if-none-match': first.headers.etag })
  expect(same).toMatchObject({ statusCode: 304, body: '' })

  await flat.manager.patch(`/communication/meetings/${called.json().id}/cancel`, { reason: 'Rain all day' })
  const changed = await fetch(url, { 'if-none-match': first.headers.etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('STATUS:CANCELLED')
  expect((await flat.tenant.get('/calendar/feed')).json()).toMatchObject({ is_on: true })

  const renewed = (await flat.tenant.post('/calendar/feed')).json().url
  expect((await fetch(url)).statusCode).toBe(404)
  expect((await fetch(renewed)).statusCode).toBe(200)
  expect((await flat.tenant.delete('/calendar/feed')).statusCode).toBe(204)
  expect((await fetch(renewed)).statusCode).toBe(404)
})

test('a feed is fetched sixty times an hour, and then told when to come again', async () => {
  const person = await signedIn(world, 'TENANT')
  const { pathname } = new URL((await person.post('/calendar/feed')).json().url)
  const answers = await Promise.all(
    Array.from({ length: 62 }, () => world.app.inject({ method: 'GET', url: pathname })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeDefined()
})

test('whole days make nobody busy, and a time of one’s own does', async () => {
  const { manager, tenant } = await letFlat(world)
  await add(manager, { title: 'Naming ceremony', start: at(9, 16), end: at(9, 18) })
  await add(manager, {
    title: 'Leave',
    start: addDays(world.today(), 9),
    end: addDays(world.today(), 9),
    all_day: true,
  })
  const checked = await manager.post('/communication/meetings/check', {
    ...{ attendee_ids: [tenant.id], start_time: at(9, 17), end_time: at(9, 19) },
  })
  expect(checked.json().busy).toMatchObject([{ title: 'Naming ceremony', is_clash: true }])
})
