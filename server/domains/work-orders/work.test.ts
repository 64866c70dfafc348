import { randomInt, randomUUID } from 'node:crypto'
import {
  mayMoveWork,
  WORK_STATUSES,
  type WorkMover,
  type WorkStatus,
} from '@gida/contract/domains/work-orders/rules'
import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { textReceived } from '../../platform/delivery/events.ts'
import { publish } from '../../platform/jobs/events.ts'
import { phonePhoto } from '../../testing/files/photo.ts'
import { upload } from '../../testing/files/uploads.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { sentTo } from '../../testing/mailbox.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits, joinEstate } from '../estates/index.ts'
import { runMaintenanceClock } from '../maintenance/run-maintenance-clock.ts'
import { createOrder } from './index.ts'
import { runWorkClock } from './run-work-clock.ts'

const world = useWorld()
const DAY_MS = 86_400_000
/** Sixty calls with their jobs are slow on a busy machine. */
const WHOLE_STORY_MS = 60_000
const NAIRA = 100
const LEAK = { title: 'Kitchen tap is leaking', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } }

let numbers = 0
type Vendor = { id: string; phone: string }
async function vendor({ estate_id }: LetFlat, name = 'Sunday Okafor'): Promise<Vendor> {
  const phone = `+23480312${String(10_000 + numbers++)}`
  const id = await world.services.transaction('system', async (tx) => {
    const made = await insertRow(tx, 'vendor', {
      ...{ name, kind: 'PERSON', trades: ['WATER'], phone, wht_class: 'BUILDING' },
    })
    await tx.insertInto('vendor_estate').values({ vendor_id: made, estate_id }).execute()
    return made
  })
  return { id, phone }
}
const order = async (who: Person, body: object) =>
  (await who.post('/work-orders', { title: 'Mend the tap', category: 'WATER', ...body })).json()
const read = async (who: Person, id: string) => (await who.get(`/work-orders/${id}`)).json()
const ask = (who: Person, id: string, vendors: Vendor[], more: object = {}) =>
  who.post(`/work-orders/${id}/offers`, { vendor_ids: vendors.map((one) => one.id), ...more })
const move = (who: Person, id: string, status: WorkStatus, more: object = {}) =>
  who.post(`/work-orders/${id}/status`, { status, ...more })
const bear = (who: Person, id: string, bearer = 'LANDLORD') =>
  who.post(`/work-orders/${id}/bearer`, { bearer, reason: 'Wear of the mixer' })
const requestOf = async ({ tenant, unit_id }: LetFlat, more: object = {}) =>
  (await tenant.post(`/onboarding/units/${unit_id}/maintenance`, { ...LEAK, ...more })).json()

/** The newest text to a number, once all jobs have run. */
async function textsTo(phone: string): Promise<{ body: string; links: string[] }[]> {
  await world.work()
  return world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['body', 'links'])
      .where('recipient', '=', phone)
      .orderBy('id', 'desc')
      .execute(),
  )
}
async function linkTo(phone: string): Promise<string> {
  const link = (await textsTo(phone)).flatMap(({ links }) => links)[0] ?? ''
  return new URL(link).pathname
}
/** Upper limit for a vendor's page, uncompressed. */
const MOST_PAGE_BYTES = 30_000

/** The only script allowed on the page, which works without it. */
const KEEPS = '<script src="/job-page.js" defer></script>'

/** A phone with cookies but without scripts. */
function browser() {
  let cookie = ''
  const get = async (url: string) => {
    const page = await world.app.inject({ url, headers: { cookie } })
    if (!String(page.headers['content-type']).startsWith('text/html')) return page
    expect(Buffer.byteLength(page.body), url).toBeLessThan(MOST_PAGE_BYTES)
    expect(page.body.replace(KEEPS, '')).not.toMatch(
      /<script|\bon(click|submit|change)=|<img|<link rel="stylesheet/,
    )
    return page
  }
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const set = answer.headers['set-cookie']
    if (typeof set === 'string') cookie = set.split(';')[0] ?? ''
  }
  return {
    get,
    send: async (url: string, fields: Record<string, string>) => {
      const answer = await world.app.inject({
        ...{ method: 'POST', url, headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' } },
        payload: new URLSearchParams(fields).toString(),
      })
      keep(answer)
      return answer
    },
    photo: async (url: string, bytes: Buffer, { kind = 'AFTER', key = randomUUID() } = {}) => {
      const form = new FormData()
      form.append('kind', kind)
      form.append('key', key)
      form.append('file', new File([new Uint8Array(bytes)], 'tap.jpg'))
      const request = new Request('http://test', { method: 'POST', body: form })
      return world.app.inject({
        ...{ method: 'POST', url },
        headers: { cookie, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    },
  }
}
const write = (from: string, words: string) =>
  world.services.transaction('system', (tx) =>
    publish(tx, textReceived, { provider_id: randomUUID(), from, text: words }),
  )
async function text(from: string, words: string): Promise<string> {
  await write(from, words)
  return (await textsTo(from))[0]?.body ?? ''
}
/** A vendor accepts the job by the link and sends a quote. */
async function price(one: Vendor, naira: number) {
  const phone = browser()
  const link = await linkTo(one.phone)
  await phone.send(link, { act: 'take' })
  const answer = await phone.send(link, { act: 'price', labour: `${naira}` })
  return { phone, link, answer }
}
async function withAgent(flat: LetFlat): Promise<Person> {
  const agent = await signedIn(world, 'PROPERTY_MANAGER', { full_name: 'Musa Ibrahim' })
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  return agent
}
const quoteOf = (detail: { all_quotes: { id: string; vendor_id: string }[] }, { id }: Vendor) =>
  detail.all_quotes.find(({ vendor_id }) => vendor_id === id)?.id ?? ''
const choose = (who: Person, id: string, reason = 'Best warranty') =>
  who.post(`/work-quotes/${id}/choose`, { reason })

test('a vendor with jobs of one number in two estates says which by the name of its estate', async () => {
  const [here, there] = [await letFlat(world), await letFlat(world)]
  await there.manager.patch(`/onboarding/estates/${there.estate_id}`, { name: 'Zuma Heights' })
  const sunday = await vendor(here)
  await world.services.transaction('system', (tx) =>
    tx.insertInto('vendor_estate').values({ vendor_id: sunday.id, estate_id: there.estate_id }).execute(),
  )
  const [first, second] = [
    await order(here.manager, { unit_id: here.unit_id }),
    await order(there.manager, { unit_id: there.unit_id }),
  ]
  expect([first.number, second.number]).toEqual([1, 1])
  await ask(here.manager, first.id, [sunday])
  await ask(there.manager, second.id, [sunday])
  await world.work()
  expect(await text(sunday.phone, '1')).toMatch(/^Which job\?/)
  const which = await text(sunday.phone, '1 1')
  expect(which).toMatch(/^Job 1 at which\?/)
  for (const name of ['Palmgrove Court', 'Zuma Heights']) expect(which).toContain(name)
  expect(await text(sunday.phone, '1 1 zuma.')).toContain('price by the link of job 1')
  const stateOf = async (who: Person, { id }: { id: string }) => (await read(who, id)).offers[0].state
  expect(await stateOf(there.manager, second)).toBe('ACCEPTED')
  expect(await stateOf(here.manager, first)).toBe('ASKED')
  expect(await text(sunday.phone, 'PRICE 31k job 1 Zuma Heights')).toContain('31,000 for job 1')
  expect(await text(sunday.phone, '2 1 thank you')).toMatch(/^We could not read that/)
  expect(await text(sunday.phone, '2 1 palmgrove')).toContain('Job 1 goes to somebody else')
  expect(await stateOf(here.manager, first)).toBe('DECLINED')
})

test(
  'a request becomes work: two vendors price it, the landlord approves by the link, it is done with a photo, and the tenant sees it all',
  async () => {
    const flat = await letFlat(world)
    const { manager, landlord, tenant } = flat
    const request = await requestOf(flat)
    const made = await order(manager, { request_id: request.id, estimate: 300_000 * NAIRA })
    expect(made).toMatchObject({
      number: 1,
      status: 'OPEN',
      unit_id: flat.unit_id,
      proposed_bearer: 'LANDLORD',
    })
    expect(await read(tenant, made.id)).toMatchObject({ code: 'PERMISSION_DENIED' })
    const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech Boreholes')]
    expect((await ask(manager, made.id, [sunday, aqua])).json().status).toBe('QUOTING')

    const [asked] = await textsTo(sunday.phone)
    expect(asked?.body).toContain('Reply 1 yes, 2 no. Job 1')
    const link = await linkTo(sunday.phone)
    const phone = browser()
    const page = await phone.get(link)
    expect(page.body.length).toBeLessThan(30_000)
    expect(page.body).toContain('Mend the tap')
    expect(page.body.replace(KEEPS, '')).not.toContain('<script')
    expect(page.body).not.toContain(request.contact_phone ?? tenant.full_name)
    expect((await read(manager, made.id)).offers[0].state).toBe('ASKED')
    await phone.send(link, { act: 'take' })
    const told = {
      act: 'price',
      labour: '200,000',
      what1: 'Mixer',
      count1: '2',
      each1: '50k',
      transport: '5000',
    }
    expect((await phone.send(link, { ...told, deposit: '200000' })).body).toContain('at most')
    expect((await phone.send(link, { ...told, deposit: '100000' })).statusCode).toBe(303)
    await price(aqua, 280_000)

    const quoted = await read(manager, made.id)
    expect(quoted.all_quotes.map(({ total }: { total: number }) => total)).toEqual([
      280_000 * NAIRA,
      305_000 * NAIRA,
    ])
    const wanted = quoteOf(quoted, sunday)
    expect((await choose(manager, wanted)).json().details).toEqual({ needs: 'bearer' })
    await bear(manager, made.id)
    expect((await choose(manager, wanted, undefined as never)).statusCode).toBeLessThan(500)
    const waiting = await read(manager, made.id)
    expect(waiting).toMatchObject({ status: 'APPROVAL', can: { approve: false } })
    expect((await bear(manager, made.id, 'TENANT')).statusCode).toBe(409)
    expect((await landlord.get('/work-approvals')).json().data).toMatchObject([
      { amount: 305_000 * NAIRA, vendor_name: 'Sunday Okafor', quotes: 2, cheapest: 280_000 * NAIRA },
    ])
    await world.work()
    const mails = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select(['links', 'channel'])
        .where('subject', 'like', 'Approve%')
        .execute(),
    )
    const approve = new URL(mails.flatMap(({ links }) => links)[0] ?? '').pathname
    const desk = browser()
    expect((await desk.get(approve)).body).toContain('Approve ₦305,000?')
    expect((await desk.send(approve, { answer: 'no' })).statusCode).toBe(400)
    expect((await read(manager, made.id)).status).toBe('APPROVAL')
    await desk.send(approve, { answer: 'yes' })
    expect((await desk.get(approve)).body).toContain('Approved')
    const agreed = await read(manager, made.id)
    expect(agreed).toMatchObject({
      status: 'ASSIGNED',
      vendor_id: sunday.id,
      approved_amount: 305_000 * NAIRA,
    })
    expect(agreed.all_quotes.map(({ state }: { state: string }) => state)).toEqual(['LOST', 'ACCEPTED'])
    expect((await textsTo(aqua.phone))[0]?.body).toContain('went to somebody else')
    expect((await phone.get(link)).body).toContain(request.contact_name)

    const starts_at = new Date(world.services.clock.now().getTime() + DAY_MS).toISOString()
    const ends_at = new Date(Date.parse(starts_at) + 7_200_000).toISOString()
    const planned = await manager.post(`/work-orders/${made.id}/visits`, { starts_at, ends_at })
    expect(planned.json()).toMatchObject({ visits: [{ who: 'Sunday Okafor' }] })
    expect((await textsTo(sunday.phone))[0]?.body).toContain('please come')
    const seen = (await tenant.get(`/maintenance/${request.id}/work`)).json().data
    expect(seen).toMatchObject([
      {
        doer_name: 'Sunday Okafor',
        bearer: 'LANDLORD',
        approved_amount: null,
        is_staff: false,
        visits: [{ starts_at }],
      },
    ])
    expect((await tenant.get(`/maintenance/${request.id}`)).json().status).toBe('ASSIGNED')
    const daysOf = async (person: Person) => (await person.get('/calendar?types=VISIT')).json().data
    expect(await daysOf(tenant)).toMatchObject([
      { start: starts_at, link: `/dashboard/maintenance/${request.id}` },
    ])
    expect(await daysOf(manager)).toMatchObject([{ link: `/dashboard/maintenance/orders/${made.id}` }])
    expect(await daysOf((await letFlat(world)).manager)).toEqual([])
    const { pathname } = new URL((await tenant.post('/calendar/feed')).json().url)
    expect((await world.app.inject({ method: 'GET', url: pathname })).body).toContain('UID:visit-')

    await phone.send(link, { act: 'start' })
    expect((await phone.photo(`${link}/photos`, Buffer.from('MZ no picture'))).body).toContain('JPEG')
    expect((await phone.photo(`${link}/photos`, await phonePhoto())).statusCode).toBe(303)
    await phone.send(link, { act: 'done', note: 'Changed the mixer' })
    const done = await read(landlord, made.id)
    expect(done).toMatchObject({ status: 'DONE', files: [{ kind: 'AFTER' }], visits: [{ outcome: 'DONE' }] })
    expect((await landlord.get(`/work-files/${done.files[0].id}?size=preview`)).statusCode).toBe(200)
    expect((await tenant.get(`/work-files/${done.files[0].id}`)).statusCode).toBe(403)
    await tenant.post(`/maintenance/${request.id}/status`, { status: 'CLOSED', rating: 4 })
    await world.work()
    expect((await read(manager, made.id)).status).toBe('CLOSED')
    expect((await phone.get(link)).statusCode).toBe(410)
    const next = await order(manager, { unit_id: flat.unit_id })
    await ask(manager, next.id, [sunday])
    await price(sunday, 10_000)
    expect((await read(manager, next.id)).all_quotes[0]).toMatchObject({ vendor_rating: 4, vendor_jobs: 1 })
    expect(await read(manager, next.id)).toMatchObject({
      proposed_bearer: 'WARRANTY',
      bearer_rule: 'SAME_AGAIN',
    })
  },
  WHOLE_STORY_MS,
)

test('every page of a vendor is small and works without script; what is no photo is refused there with a sentence, and the job goes on', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const words = 'Under the sink it drips into the cupboard. '.repeat(40).slice(0, 1_500)
  const made = await order(manager, { unit_id: flat.unit_id, instructions: words })
  const sunday = await vendor(flat)
  await ask(manager, made.id, [sunday])
  const link = await linkTo(sunday.phone)
  const phone = browser()
  const seen = async () => (await phone.get(link)).body
  expect(await seen()).toContain('name="act" value="take"')
  await phone.send(link, { act: 'take' })
  expect(await seen()).toContain('name="labour"')
  for (const at of ['tomorrow at ten', '', '2020-01-01T10:00']) {
    const refused = await phone.send(link, { act: 'time', at })
    expect([refused.statusCode, refused.body.includes('Choose a time that is still to come.')]).toEqual([
      400,
      true,
    ])
  }
  await phone.send(link, { act: 'price', labour: '20000' })
  expect(await seen()).toContain('20,000')
  await bear(manager, made.id)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  await phone.send(link, { act: 'start' })
  expect(await seen()).toContain('enctype="multipart/form-data"')

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4_000)])
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000, 7)])
  for (const bytes of [heic, program, Buffer.alloc(30_000_000, 7)]) {
    const refused = await phone.photo(`${link}/photos`, bytes)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toMatch(/role="alert">[A-Z][^<]+\./)
  }
  expect(await read(manager, made.id)).toMatchObject({ status: 'IN_PROGRESS', files: [] })
  expect((await phone.photo(`${link}/photos`, await phonePhoto())).statusCode).toBe(303)
  await phone.send(link, { act: 'done' })
  expect(await seen()).toContain('Thank you')
  expect((await read(manager, made.id)).files).toHaveLength(1)
})

test('who has moved out is named and called no more by the vendor of what they reported', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, unit_id } = flat
  const request = await requestOf(flat, { entry_allowed: true })
  const made = await order(manager, { request_id: request.id })
  const sunday = await vendor(flat)
  await bear(manager, made.id)
  await ask(manager, made.id, [sunday])
  const { phone, link } = await price(sunday, 20_000)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  expect((await phone.get(link)).body).toContain(tenant.full_name)
  world.services.clock.advance(DAY_MS)
  const later = await refreshed(world, manager)
  const ended = await later.post(`/onboarding/units/${unit_id}/remove-tenant`, {})
  expect(ended.statusCode, ended.body).toBe(200)
  const page = (await phone.get(link)).body
  expect(page).toContain('Mend the tap')
  expect(page).not.toContain(tenant.full_name)
  expect(page).not.toContain('tel:+')
})

test('a work order that is sent again with its client_id is one, also at once and after a change, and another one with it is refused', async () => {
  const { manager, landlord, unit_id, estate_id } = await letFlat(world)
  const colleague = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: colleague.id, role: 'ESTATE_MANAGER' }),
  )
  const body = { unit_id, title: 'Mend the tap', category: 'WATER', client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => manager.post('/work-orders', body)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  const { id } = tries[0]?.json() ?? {}
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  for (const other of [{ title: 'Mend the door' }, { estimate: 5_000 }, { unit_id: undefined, estate_id }])
    expect((await manager.post('/work-orders', { ...body, ...other })).json().code).toBe('CLIENT_ID_USED')
  await manager.patch(`/work-orders/${id}`, { title: 'Mend both taps' })
  expect((await manager.post('/work-orders', body)).json()).toMatchObject({ id, title: 'Mend both taps' })
  const signedInAgain = await refreshed(world, colleague)
  expect((await signedInAgain.post('/work-orders', body)).statusCode).toBe(201)
  expect((await landlord.get('/work-orders')).json().data).toHaveLength(2)
})

test('a visit that is sent again with its client_id is one, another one with it is refused, and who comes hears of it once', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id })
  const sunday = await vendor(flat)
  await bear(manager, made.id)
  await ask(manager, made.id, [sunday])
  await price(sunday, 20_000)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  const before = (await textsTo(sunday.phone)).length
  const starts_at = new Date(world.services.clock.now().getTime() + DAY_MS).toISOString()
  const ends_at = new Date(Date.parse(starts_at) + 7_200_000).toISOString()
  const visit = { starts_at, ends_at, client_id: randomUUID() }
  const plan = (more: object = {}) => manager.post(`/work-orders/${made.id}/visits`, { ...visit, ...more })
  const tries = await Promise.all([plan(), plan(), plan()])
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect((await plan({ note: 'Bring the key' })).json().code).toBe('CLIENT_ID_USED')
  expect((await read(manager, made.id)).visits).toHaveLength(1)
  expect(await textsTo(sunday.phone)).toHaveLength(before + 1)
})

test('a photo that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id })
  const [photo, client_id] = [await phonePhoto(), randomUUID()]
  const add = (bytes: Buffer, kind = 'BEFORE') => {
    const file = new File([new Uint8Array(bytes)], 'tap.jpg', { type: 'image/jpeg' })
    return upload(world, manager, `/work-orders/${made.id}/files`, { kind, client_id, file })
  }
  const tries = await Promise.all([1, 2, 3].map(() => add(photo)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await add(photo, 'AFTER')).json().code).toBe('CLIENT_ID_USED')
  expect((await add(await phonePhoto(320))).json().code).toBe('CLIENT_ID_USED')
  expect((await read(manager, made.id)).files).toHaveLength(1)
})

test('on a bad line a photo and a “done” that are sent again are one, at once and however late', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const request = await requestOf(flat)
  const made = await order(manager, { request_id: request.id })
  const sunday = await vendor(flat)
  await bear(manager, made.id)
  await ask(manager, made.id, [sunday])
  const { phone, link } = await price(sunday, 20_000)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  const [photo, sent] = [await phonePhoto(), { key: randomUUID() }]
  const answers = await Promise.all([1, 2, 3].map(() => phone.photo(`${link}/photos`, photo, sent)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
  await phone.photo(`${link}/photos`, photo)
  expect((await read(manager, made.id)).files).toHaveLength(2)

  const done = { act: 'done', note: 'New washer', key: randomUUID() }
  const said = await Promise.all([phone.send(link, done), phone.send(link, done)])
  expect(said.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  expect((await phone.photo(`${link}/photos`, photo, sent)).statusCode).toBe(303)
  const paid = { kind: 'ADVANCE', way: 'CASH', bearer: 'LANDLORD', landlord_id: flat.landlord.id } as const
  await world.services.transaction('system', (tx) =>
    insertRow(tx, 'vendor_payment', {
      ...{ ...paid, estate_id: flat.estate_id, order_id: made.id, vendor_id: sunday.id },
      ...{ amount: 8_000 * NAIRA, tax_rate: 200, tax_amount: 160 * NAIRA, tax_office: 'STATE' },
      ...{ paid_on: world.today(), recorded_by: manager.id },
    }),
  )
  const words = (await phone.get(link)).body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain(
    'Workmanship ₦20,000 Total ₦20,000 Paid to you ₦7,840 Tax held back ₦160 Still to come ₦12,000',
  )
  const late = await phone.photo(`${link}/photos`, photo)
  expect(late.body).toContain('You can send photos only while the job is yours')
  await world.work()
  await tenant.post(`/maintenance/${request.id}/status`, { status: 'OPEN', note: 'It drips again' })
  await world.work()
  expect((await phone.send(link, done)).statusCode).toBe(303)
  const after = await read(manager, made.id)
  expect(after).toMatchObject({ status: 'IN_PROGRESS' })
  expect(after.files).toHaveLength(2)
  expect((await phone.send(link, { ...done, key: randomUUID() })).statusCode).toBe(303)
  expect((await read(manager, made.id)).status).toBe('DONE')
  const other = await browser().photo(`${link}/photos`, photo)
  expect(other.statusCode).toBe(403)
})

test('without a page: 1 takes it, PRICE prices it, 3 is done, and only from the number on file', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id })
  const sunday = await vendor(flat)
  await ask(manager, made.id, [sunday])
  await world.work()
  expect(await text('+2348099999999', '1')).toBe('')
  expect(await text(sunday.phone, 'hello')).toContain('could not read')
  expect(await text(sunday.phone, '1')).toContain('PRICE 31000')
  expect(await text(sunday.phone, 'PRICE 31000')).toContain('31,000')
  const link = await linkTo(sunday.phone)
  expect((await browser().get(link)).body).toContain('Open on another phone')
  await bear(manager, made.id)
  const { all_quotes } = await read(manager, made.id)
  expect((await choose(manager, all_quotes[0].id)).json().status).toBe('ASSIGNED')
  expect(await text(sunday.phone, '3'), 'no photo is taken any more').toMatch(
    /^Thank you\. Job \d+ is done\.$/,
  )
  expect((await read(manager, made.id)).status).toBe('DONE')
})

test('a vendor whose number was mistyped is asked at the right one, and the wrong one reads no more of the job', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech')]
  const [asked, taken] = [
    await order(manager, { unit_id: flat.unit_id }),
    await order(manager, { unit_id: flat.unit_id }),
  ]
  await ask(manager, asked.id, [sunday])
  const wrong = await linkTo(sunday.phone)
  const before = (await textsTo(sunday.phone)).length
  await bear(manager, taken.id)
  await ask(manager, taken.id, [aqua])
  await price(aqua, 20_000)
  await choose(manager, quoteOf(await read(manager, taken.id), aqua))
  const heard = (await textsTo(aqua.phone)).length

  const right = (one: Vendor) => `${one.phone.slice(0, -5)}9${one.phone.slice(-4)}`
  for (const one of [sunday, aqua])
    expect((await manager.patch(`/vendors/${one.id}`, { phone: right(one) })).statusCode).toBe(200)
  const link = await linkTo(right(sunday))
  expect((await browser().get(wrong)).statusCode).toBe(404)
  expect((await browser().get(link)).body).toContain('Mend the tap')
  expect(await text(right(sunday), '1')).toContain('Send your price')
  const starts_at = new Date(world.services.clock.now().getTime() + DAY_MS).toISOString()
  const ends_at = new Date(Date.parse(starts_at) + 7_200_000).toISOString()
  await manager.post(`/work-orders/${taken.id}/visits`, { starts_at, ends_at })
  expect((await textsTo(right(aqua)))[0]?.body).toContain('please come')
  expect([(await textsTo(sunday.phone)).length, (await textsTo(aqua.phone)).length]).toEqual([before, heard])
})

test('one link, one phone: another one opens it by the code that is sent to the number on file', async () => {
  const flat = await letFlat(world)
  const made = await order(flat.manager, { unit_id: flat.unit_id, instructions: 'Ring at the gate' })
  const sunday = await vendor(flat)
  await ask(flat.manager, made.id, [sunday])
  const { phone, link } = await price(sunday, 20_000)
  const other = browser()
  expect((await other.get(link)).body).not.toContain('Ring at the gate')
  await other.send(link, { act: 'price', labour: '1' })
  expect((await read(flat.manager, made.id)).all_quotes).toHaveLength(1)
  await other.send(link, { act: 'code' })
  const code = /: (\d{6})\./.exec((await textsTo(sunday.phone))[0]?.body ?? '')?.[1] ?? ''
  expect((await other.send(link, { act: 'open', code: code === '000000' ? '1' : '000000' })).statusCode).toBe(
    400,
  )
  await other.send(link, { act: 'open', code })
  expect((await other.get(link)).body).toContain('Ring at the gate')
  expect((await phone.get(link)).body).not.toContain('Ring at the gate')
})

test('a link that two phones open at once is one’s, and a button that is pressed twice locks nobody out', async () => {
  const flat = await letFlat(world)
  const made = await order(flat.manager, { unit_id: flat.unit_id, estimate: 8_000 * NAIRA })
  const sunday = await vendor(flat)
  await bear(flat.manager, made.id)
  await ask(flat.manager, made.id, [sunday])
  const link = await linkTo(sunday.phone)
  const phones = [browser(), browser()]
  const pressed = await Promise.all(
    phones.flatMap((phone) => {
      const take = { act: 'take', key: randomUUID() }
      return [phone.send(link, take), phone.send(link, take)]
    }),
  )
  expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 403, 403])
  const seen = await Promise.all(phones.map(async (phone) => (await phone.get(link)).body))
  expect(seen.filter((body) => body.includes('value="take"'))).toEqual([])
  expect(seen.filter((body) => body.includes('Open on another phone'))).toHaveLength(1)
  expect((await read(flat.manager, made.id)).offers).toMatchObject([{ state: 'ACCEPTED' }])
})

test('a price of nothing, of ten times the estimate, of who lost, or of a job that is over is refused with a sentence', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id, estimate: 31_000 * NAIRA })
  const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech')]
  await ask(manager, made.id, [sunday, aqua])
  const { phone, link, answer } = await price(sunday, 0)
  expect(answer.body).toContain('This price is 0')
  const large = await phone.send(link, { act: 'price', labour: '310000' })
  expect(large.body).toContain('Did you mean ₦31,000? Nothing was sent.')
  expect(large.body).toContain('value="310000"')
  await phone.send(link, { act: 'price', labour: '31000' })
  const late = await price(aqua, 30_000)
  await bear(manager, made.id)
  expect((await choose(manager, quoteOf(await read(manager, made.id), sunday))).json()).toMatchObject({
    status: 'ASSIGNED',
  })
  expect((await late.phone.send(late.link, { act: 'price', labour: '5' })).statusCode).toBe(410)
  expect((await late.phone.get(late.link)).body).toContain('went to somebody else')
  expect((await read(manager, made.id)).approved_amount).toBe(31_000 * NAIRA)
  await move(manager, made.id, 'CANCELLED', { note: 'The tenant mended it' })
  expect((await phone.get(link)).body).toContain('This link is closed')
  expect((await textsTo(sunday.phone))[0]?.body).toContain('is off')
})

test('a price said by phone is written down by the office: refused as the vendor’s own would be, shown as such, and told to the vendor', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const agent = await withAgent(flat)
  const made = await order(manager, { unit_id: flat.unit_id, estimate: 31_000 * NAIRA })
  const sunday = await vendor(flat)
  const [offer] = (await ask(manager, made.id, [sunday])).json().offers
  expect(offer).toMatchObject({ state: 'ASKED', takes_quote: true })
  const writes = (who: Person, body: object) => who.post(`/work-offers/${offer.id}/quotes`, body)
  expect((await writes(landlord, { labour: 1 })).statusCode).toBe(403)
  expect((await writes(agent, { labour: 0 })).json().details[0].message).toContain('This price is 0')
  expect((await writes(agent, { labour: 31_000_000 })).json().details).toEqual({ is_mistyped: true })
  const told = {
    labour: 20_000 * NAIRA,
    materials: [{ name: 'Mixer', quantity: 2, unit_price: 4_000 * NAIRA }],
  }
  expect((await writes(agent, { ...told, deposit: 12_000 * NAIRA })).json().details[0]).toMatchObject({
    path: 'deposit',
  })
  const kept = (await writes(agent, { ...told, deposit: 11_000 * NAIRA, warranty_months: 3 })).json()
  expect(kept.all_quotes).toMatchObject([
    { total: 28_000 * NAIRA, is_by_phone: true, entered_by_name: agent.full_name, warranty_months: 3 },
  ])
  expect(kept.events.at(-1)).toMatchObject({ kind: 'QUOTED', from: 'Sunday Okafor', is_mine: true })
  expect((await textsTo(sunday.phone))[0]?.body).toContain('We recorded NGN 28,000 for job 1')
  await bear(manager, made.id)
  expect((await choose(manager, quoteOf(kept, sunday))).json()).toMatchObject({ vendor_id: sunday.id })
  await move(manager, made.id, 'DONE')
  const late = await writes(agent, told)
  expect([late.statusCode, late.json().message]).toEqual([409, 'This work order is done.'])
})

test('what is to be done is changed while it is open; where, while nobody was asked and nothing is decided', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world)
  const { manager, landlord, unit_id, estate_id } = flat
  const made = await order(manager, { estate_id, due_on: '2030-01-05' })
  const patch = (who: Person, body: object) => who.patch(`/work-orders/${made.id}`, body)
  expect((await patch(landlord, { title: 'Mine now' })).statusCode).toBe(403)
  const changed = (
    await patch(manager, { title: 'Mend the tank', category: 'WATER', due_on: null, unit_id })
  ).json()
  expect(changed).toMatchObject({ title: 'Mend the tank', due_on: null, unit_id, number: made.number })
  expect(changed.events.at(-1)).toMatchObject({ kind: 'CHANGED', to: 'title,due_on,place' })
  expect((await read(landlord, made.id)).id).toBe(made.id)
  expect((await patch(manager, { title: 'Mend the tank' })).json().events).toHaveLength(changed.events.length)
  expect((await patch(manager, { unit_id: other.unit_id })).statusCode).toBe(404)
  await ask(manager, made.id, [await vendor(flat)])
  expect((await patch(manager, { unit_id: null })).statusCode).toBe(409)
  expect((await patch(manager, { priority: 'HIGH', unit_id })).json()).toMatchObject({
    priority: 'HIGH',
    can: { change_place: false },
  })
  await move(manager, made.id, 'CANCELLED', { note: 'Not needed' })
  expect((await patch(manager, { title: 'Too late' })).statusCode).toBe(409)
})

test('a rise of a tenth is agreed, more is decided again, and the vendor can be kept to the price before', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id })
  const sunday = await vendor(flat)
  await ask(manager, made.id, [sunday])
  const { phone, link } = await price(sunday, 40_000)
  await bear(manager, made.id)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  await phone.send(link, { act: 'price', labour: '44000' })
  expect(await read(manager, made.id)).toMatchObject({ status: 'ASSIGNED', approved_amount: 44_000 * NAIRA })
  await phone.send(link, { act: 'price', labour: '48400', note: 'The pipe is rotten too' })
  const asked = await read(manager, made.id)
  expect(asked).toMatchObject({ status: 'QUOTING', approved_amount: 44_000 * NAIRA })
  expect((await phone.get(link)).body).toContain('is deciding on your new price')
  const old = asked.all_quotes.find(({ state }: { state: string }) => state === 'ACCEPTED')
  expect((await choose(manager, old.id)).json()).toMatchObject({
    status: 'ASSIGNED',
    approved_amount: 44_000 * NAIRA,
  })
  await phone.send(link, { act: 'price', labour: '60000' })
  const dear = (await read(manager, made.id)).all_quotes.find(
    ({ state }: { state: string }) => state === 'SENT',
  )
  expect((await choose(manager, dear.id)).json().status).toBe('APPROVAL')
})

test('nobody approves what they asked for; two managers can in place of the landlord; a job cut in two counts as one', async () => {
  const flat = await letFlat(world)
  const { manager, estate_id, landlord } = flat
  const agent = await withAgent(flat)
  const sunday = await vendor(flat)
  const asked = async (who: Person, naira: number) => {
    const made = await order(who, { unit_id: flat.unit_id })
    await ask(who, made.id, [sunday])
    await price(sunday, naira)
    await bear(who, made.id)
    return (await choose(who, quoteOf(await read(who, made.id), sunday))).json()
  }
  expect((await asked(agent, 30_000)).status).toBe('ASSIGNED')
  const second = await asked(agent, 30_000)
  expect(second.status).toBe('APPROVAL')
  const [approval] = second.approvals
  const answer = (who: Person, is_yes = true) =>
    who.post(`/work-approvals/${approval.id}/answer`, { is_yes, note: is_yes ? '' : 'Too dear' })
  expect((await answer(agent)).statusCode).toBe(403)
  const others = await Promise.all([0, 1].map(() => signedIn(world, 'ESTATE_MANAGER')))
  await world.services.transaction('system', async (tx) => {
    for (const { id } of others)
      await tx
        .insertInto('estate_association')
        .values({ user_id: id, estate_id, role: 'ESTATE_MANAGER' })
        .execute()
  })
  const [one, two] = await Promise.all(others.map((who) => refreshed(world, who)))
  if (!one || !two) throw new Error('Two were made.')
  expect((await answer(one)).json().status).toBe('APPROVAL')
  expect((await answer(one)).statusCode).toBe(409)
  const both = await Promise.all([answer(two), answer(landlord)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await read(manager, second.id)).status).toBe('ASSIGNED')

  const aqua = await vendor(flat, 'Aqua-Tech')
  const priced = async () => {
    const made = await order(agent, { unit_id: flat.unit_id })
    await ask(agent, made.id, [aqua])
    await price(aqua, 30_000)
    await bear(agent, made.id)
    return quoteOf(await read(agent, made.id), aqua)
  }
  const quotes = [await priced(), await priced()]
  const atOnce = await Promise.all(quotes.map((quote) => choose(agent, quote)))
  expect(atOnce.map((chosen) => chosen.json().status).sort()).toEqual(['APPROVAL', 'ASSIGNED'])
})

test('a price that nobody in the estate could approve is not sent to wait for ever: it is said what to do', async () => {
  const flat = await letFlat(world)
  const { manager, estate_id } = flat
  const sunday = await vendor(flat)
  const made = await order(manager, { estate_id, title: 'Mend the borehole' })
  await bear(manager, made.id, 'FUND')
  await ask(manager, made.id, [sunday])
  await price(sunday, 300_000)
  const choice = async () => choose(manager, quoteOf(await read(manager, made.id), sunday))
  const alone = await choice()
  expect([alone.statusCode, alone.json().message]).toEqual([
    409,
    expect.stringMatching(/Nobody here can approve ₦300,000.*two other managers.*limits/),
  ])
  expect((await read(manager, made.id)).status).toBe('QUOTING')
  for (const who of [await signedIn(world, 'ESTATE_MANAGER'), await signedIn(world, 'ESTATE_MANAGER')])
    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id, user_id: who.id, role: 'ESTATE_MANAGER' }),
    )
  expect((await choice()).json().status).toBe('APPROVAL')
})

test('a landlord who approved what work costs hears when it is done, and of what nobody asked them nothing', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const sunday = await vendor(flat)
  for (const naira of [20_000, 300_000]) {
    const made = await order(manager, { unit_id: flat.unit_id, title: `Mend for ${naira}` })
    await ask(manager, made.id, [sunday])
    await price(sunday, naira)
    await bear(manager, made.id)
    const [asked] = (await choose(manager, quoteOf(await read(manager, made.id), sunday))).json().approvals
    if (asked.state === 'ASKED')
      await landlord.post(`/work-approvals/${asked.id}/answer`, { is_yes: true, note: '' })
    expect((await move(manager, made.id, 'DONE')).statusCode).toBe(200)
  }
  await world.work()
  const { data } = (await landlord.get('/communication/notifications?limit=50')).json()
  expect(data.filter(({ title }: { title: string }) => title === 'The work is done')).toMatchObject([
    { message: expect.stringContaining('Mend for 300000') },
  ])
})

test('no vendor is held to a price that ran out while it waited to be approved: it is asked for again, and staff hear so', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const sunday = await vendor(flat)
  const made = await order(manager, { unit_id: flat.unit_id })
  await ask(manager, made.id, [sunday])
  await price(sunday, 300_000)
  await bear(manager, made.id)
  const asked = (await choose(manager, quoteOf(await read(manager, made.id), sunday))).json()
  expect(asked.status).toBe('APPROVAL')
  const valid = (day: string) =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('work_quote').set({ valid_until: day }).where('order_id', '=', made.id).execute(),
    )
  await valid(world.today())
  await runWorkClock(world.services)
  expect((await read(manager, made.id)).status).toBe('APPROVAL')
  await valid(addDays(world.today(), -1))
  const yes = await landlord.post(`/work-approvals/${asked.approvals[0].id}/answer`, {
    is_yes: true,
    note: '',
  })
  expect([yes.statusCode, yes.json().message]).toEqual([409, expect.stringContaining('was valid until')])
  for (const _ of [1, 2]) await runWorkClock(world.services)
  const late = await read(manager, made.id)
  expect(late).toMatchObject({ status: 'QUOTING', approvals: [{ state: 'WITHDRAWN', votes: [] }] })
  await world.work()
  const { data } = (await manager.get('/communication/notifications?limit=50')).json()
  expect(data.filter(({ title }: { title: string }) => title === 'Not approved')).toMatchObject([
    { message: expect.stringContaining('Ask for it again') },
  ])
  const labour = 300_000 * NAIRA
  const anew = await manager.post(`/work-offers/${late.offers[0].id}/quotes`, { labour })
  expect((await choose(manager, quoteOf(anew.json(), sunday))).json().status).toBe('APPROVAL')
})

test('an agent’s limit can be raised from a day on, by a manager of the estate alone', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const limits = `/onboarding/estates/${flat.estate_id}/work-limits`
  expect((await agent.get(limits)).json()).toMatchObject({ agent_limit: 50_000 * NAIRA, valid_from: null })
  const said = {
    ...{ agent_limit: 80_000 * NAIRA, manager_limit: 400_000 * NAIRA, emergency_limit: 100_000 * NAIRA },
    valid_from: world.today(),
  }
  expect((await agent.post(limits, said)).statusCode).toBe(403)
  expect((await flat.landlord.post(limits, said)).statusCode).toBe(403)
  expect((await flat.manager.post(limits, { ...said, valid_from: '2020-01-01' })).statusCode).toBe(409)
  expect((await flat.manager.post(limits, said)).statusCode).toBe(200)
  expect((await agent.get(limits)).json()).toMatchObject({ agent_limit: 80_000 * NAIRA })
})

test('what is urgent goes at once to whoever takes it first, and is explained within a day', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id, priority: 'URGENT', estimate: 90_000 * NAIRA })
  const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech')]
  expect((await ask(manager, made.id, [sunday, aqua], { needs_quote: false })).statusCode).toBe(201)
  const [first, second] = [await linkTo(sunday.phone), await linkTo(aqua.phone)]
  await Promise.all([browser().send(first, { act: 'take' }), browser().send(second, { act: 'take' })])
  const taken = await read(manager, made.id)
  expect(taken).toMatchObject({ status: 'ASSIGNED', approved_amount: 90_000 * NAIRA, can: { explain: true } })
  expect(taken.offers.map(({ state }: { state: string }) => state).sort()).toEqual(['ACCEPTED', 'LOST'])
  const explain = () => manager.post(`/work-orders/${made.id}/explanation`, { note: 'Water on the sockets' })
  expect((await explain()).json().can.explain).toBe(false)
  expect((await explain()).statusCode).toBe(409)
  const calm = await order(manager, { unit_id: flat.unit_id, estimate: 90_000 * NAIRA })
  expect((await ask(manager, calm.id, [sunday], { needs_quote: false })).statusCode).toBe(409)
})

test('who takes a job that by now needs a price is asked for one, and it is taken', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id, estimate: 30_000 * NAIRA })
  const sunday = await vendor(flat)
  expect((await ask(manager, made.id, [sunday], { needs_quote: false })).statusCode).toBe(201)
  await manager.patch(`/work-orders/${made.id}`, { estimate: 300_000 * NAIRA })
  const { answer, link, phone } = await price(sunday, 280_000)
  expect(answer.statusCode).toBe(303)
  expect((await phone.get(link)).body).toContain('We have your price')
  expect(await read(manager, made.id)).toMatchObject({ status: 'QUOTING', quotes: 1 })
})

test('a vendor who was put on hold since is given nothing: not by a choice, nor by an approval, nor by their own yes', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const hold = (one: Vendor) => manager.post(`/vendors/${one.id}/hold`, { reason: 'Left a flat flooded' })
  const lift = (one: Vendor) => manager.post(`/vendors/${one.id}/lift-hold`, {})
  const sunday = await vendor(flat)
  const made = await order(manager, { unit_id: flat.unit_id })
  await ask(manager, made.id, [sunday])
  await price(sunday, 400_000)
  await bear(manager, made.id)
  const quote = quoteOf(await read(manager, made.id), sunday)
  await hold(sunday)
  const chosen = await choose(manager, quote)
  expect([chosen.statusCode, chosen.json().message]).toEqual([
    409,
    'Sunday Okafor is on hold. Choose another vendor.',
  ])
  await lift(sunday)
  const [approval] = (await choose(manager, quote)).json().approvals
  await hold(sunday)
  const answer = (is_yes: boolean) =>
    landlord.post(`/work-approvals/${approval.id}/answer`, { is_yes, note: 'As you like' })
  expect((await answer(true)).statusCode).toBe(409)
  expect((await answer(false)).json().status, 'a no is one').toBe('QUOTING')
  await lift(sunday)
  const small = await order(manager, { unit_id: flat.unit_id, estimate: 3_000 * NAIRA })
  await ask(manager, small.id, [sunday], { needs_quote: false })
  const link = await linkTo(sunday.phone)
  await hold(sunday)
  await browser().send(link, { act: 'take' })
  expect(await read(manager, small.id)).toMatchObject({ status: 'OPEN', vendor_id: null })
})

test('nobody waits for who no longer has the order: their visit is off, and the tenant hears so', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const agent = await withAgent(flat)
  const request = await requestOf(flat)
  const made = await order(manager, { request_id: request.id })
  const give = (assigned_to: string | null) => manager.patch(`/work-orders/${made.id}`, { assigned_to })
  const day = (ahead: number) => new Date(world.services.clock.now().getTime() + ahead * DAY_MS).toISOString()
  const plan = () => manager.post(`/work-orders/${made.id}/visits`, { starts_at: day(1), ends_at: day(1.1) })
  const awaited = async () => (await tenant.get('/calendar?types=VISIT')).json().data.length
  const told = async () => {
    await world.work()
    const { data } = (await tenant.get('/communication/notifications?limit=50')).json()
    return data.filter(({ title }: { title: string }) => title === 'The visit was cancelled').length
  }
  await give(agent.id)
  await plan()
  expect(await awaited()).toBe(1)
  await give(manager.id)
  expect([await awaited(), await told()]).toEqual([0, 1])
  await plan()
  await move(manager, made.id, 'CANCELLED', { note: 'It mended itself' })
  expect([await awaited(), await told()]).toEqual([0, 2])
})

test('whoever lives where work was planned hears of each visit to their home, and so does the member of staff who comes', async () => {
  const [flat, next] = await Promise.all([letFlat(world), letFlat(world)])
  const { manager, tenant } = flat
  const agent = await withAgent(flat)
  const made = await order(manager, { unit_id: flat.unit_id, title: 'Service the air conditioner' })
  await manager.patch(`/work-orders/${made.id}`, { assigned_to: agent.id })
  const day = (ahead: number) => new Date(world.services.clock.now().getTime() + ahead * DAY_MS).toISOString()
  const window = (ahead: number) => ({ starts_at: day(ahead), ends_at: day(ahead + 0.1) })
  const planned = (await manager.post(`/work-orders/${made.id}/visits`, window(1))).json()
  const visit = `/work-visits/${planned.visits[0].id}`
  expect((await tenant.get('/calendar?types=VISIT')).json().data).toMatchObject([
    { title: 'Service the air conditioner', link: null },
  ])
  expect((await next.tenant.get('/calendar?types=VISIT')).json().data).toEqual([])
  expect((await manager.patch(visit, window(2))).statusCode).toBe(200)
  expect((await manager.patch(visit, { is_cancelled: true })).statusCode).toBe(200)
  await world.work()
  const heard = async (who: Person) =>
    (await who.get('/communication/notifications?limit=50'))
      .json()
      .data.map(({ title }: { title: string }) => title)
      .filter((title: string) => /visit|Somebody will come/.test(title))
  expect(await heard(tenant)).toEqual([
    'The visit was cancelled',
    'The visit has a new time',
    'Somebody will come to work in your home',
  ])
  expect(await heard(agent)).toEqual([
    'Your visit was cancelled',
    'Your visit has a new time',
    'A visit for you',
  ])
  expect(await heard(manager)).toEqual([])
})

test('a tenant hears with the reason that a repair is theirs to pay, before the work, and when it is no more', async () => {
  const [flat, other] = await Promise.all([letFlat(world), letFlat(world)])
  const request = await requestOf(flat)
  const reported = await order(flat.manager, { request_id: request.id })
  const found = await order(other.manager, { unit_id: other.unit_id })
  for (const [{ manager }, { id }] of [
    [flat, reported],
    [other, found],
  ] as const) {
    expect((await bear(manager, id, 'TENANT')).statusCode).toBe(200)
    expect((await bear(manager, id, 'TENANT')).statusCode).toBe(200)
  }
  await bear(flat.manager, reported.id, 'LANDLORD')
  await world.work()
  const heard = async ({ tenant }: LetFlat) =>
    (await tenant.get('/communication/notifications?limit=50'))
      .json()
      .data.filter(({ title }: { title: string }) => title.includes('pay for this repair'))
  const cost = { title: 'You pay for this repair', message: expect.stringContaining('Wear of the mixer') }
  const link = `/dashboard/maintenance/${request.id}`
  expect(await heard(flat)).toMatchObject([
    { title: 'You no longer pay for this repair', actionUrl: link },
    { ...cost, actionUrl: link },
  ])
  expect(await heard(other)).toMatchObject([cost])
})

test('a visit of which nobody recorded anything is late until the work is finished, and then no more', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const made = await order(manager, { unit_id: flat.unit_id })
  await manager.patch(`/work-orders/${made.id}`, { assigned_to: manager.id })
  const at = (hours: number) => new Date(world.services.clock.now().getTime() + hours * 3_600_000)
  const window = { starts_at: at(1).toISOString(), ends_at: at(2).toISOString() }
  expect((await manager.post(`/work-orders/${made.id}/visits`, window)).statusCode).toBe(201)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('work_visit')
      .set({ starts_at: at(-2), ends_at: at(-1) })
      .where('order_id', '=', made.id)
      .execute(),
  )
  const from = addDays(world.today(), -1)
  const late = async () =>
    (await manager.get(`/calendar?types=VISIT&from=${from}&to=${world.today()}`))
      .json()
      .data.map(({ is_late }: { is_late: boolean }) => is_late)
  expect(await late()).toEqual([true])
  await move(manager, made.id, 'DONE')
  expect(await late()).toEqual([false])
})

test('a visit of work that is over, or that somebody else has by now, is not moved: nobody would come', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const agent = await withAgent(flat)
  const made = await order(manager, { unit_id: flat.unit_id })
  const give = (assigned_to: string) => manager.patch(`/work-orders/${made.id}`, { assigned_to })
  const day = (ahead: number) => new Date(world.services.clock.now().getTime() + ahead * DAY_MS).toISOString()
  await give(agent.id)
  const planned = { starts_at: day(1), ends_at: day(1.1) }
  const [visit] = (await manager.post(`/work-orders/${made.id}/visits`, planned)).json().visits
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('work_visit')
      .set({ starts_at: new Date(day(-1.1)), ends_at: new Date(day(-1)) })
      .where('id', '=', visit.id)
      .execute(),
  )
  const moved = async () => (await manager.patch(`/work-visits/${visit.id}`, planned)).statusCode
  await give(manager.id)
  expect(await moved(), 'somebody else has it').toBe(409)
  await move(manager, made.id, 'CANCELLED', { note: 'It mended itself' })
  expect(await moved(), 'it is over').toBe(409)
})

test('done before anybody came: whoever was to come does not, and the tenant hears so; the visit on which it was done is no less', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const request = await requestOf(flat)
  const made = await order(manager, { request_id: request.id })
  await manager.patch(`/work-orders/${made.id}`, { assigned_to: manager.id })
  const now = () => world.services.clock.now().getTime()
  const plan = (from: number, to: number) =>
    manager.post(`/work-orders/${made.id}/visits`, {
      ...{ starts_at: new Date(now() + from).toISOString(), ends_at: new Date(now() + to).toISOString() },
    })
  await plan(60_000, 3_600_000)
  await plan(DAY_MS, DAY_MS + 3_600_000)
  world.services.clock.advance(120_000)
  await move(manager, made.id, 'DONE', { note: 'The tap is new' })
  const { visits } = (await manager.get(`/work-orders/${made.id}`)).json()
  expect(
    visits.map(({ outcome, cancelled_at }: Record<string, unknown>) => [outcome, cancelled_at !== null]),
  ).toEqual([
    ['DONE', false],
    [null, true],
  ])
  await world.work()
  const { data } = (await tenant.get('/communication/notifications?limit=50')).json()
  expect(data.filter(({ title }: { title: string }) => title === 'The visit was cancelled')).toHaveLength(1)
  expect((await tenant.get('/calendar?types=VISIT')).json().data).toHaveLength(1)
})

test('the word of a manager who has left counts no more', async () => {
  const flat = await letFlat(world)
  const { estate_id, manager } = flat
  const agent = await withAgent(flat)
  const sunday = await vendor(flat)
  const join = (user_id: string) =>
    world.services.transaction('system', (tx) =>
      joinEstate(tx, { user_id, estate_id, role: 'ESTATE_MANAGER' }),
    )
  const [left, second] = await Promise.all([0, 1].map(() => signedIn(world, 'ESTATE_MANAGER')))
  if (!left || !second) throw new Error('Two were made.')
  await join(left.id)
  await join(second.id)
  const made = await order(agent, { unit_id: flat.unit_id })
  await ask(agent, made.id, [sunday])
  await price(sunday, 200_000)
  await bear(agent, made.id)
  const { approvals } = (await choose(agent, quoteOf(await read(agent, made.id), sunday))).json()
  expect(approvals[0]).toMatchObject({ level: 'OWNER', state: 'ASKED' })
  const agree = async (who: Person) =>
    (await who.post(`/work-approvals/${approvals[0].id}/answer`, { is_yes: true, note: '' })).json().status
  expect(await agree(left)).toBe('APPROVAL')
  const gone = await manager.delete(`/estates/${estate_id}/managers/${left.id}`)
  expect(gone.statusCode).toBe(204)
  expect(await agree(second)).toBe('APPROVAL')
  expect(await agree(manager)).toBe('ASSIGNED')
})

test('work of who has left the estate is nobody’s again, and nobody waits for their visit', async () => {
  const flat = await letFlat(world)
  const { estate_id, manager, tenant } = flat
  const agent = await withAgent(flat)
  const request = await requestOf(flat)
  const made = await order(manager, { request_id: request.id })
  await manager.patch(`/work-orders/${made.id}`, { assigned_to: agent.id })
  const day = (ahead: number) => new Date(world.services.clock.now().getTime() + ahead * DAY_MS).toISOString()
  await manager.post(`/work-orders/${made.id}/visits`, { starts_at: day(1), ends_at: day(1.1) })
  await runWorkClock(world.services)
  expect(await read(manager, made.id)).toMatchObject({ status: 'ASSIGNED' })

  expect((await manager.delete(`/estates/${estate_id}/managers/${agent.id}`)).statusCode).toBe(204)
  for (const _ of [1, 2]) await runWorkClock(world.services)
  await runMaintenanceClock(world.services)
  expect(await read(manager, made.id)).toMatchObject({ status: 'OPEN', assigned_to: null })
  expect((await manager.get(`/maintenance/${request.id}`)).json()).toMatchObject({
    ...{ status: 'OPEN', assigned_to: null },
  })
  expect((await tenant.get('/calendar?types=VISIT')).json().data).toEqual([])
  await world.work()
  const { data } = (await manager.get('/communication/notifications?limit=50')).json()
  const told = (title: string) => data.filter((one: { title: string }) => one.title.startsWith(title)).length
  expect(told('A job is unassigned')).toBeGreaterThan(0)
})

test('raised under one key it is one order, however often and by whomever at once', async () => {
  const { estate_id } = await letFlat(world)
  const raise = () =>
    world.services.transaction('system', (tx) =>
      createOrder(tx, {
        ...{ estate_id, category: 'GENERATOR', title: 'Service of the generator' },
        ...{ created_by: null, origin_key: `plan:${estate_id}:1` },
      }),
    )
  const made = [...(await Promise.all([raise(), raise(), raise()])), await raise()]
  expect(new Set(made.map(({ row }) => row.id)).size).toBe(1)
  expect(made.filter(({ is_new }) => is_new)).toHaveLength(1)
})

test('done and not a word against it: closed by time; opened again by the tenant it goes on', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const request = await requestOf(flat)
  const made = await order(flat.manager, { request_id: request.id })
  const given = await flat.manager.patch(`/work-orders/${made.id}`, { assigned_to: agent.id })
  expect(given.json()).toMatchObject({ status: 'ASSIGNED', assignee_name: 'Musa Ibrahim' })
  await move(agent, made.id, 'DONE')
  await flat.tenant.post(`/maintenance/${request.id}/status`, { status: 'OPEN', note: 'It drips again' })
  await world.work()
  expect((await read(flat.manager, made.id)).status).toBe('IN_PROGRESS')
  await move(agent, made.id, 'DONE')
  world.services.clock.advance(7 * DAY_MS)
  await Promise.all([runWorkClock(world.services), runWorkClock(world.services)])
  const manager = await refreshed(world, flat.manager)
  expect((await read(manager, made.id)).status).toBe('CLOSED')
  expect((await manager.get(`/maintenance/${request.id}`)).json().status).toBe('RESOLVED')
})

test('a vendor whose job is opened again hears so, with what is still wrong', async () => {
  const flat = await letFlat(world)
  const sunday = await vendor(flat)
  const request = await requestOf(flat)
  const made = await order(flat.manager, { request_id: request.id })
  await ask(flat.manager, made.id, [sunday])
  await price(sunday, 10_000)
  await bear(flat.manager, made.id)
  await choose(flat.manager, quoteOf(await read(flat.manager, made.id), sunday))
  await move(flat.manager, made.id, 'DONE')
  await flat.tenant.post(`/maintenance/${request.id}/status`, { status: 'OPEN', note: 'It drips again' })
  await world.work()
  expect((await read(flat.manager, made.id)).status).toBe('IN_PROGRESS')
  const [again] = await textsTo(sunday.phone)
  expect(again?.body).toMatch(new RegExp(`^Job ${made.number} is not done yet: It drips again\\.`))
  await move(flat.manager, made.id, 'DONE')
  await move(flat.manager, made.id, 'IN_PROGRESS', { note: 'The wall is still wet' })
  expect((await textsTo(sunday.phone))[0]?.body).toContain('The wall is still wet')
})

test('what its tenant takes back nobody comes for, as long as nobody has begun', async () => {
  const flat = await letFlat(world)
  const sunday = await vendor(flat)
  const request = await requestOf(flat)
  const made = await order(flat.manager, { request_id: request.id })
  await ask(flat.manager, made.id, [sunday])
  await flat.tenant.post(`/maintenance/${request.id}/status`, { status: 'CANCELLED', note: 'Mended it' })
  await world.work()
  expect((await read(flat.manager, made.id)).status).toBe('CANCELLED')
  expect((await textsTo(sunday.phone))[0]?.body).toContain(`Job ${made.number} is off`)
  expect((await flat.tenant.get(`/maintenance/${request.id}`)).json().status).toBe('CANCELLED')
})

test('work that is called off opens nothing that is done, and sends nobody back to it', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const sunday = await vendor(flat)
  const request = await requestOf(flat)
  const statusOf = async () => (await tenant.get(`/maintenance/${request.id}`)).json().status
  const made = await order(manager, { request_id: request.id })
  const twice = await order(manager, { request_id: request.id, title: 'Mend the tap in the kitchen' })
  await ask(manager, made.id, [sunday])
  await price(sunday, 10_000)
  await bear(manager, made.id)
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  await move(manager, made.id, 'DONE')
  await world.work()
  expect(await statusOf()).toBe('RESOLVED')
  await move(manager, twice.id, 'CANCELLED', { note: 'Written twice' })
  const [newest] = await textsTo(sunday.phone)
  expect(await statusOf()).toBe('RESOLVED')
  expect((await read(manager, made.id)).status).toBe('DONE')
  expect(newest?.body).not.toContain('not done yet')
})

test('what whoever runs the home finds not done yet is not confirmed meanwhile, by the tenant or by time', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const request = await requestOf(flat)
  const statusOf = async () => (await flat.manager.get(`/maintenance/${request.id}`)).json().status
  const { id } = await order(flat.manager, { request_id: request.id })
  await flat.manager.patch(`/work-orders/${id}`, { assigned_to: agent.id })
  await move(agent, id, 'DONE')
  expect(await statusOf()).toBe('RESOLVED')
  await move(flat.manager, id, 'IN_PROGRESS', { note: 'The wall is still wet' })
  await world.work()
  expect(await statusOf()).toBe('IN_PROGRESS')
  const { reopened_count, resolved_at, reminded_days } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('maintenance_request').selectAll().where('id', '=', request.id).executeTakeFirstOrThrow(),
  )
  expect({ reopened_count, resolved_at, reminded_days }).toEqual({
    ...{ reopened_count: 1, resolved_at: null, reminded_days: null },
  })
  await move(agent, id, 'DONE')
  expect(await statusOf()).toBe('RESOLVED')
})

test('of several orders for one fault none says that nobody is at work while somebody is, and the last says that it is done', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const agent = await withAgent(flat)
  const request = await requestOf(flat)
  const statusOf = async () => (await tenant.get(`/maintenance/${request.id}`)).json().status
  const given = async (title: string) => {
    const { id } = await order(manager, { request_id: request.id, title })
    await manager.patch(`/work-orders/${id}`, { assigned_to: agent.id })
    return id as string
  }
  const [plumbing, wiring, twice] = [await given('Plumbing'), await given('Wiring'), await given('Wires')]
  await move(manager, twice, 'CANCELLED', { note: 'Written twice' })
  expect(await statusOf()).toBe('ASSIGNED')
  await move(agent, plumbing, 'IN_PROGRESS')
  await move(agent, plumbing, 'DONE')
  expect(await statusOf(), 'somebody still comes for the wires').toBe('IN_PROGRESS')
  await move(agent, wiring, 'DONE')
  expect(await statusOf()).toBe('RESOLVED')
})

test('work that was begun for a request that was joined with another since is the work on that one', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const other = await letFlat(world, { estate_id: flat.estate_id, manager })
  const sunday = await vendor(flat)
  const first = await requestOf(flat, { scope: 'ESTATE' })
  const made = await order(manager, { request_id: first.id })
  await ask(manager, made.id, [sunday])
  await price(sunday, 10_000)
  await bear(manager, made.id, 'FUND')
  await choose(manager, quoteOf(await read(manager, made.id), sunday))
  const second = await requestOf(other, { scope: 'ESTATE' })
  expect((await manager.post(`/maintenance/${first.id}/merge`, { into_id: second.id })).statusCode).toBe(200)
  for (const [who, id] of [
    [manager, second.id],
    [other.tenant, second.id],
    [flat.tenant, first.id],
  ] as const)
    expect((await who.get(`/maintenance/${id}/work`)).json().data).toMatchObject([
      { id: made.id, doer_name: 'Sunday Okafor' },
    ])
  const day = (ahead: number) => new Date(world.services.clock.now().getTime() + ahead * DAY_MS).toISOString()
  await manager.post(`/work-orders/${made.id}/visits`, { starts_at: day(1), ends_at: day(1.1) })
  await world.work()
  const bell = async (who: Person) =>
    (await who.get('/communication/notifications?limit=50')).json().data as { message: string }[]
  expect((await other.tenant.get('/calendar?types=VISIT')).json().data).toMatchObject([
    { link: `/dashboard/maintenance/${second.id}` },
  ])
  expect(
    (await bell(other.tenant)).filter(({ message }) => message.startsWith('Mend the tap:')),
  ).toHaveLength(1)

  await move(manager, made.id, 'DONE')
  await other.tenant.post(`/maintenance/${second.id}/status`, { status: 'OPEN', note: 'It drips again' })
  await world.work()
  expect((await read(manager, made.id)).status).toBe('IN_PROGRESS')
  expect((await textsTo(sunday.phone))[0]?.body).toContain('It drips again')
  await move(manager, made.id, 'DONE')
  await other.tenant.post(`/maintenance/${second.id}/status`, { status: 'CLOSED', rating: 5 })
  await world.work()
  expect((await read(manager, made.id)).status).toBe('CLOSED')
})

/** The newest link with which an owner answers an approval. */
async function approvalLink({ email }: { email: string }): Promise<string> {
  await world.work()
  const { links } = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select('links')
      .where('subject', 'like', 'Approve%')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return new URL(links[0] ?? '').pathname
}
/** Chooses a quote above every limit, so that the owner is asked. */
async function asksOwner(flat: LetFlat) {
  const { manager } = flat
  const sunday = await vendor(flat)
  const made = await order(manager, { unit_id: flat.unit_id })
  await ask(manager, made.id, [sunday])
  const { phone, link } = await price(sunday, 400_000)
  await bear(manager, made.id)
  const { status } = (await choose(manager, quoteOf(await read(manager, made.id), sunday))).json()
  expect(status).toBe('APPROVAL')
  return { id: made.id as string, sunday, phone, link }
}

test('the link of who has sold the home answers nothing any more, and whoever owns it now is asked', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const { id } = await asksOwner(flat)
  const old = await approvalLink(landlord)
  const buyer = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: buyer.id, role: 'LANDLORD' })
    await tx
      .updateTable('property')
      .set({ landlord_id: buyer.id })
      .where('landlord_id', '=', landlord.id)
      .execute()
  })
  const desk = browser()
  expect((await desk.get(old)).statusCode).toBe(404)
  await desk.send(old, { answer: 'yes' })
  expect(await read(manager, id)).toMatchObject({ status: 'APPROVAL', approvals: [{ votes: [] }] })
  for (const _ of [1, 2]) await runWorkClock(world.services)
  await desk.send(await approvalLink(buyer), { answer: 'yes' })
  const { status, approvals } = await read(manager, id)
  expect([status, approvals[0].votes]).toMatchObject(['ASSIGNED', [{ name: buyer.full_name, by_link: true }]])
})

test('what was asked for can be taken back until it is answered: its link answers nothing, and the price can be chosen again', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const { id, sunday } = await asksOwner(flat)
  const link = await approvalLink(landlord)
  const { approvals, can } = await read(manager, id)
  expect(can).toMatchObject({ approve: false, withdraw: true })
  expect((await read(landlord, id)).can).toMatchObject({ approve: true, withdraw: false })
  const back = (who: Person, approval_id: string) =>
    who.post(`/work-approvals/${approval_id}/withdraw`, { note: 'Wrong price' })
  expect((await back(tenant, approvals[0].id)).statusCode).toBe(404)
  expect((await back(landlord, approvals[0].id)).statusCode).toBe(403)
  expect((await back(manager, approvals[0].id)).json()).toMatchObject({
    ...{ status: 'QUOTING', approvals: [{ state: 'WITHDRAWN' }] },
    can: { withdraw: false, choose: true },
  })
  expect((await back(manager, approvals[0].id)).json().code).toBe('ILLEGAL_STATE')
  expect((await browser().get(link)).body).not.toContain('name="answer"')
  expect((await landlord.get('/work-approvals')).json().data).toEqual([])

  const again = (await choose(manager, quoteOf(await read(manager, id), sunday))).json()
  const asked = again.approvals.find(({ state }: { state: string }) => state === 'ASKED')
  const [yes, withdrawn] = await Promise.all([
    landlord.post(`/work-approvals/${asked.id}/answer`, { is_yes: true, note: '' }),
    back(manager, asked.id),
  ])
  expect([yes.statusCode, withdrawn.statusCode].toSorted()).not.toEqual([200, 200])
})

test('nobody is asked to approve the price of a vendor who does not come any more, and a yes that is not taken is said to be none', async () => {
  const flat = await letFlat(world)
  const { manager, landlord } = flat
  const gone = await asksOwner(flat)
  const link = await approvalLink(landlord)
  await gone.phone.send(gone.link, { act: 'cannot', note: 'I have travelled' })
  expect(await read(manager, gone.id)).toMatchObject({
    ...{ status: 'QUOTING', approvals: [{ state: 'WITHDRAWN' }] },
  })
  expect((await browser().get(link)).body).not.toContain('name="answer"')

  const { id, sunday } = await asksOwner(flat)
  const desk = browser()
  const asked = await approvalLink(landlord)
  await manager.post(`/vendors/${sunday.id}/hold`, { reason: 'Left a flat flooded' })
  const refused = await desk.send(asked, { answer: 'yes' })
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toMatch(/role="alert">Sunday Okafor is on hold/)
  expect((await read(manager, id)).status).toBe('APPROVAL')
})

test('no sequence of acts by any mix of people leads where the table does not', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const agent = await withAgent(flat)
  const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech')]
  const made = (await Promise.all([0, 1, 2].map(() => order(manager, { unit_id: flat.unit_id })))).map(
    ({ id }) => id,
  )
  const pick = <T>(list: readonly T[]): T => list[randomInt(Math.max(1, list.length))] as T
  const people = [manager, agent, landlord, tenant]
  const acts: ((id: string) => Promise<unknown>)[] = [
    (id) => move(pick(people), id, pick(WORK_STATUSES), { note: 'A reason' }),
    (id) =>
      move(pick([manager, agent]), id, pick(['IN_PROGRESS', 'DONE', 'ON_HOLD', 'OPEN']), {
        note: 'A reason',
      }),
    (id) => pick(people).patch(`/work-orders/${id}`, { assigned_to: pick([agent.id, null]) }),
    (id) => ask(pick(people), id, [sunday, aqua]),
    (id) => bear(pick(people), id),
    async (id) =>
      choose(pick(people), pick((await read(manager, id)).all_quotes as { id: string }[])?.id ?? id),
    async (id) => {
      const asked = (await read(manager, id)).approvals.find(
        ({ state }: { state: string }) => state === 'ASKED',
      )
      const is_yes = randomInt(3) > 0
      if (asked) await pick(people).post(`/work-approvals/${asked.id}/answer`, { is_yes, note: 'So be it' })
    },
    async () =>
      write(pick([sunday, aqua]).phone, pick(['1', '2', '3', 'PRICE 31000', 'PRICE 400000', 'PRICE 55000'])),
    async (id) =>
      write(pick([sunday, aqua]).phone, `${pick(['1', '3'])} ${(await read(manager, id)).number}`),
  ]
  for (let step = 0; step < 48; step++) {
    await Promise.all([0, 1].map(() => pick(acts)(pick(made))))
    if (step % 8 === 7) await world.work() // jobs that read incoming texts run
  }
  const moves = await world.services.transaction('system', (tx) =>
    tx.selectFrom('work_event').selectAll().where('order_id', 'in', made).orderBy('id').execute(),
  )
  const at = new Map<string, string>()
  for (const line of moves) {
    if (line.kind !== 'MOVED') continue
    const [from, to] = [line.from_value as WorkStatus, line.to_value as WorkStatus]
    const parts: WorkMover[] = line.vendor_id
      ? ['DOER']
      : line.actor_id === landlord.id
        ? ['LANDLORD']
        : line.actor_id === null
          ? ['CLOCK']
          : ['STAFF']
    expect([from, to, parts, mayMoveWork(from, to, parts)]).toEqual([from, to, parts, true])
    expect(from).toBe(at.get(line.order_id) ?? 'OPEN')
    expect(line.actor_id).not.toBe(tenant.id)
    at.set(line.order_id, to)
  }
  for (const id of made) expect((await read(manager, id)).status).toBe(at.get(id) ?? 'OPEN')
})

test('what is kept of the work of vendors is what it comes to, however it is moved, given away and rated', async () => {
  const flat = await letFlat(world)
  const [sunday, aqua] = [await vendor(flat), await vendor(flat, 'Aqua-Tech')]
  const request = await requestOf(flat)
  const { id } = await order(flat.manager, { unit_id: flat.unit_id, request_id: request.id })
  const at = new Date()
  const done = { status: 'DONE' as const, done_at: at }
  const closed = { status: 'CLOSED' as const, resolved_at: at, closed_at: at }
  const ofOrder = (set: object) => (tx: Tx) =>
    tx.updateTable('work_order').set(set).where('id', '=', id).execute()
  const ofRequest = (set: object) => (tx: Tx) =>
    tx.updateTable('maintenance_request').set(set).where('id', '=', request.id).execute()
  const steps: [(tx: Tx) => Promise<unknown>, object | undefined][] = [
    [ofOrder({ ...done, vendor_id: sunday.id }), { done: 1, rated: 0, points: 0 }],
    [ofRequest({ ...closed, rating: 4 }), { done: 1, rated: 1, points: 4 }],
    [ofRequest({ rating: 5 }), { done: 1, rated: 1, points: 5 }],
    [ofOrder({ request_id: null }), { done: 1, rated: 0, points: 0 }],
    [ofOrder({ request_id: request.id, vendor_id: aqua.id }), { done: 0, rated: 0, points: 0 }],
    [ofOrder({ vendor_id: sunday.id }), { done: 1, rated: 1, points: 5 }],
    [ofRequest({ status: 'OPEN', resolved_at: null, closed_at: null }), { done: 1, rated: 0, points: 0 }],
    [ofOrder({ status: 'IN_PROGRESS', done_at: null }), { done: 0, rated: 0, points: 0 }],
  ]
  for (const [step, kept] of steps)
    await world.services.transaction('system', async (tx) => {
      await step(tx)
      const scores = tx
        .selectFrom('vendor_score')
        .select(['vendor_id', 'estate_id', 'done', 'rated', 'points'])
      expect(await scores.where('vendor_id', '=', sunday.id).executeTakeFirst()).toMatchObject(kept ?? {})
      const ordered = sql`order by estate_id, vendor_id nulls first`
      const there = await sql`select * from vendor_score where done <> 0 ${ordered}`.execute(tx)
      expect(there.rows).toEqual((await sql`select * from vendor_score_counted ${ordered}`.execute(tx)).rows)
    })
})

test('an owner who does not answer is reminded once, both links work, and staff hear when they ran out', async () => {
  const flat = await letFlat(world)
  const { landlord } = flat
  let manager = flat.manager
  await asksOwner(flat)
  const first = await approvalLink(landlord)
  const clock = async (days: number) => {
    world.services.clock.advance(days * 86_400_000)
    for (const _ of [1, 2]) await runWorkClock(world.services)
    await world.work()
  }
  const asked = async () =>
    (await sentTo(world, landlord.email)).filter(({ links }) => links.some((link) => link.includes('/w/')))
  await clock(2)
  expect(await asked()).toHaveLength(1)
  await clock(1)
  expect((await asked()).map(({ subject }) => subject?.slice(0, 17))).toEqual([
    'Approve ₦400,000:',
    'Reminder: Approve',
  ])
  const second = new URL((await asked())[1]?.links[0] ?? '').pathname
  const desk = browser()
  for (const link of [first, second]) expect((await desk.get(link)).body).toContain('Approve ₦400,000?')
  await clock(5)
  expect(await asked()).toHaveLength(2)
  const heard = async () => {
    manager = await refreshed(world, manager)
    const { data } = (await manager.get('/communication/notifications?limit=50')).json()
    return data.filter(({ title }: { title: string }) => title === 'The landlord has not answered')
  }
  expect(await heard()).toEqual([])
  await clock(6)
  await clock(1)
  expect(await asked()).toHaveLength(2)
  const [said, ...more] = await heard()
  expect(said.message).toContain('Mend the tap: ₦400,000.')
  expect(more).toEqual([])
  expect((await desk.get(second)).body, 'it has run out').not.toContain('value="yes"')
})
