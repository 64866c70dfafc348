import { randomUUID } from 'node:crypto'
import type { Comparison } from '@gida/contract/domains/inspections/comparison'
import type { InspectionDetail, InspectionItem } from '@gida/contract/domains/inspections/inspection'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/naira'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../platform/sha256.ts'
import { phonePhoto, upload } from '../../testing/files/photo.ts'
import { textOf } from '../../testing/files/read-pdf.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { checklistOf } from './checklist.ts'
import { runInspectionClock } from './run-inspection-clock.ts'

const world = useWorld()
const { record } = offlinePaymentsIn(world)
const DAY_MS = 86_400_000
const DEPOSIT = 20_000_000

const begin = async (person: Person, unit_id: string, kind = 'MOVE_IN'): Promise<InspectionDetail> =>
  (await person.post(`/onboarding/units/${unit_id}/inspections`, { kind })).json()
const read = async (person: Person, id: string): Promise<InspectionDetail> =>
  (await person.get(`/inspections/${id}`)).json()
const compare = async (person: Person, id: string): Promise<Comparison> =>
  (await person.get(`/inspections/${id}/comparison`)).json()
const save = (person: Person, id: string, ...items: object[]) =>
  person.patch(`/inspections/${id}/items`, { items })

const draftOf = (item: InspectionItem, seen: Partial<InspectionItem>) => {
  const { id, version, room, name, kind, condition, cleanliness, works, reading, units_left, ...rest } = item
  const { count, since, words, is_left_out } = rest
  return {
    ...{ id, version, room, name, kind, condition, cleanliness, works, reading, units_left },
    ...{ count, since, words, is_left_out, ...seen },
  }
}
const itemIn = ({ item_list }: InspectionDetail, room: string, name: string): InspectionItem => {
  const found = item_list.find((item) => item.room === room && item.name === name)
  if (!found) throw new Error(`There is no ${name} in ${room}.`)
  return found
}

type Photo = { item_id: string; client_id?: string; source?: string }
async function photograph(who: Person, id: string, photo: Photo, bytes?: Buffer) {
  const taken = bytes ?? (await phonePhoto(800, 600))
  const fields = {
    ...{ client_id: randomUUID(), source: 'CAMERA', captured_at: '2019-01-01T10:00:00Z', ...photo },
    sha256: sha256Hex(taken),
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(taken)], 'wall.jpg'))
  const request = new Request('http://test', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/inspections/${id}/photos`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': type },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
async function sign(who: Person, id: string, side: 'STAFF' | 'TENANT', more: object = {}) {
  const { hash } = await read(who, id)
  const drawn = { way: 'DRAWN', drawing: 'M 40 96 L 58 50 L 90 96' }
  return who.post(`/inspections/${id}/signatures`, { side, name: who.full_name, hash, ...drawn, ...more })
}

/** A move-in report with this wardrobe, signed by staff. */
async function movedIn(flat: LetFlat, wardrobe: Partial<InspectionItem> = { condition: 'GOOD' }) {
  const report = await begin(flat.manager, flat.unit_id)
  const item = itemIn(report, 'Bedroom', 'Wardrobe')
  expect((await save(flat.manager, report.id, draftOf(item, wardrobe))).statusCode).toBe(200)
  expect((await photograph(flat.manager, report.id, { item_id: item.id })).statusCode).toBe(201)
  expect((await sign(flat.manager, report.id, 'STAFF')).statusCode).toBe(201)
  return read(flat.manager, report.id)
}
const endLease = (unit_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .updateTable('lease')
      .set({
        status: 'TERMINATED',
        ending_kind: 'MOVED_OUT',
        start_date: addDays(world.today(), -300),
        end_date: world.today(),
      })
      .where('unit_id', '=', unit_id)
      .execute(),
  )

test('a move-in is written, photographed, sealed by the office and signed by the tenant; the owner reads it', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord, unit_id } = flat
  const report = await begin(manager, unit_id)
  expect(report.item_list.map(({ room, name }) => [room, name])).toEqual(
    checklistOf(1).map(({ room, name }) => [room, name]),
  )
  expect((await tenant.get(`/inspections/${report.id}`)).statusCode).toBe(404)
  const wall = itemIn(report, 'Sitting room', 'Walls')
  const meter = itemIn(report, 'Meters and keys', 'Electricity meter')
  const keys = itemIn(report, 'Meters and keys', 'Entrance keys')
  await save(
    manager,
    report.id,
    draftOf(wall, { condition: 'FAIR', cleanliness: 'DUSTY', words: 'Two drill holes' }),
    draftOf(meter, { reading: '4512.7', units_left: '23' }),
    draftOf(keys, { count: 3 }),
  )
  const refused = await sign(manager, report.id, 'STAFF')
  expect(refused.json()).toMatchObject({ code: 'PHOTOS_MISSING', details: { items: [wall.id] } })
  const photo = await photograph(manager, report.id, { item_id: wall.id })
  expect(photo.json()).toMatchObject({ captured_at: '2019-01-01T10:00:00.000Z', source: 'CAMERA' })
  expect(photo.json().created_at > report.created_at).toBe(true)
  expect(photo.json().taken_sha256).not.toBe(photo.json().kept_sha256)
  expect((await sign(manager, report.id, 'TENANT', { way: 'TYPED' })).json().message).toBe(
    'The person who wrote the report must sign first.',
  )
  expect((await sign(manager, report.id, 'STAFF', { hash: 'a'.repeat(64) })).json().code).toBe('CONFLICT')
  expect((await sign(manager, report.id, 'STAFF')).json()).toMatchObject({
    status: 'SEALED',
    rated: 3,
    worse: 1,
  })

  const kept = await tenant.get(`/inspections/photos/${photo.json().id}`)
  expect(sha256Hex(kept.rawPayload)).toBe(photo.json().kept_sha256)
  const remark = { item_id: wall.id, agrees: false, words: 'The holes were there' }
  expect((await tenant.post(`/inspections/${report.id}/remarks`, remark)).json().contested).toBe(1)
  const signed = await sign(tenant, report.id, 'TENANT', { way: 'TYPED' })
  expect(signed.json().signatures).toMatchObject([
    { side: 'STAFF', way: 'DRAWN', is_own: true },
    { side: 'TENANT', way: 'TYPED', name: tenant.full_name, is_own: true },
  ])
  expect((await sign(tenant, report.id, 'TENANT', { way: 'TYPED' })).json().message).toContain(
    'already signed',
  )
  await world.work()
  const told = (person: Person) =>
    world.services.transaction('system', async (tx) => {
      const rows = await tx
        .selectFrom('notification')
        .select('title')
        .where('user_id', '=', person.id)
        .execute()
      return rows.map(({ title }) => title)
    })
  expect(await told(tenant)).toContain('Read and sign your move-in report')
  expect(await told(manager)).toEqual(
    expect.arrayContaining(['The tenant does not agree with a line', 'The tenant has signed']),
  )
  expect((await read(landlord, report.id)).can).toMatchObject({
    write: false,
    sign_tenant: false,
    remark: false,
  })
  expect((await landlord.get('/inspections')).json().data).toMatchObject([{ id: report.id, contested: 1 }])
  const paper = await textOf((await landlord.get(`/inspections/${report.id}/pdf`)).rawPayload)
  for (const said of ['Move-in report', 'Two drill holes', signed.json().hash]) expect(paper).toContain(said)
})

test('what is sealed changes no more: not by a phone that comes late, and not by the server', async () => {
  const flat = await letFlat(world)
  const report = await movedIn(flat)
  const item = itemIn(report, 'Bedroom', 'Wardrobe')
  const late = await save(flat.manager, report.id, draftOf(item, { condition: 'BROKEN' }))
  expect(late.json()).toMatchObject({ code: 'ILLEGAL_STATE', message: expect.stringContaining('is signed') })
  expect((await photograph(flat.manager, report.id, { item_id: item.id })).statusCode).toBe(409)
  expect((await flat.manager.post(`/inspections/${report.id}/cancel`)).statusCode).toBe(409)
  for (const change of [
    sql`update inspection_item set condition = 'BROKEN' where inspection_id = ${report.id}`,
    sql`delete from inspection_item where inspection_id = ${report.id}`,
    sql`update inspection_photo set item_id = item_id where inspection_id = ${report.id}`,
    sql`update inspection set hash = decode(${'ab'.repeat(32)}, 'hex') where id = ${report.id}`,
  ])
    await expect(world.services.transaction('system', (tx) => change.execute(tx))).rejects.toThrow()
  expect((await read(flat.manager, report.id)).hash).toBe(report.hash)
})

test('sent again it is the same; what another phone changed is answered with what stands, and nothing of it is written', async () => {
  const { manager, unit_id } = await letFlat(world)
  const client_id = randomUUID()
  const start = () => manager.post(`/onboarding/units/${unit_id}/inspections`, { kind: 'MOVE_IN', client_id })
  const [first, again] = await Promise.all([start(), start()])
  expect(first.json().id).toBe(again.json().id)
  const report: InspectionDetail = first.json()
  const second = await manager.post(`/onboarding/units/${unit_id}/inspections`, { kind: 'MOVE_IN' })
  expect(second.json()).toMatchObject({ code: 'ILLEGAL_STATE', details: { inspection_id: report.id } })
  const other = await letFlat(world)
  const begun = () =>
    other.manager.post(`/onboarding/units/${other.unit_id}/inspections`, { kind: 'PERIODIC' })
  const atOnce = await Promise.all([begun(), begun()])
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])

  const [floor, wall] = [itemIn(report, 'Kitchen', 'Floor'), itemIn(report, 'Kitchen', 'Walls')]
  const good = draftOf(floor, { condition: 'GOOD' })
  expect((await save(manager, report.id, good)).statusCode).toBe(200)
  expect(itemIn((await save(manager, report.id, good)).json(), 'Kitchen', 'Floor').version).toBe(2)
  const mine = [draftOf(wall, { condition: 'NEW' }), draftOf(floor, { condition: 'POOR' })]
  const conflict = (await save(manager, report.id, ...mine)).json()
  expect(conflict).toMatchObject({
    code: 'ITEM_CHANGED',
    details: { items: [{ id: floor.id, version: 2, condition: 'GOOD' }] },
  })
  expect(itemIn(await read(manager, report.id), 'Kitchen', 'Walls').condition).toBeNull()

  const added = {
    ...draftOf(floor, { condition: 'NEW' }),
    id: randomUUID(),
    version: 0,
    room: 'Store',
    name: 'Shelf',
  }
  for (const _ of [1, 2]) expect((await save(manager, report.id, added)).statusCode).toBe(200)
  expect((await read(manager, report.id)).item_list.filter(({ room }) => room === 'Store')).toHaveLength(1)
  const photo = { item_id: floor.id, client_id: randomUUID() }
  const twice = [await photograph(manager, report.id, photo), await photograph(manager, report.id, photo)]
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect((await read(manager, report.id)).photo_list).toHaveLength(1)
})

test('refuses what is no photo, what is too large, and what does not fit, in words', async () => {
  const { manager, unit_id } = await letFlat(world)
  const report = await begin(manager, unit_id)
  const item = itemIn(report, 'Kitchen', 'Sink and taps')
  const sent = async (bytes: Buffer) =>
    (await photograph(manager, report.id, { item_id: item.id }, bytes)).json()
  expect((await sent(Buffer.from('MZ a program'))).message).toContain('That is a program')
  expect((await sent(Buffer.from('\0\0\0\u0018ftypheic and more', 'latin1'))).message).toContain('HEIC')
  expect((await sent(Buffer.from('%PDF-1.7 %%EOF'))).message).toContain('Send a photo as JPEG')
  expect((await sent(Buffer.concat([await phonePhoto(), Buffer.alloc(30_000_000)]))).code).toBe(
    'PAYLOAD_TOO_LARGE',
  )
  const mixed = await save(manager, report.id, draftOf(item, { count: 3 }))
  expect(mixed.json().code).toBe('VALIDATION_ERROR')
  expect((await begin(manager, unit_id, 'VACANT')) as unknown).toMatchObject({ code: 'ILLEGAL_STATE' })
  expect(itemIn(await read(manager, report.id), 'Kitchen', 'Sink and taps').count).toBeNull()
})

test('who looks after the unit writes; who does not, and the tenant, do not', async () => {
  const flat = await letFlat(world)
  const report = await begin(flat.manager, flat.unit_id)
  const other = await signedIn(world, 'PROPERTY_MANAGER')
  const stranger = (await letFlat(world)).manager
  for (const who of [other, stranger]) {
    expect(
      (await who.post(`/onboarding/units/${flat.unit_id}/inspections`, { kind: 'MOVE_IN' })).statusCode,
    ).toBe(404)
    expect((await who.get(`/inspections/${report.id}`)).statusCode).toBe(404)
  }
  await sign(flat.manager, report.id, 'STAFF')
  const item = itemIn(report, 'Kitchen', 'Floor')
  expect((await save(flat.tenant, report.id, draftOf(item, { condition: 'POOR' }))).statusCode).toBe(403)
  expect((await sign(flat.tenant, report.id, 'STAFF')).statusCode).toBe(403)
  const mine = await flat.tenant.post(`/onboarding/units/${flat.unit_id}/inspections`, { kind: 'PERIODIC' })
  expect(mine.statusCode).toBe(403)
  expect(
    (await flat.landlord.post(`/inspections/${report.id}/remarks`, { item_id: item.id, agrees: true }))
      .statusCode,
  ).toBe(403)
})

test('refused on the phone of the office it has a reason; after seven days it closes, unsigned or not', async () => {
  const flat = await letFlat(world)
  const report = await movedIn(flat)
  expect((await sign(flat.manager, report.id, 'TENANT', { way: 'REFUSED' })).json().code).toBe(
    'VALIDATION_ERROR',
  )
  const refusal = { way: 'REFUSED', name: flat.tenant.full_name, reason: 'No time today' }
  expect((await sign(flat.manager, report.id, 'TENANT', refusal)).json()).toMatchObject({
    signed: { staff: 'DRAWN', tenant: 'REFUSED' },
    signatures: [{}, { reason: 'No time today', is_own: false }],
  })
  const item = itemIn(report, 'Bedroom', 'Wardrobe')
  const remark = { item_id: item.id, agrees: false, words: 'It is scratched' }
  expect((await flat.manager.post(`/inspections/${report.id}/remarks`, remark)).statusCode).toBe(409)
  world.services.clock.advance(7 * DAY_MS)
  await runInspectionClock(world.services)
  expect((await read(await refreshed(world, flat.manager), report.id)).status).toBe('SEALED')
  world.services.clock.advance(DAY_MS)
  await runInspectionClock(world.services)
  const tenant = await refreshed(world, flat.tenant)
  expect((await read(tenant, report.id)).status).toBe('CLOSED')
  expect((await tenant.post(`/inspections/${report.id}/remarks`, remark)).json().message).toContain(
    'time for remarks',
  )
})

test('a move-out stands beside the move-in, and what is worse goes to the deposit with its two photos and its paper', async () => {
  const flat = await letFlat(world, {
    charges: [{ transaction_type: 'CAUTION_DEPOSIT', amount: DEPOSIT, due_date: '2026-11-01' }],
  })
  const { manager, tenant, unit_id } = flat
  await record(manager, flat, { amount: DEPOSIT, channel: 'BANK_TRANSFER', charge_ids: flat.charge_ids })
  const since = addMonths(world.today(), -72)
  const before = await movedIn(flat, { condition: 'NEW', since })
  await endLease(unit_id)
  const out = await begin(manager, unit_id, 'MOVE_OUT')
  expect(out.earlier?.id).toBe(before.id)
  const wardrobe = itemIn(out, 'Bedroom', 'Wardrobe')
  expect(wardrobe).toMatchObject({
    since,
    before: { condition: 'NEW', photo_ids: [expect.anything()] },
  })
  await save(manager, out.id, draftOf(wardrobe, { condition: 'BROKEN' }))
  const deduction = { item_id: wardrobe.id, reason: 'DAMAGE', words: 'Door torn off', price: 4_500_000 }
  const deduct = (more: object = {}) =>
    manager.post(`/inspections/${out.id}/deductions`, { ...deduction, ...more })
  expect((await deduct()).json().message).toContain('signed')
  await photograph(manager, out.id, { item_id: wardrobe.id })
  await sign(manager, out.id, 'STAFF')

  expect((await deduct({ price: DEPOSIT * 3, reason: 'DIRT' })).json().code).toBe('DEPOSIT_TOO_SMALL')
  expect((await deduct()).json()).toMatchObject({
    worse: 1,
    deposit: { held: DEPOSIT, deducted: 1_800_000, left: DEPOSIT - 1_800_000 },
  })
  const same = await deduct({ item_id: itemIn(out, 'Kitchen', 'Floor').id })
  expect(same.json().message).toContain('worse than in the move-in')
  expect((await manager.post(`/inspections/${out.id}/propose`)).json().message).toContain(
    'quote or the receipt',
  )
  const paper = (
    await upload(world, manager, '/payments/evidence', 'file', await phonePhoto(400, 300))
  ).json()
  await deduct({ paper_id: paper.id })
  await tenant.post(`/inspections/${out.id}/remarks`, {
    item_id: wardrobe.id,
    agrees: false,
    words: 'It was loose',
  })
  expect((await compare(tenant, out.id)).deposit).toMatchObject({ contested: 1_800_000 })

  const { id: lease_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
  )
  const byHand = { reason: 'Lost gate remote', amount: 500_000 }
  await manager.post(`/deposits/${lease_id}/propose`, { deductions: [byHand] })
  for (const _ of [1, 2]) expect((await manager.post(`/inspections/${out.id}/propose`)).statusCode).toBe(200)
  const deposit = (await tenant.get(`/deposits/${lease_id}`)).json()
  expect(deposit).toMatchObject({
    state: 'PROPOSED',
    deductions: [byHand, { reason: 'Bedroom, Wardrobe: Door torn off', amount: 1_800_000 }],
  })
  expect(deposit.deductions[1].evidence).toHaveLength(3)
  for (const { id } of deposit.deductions[1].evidence)
    expect((await tenant.get(`/payments/evidence/${id}`)).statusCode).toBe(200)
  const printed = await textOf((await tenant.get(`/inspections/${out.id}/comparison/pdf`)).rawPayload)
  for (const said of ['Bedroom, Wardrobe', '18,000', 'It was loose']) expect(printed).toContain(said)

  const figures = (await compare(manager, out.id)).deposit
  const { proposed_at } = deposit
  const agreed = await tenant.post(`/deposits/${lease_id}/agree`, { proposed_at })
  expect(agreed.statusCode, agreed.body).toBe(200)
  const settled = await manager.post(
    `/deposits/${lease_id}/settle`,
    {},
    {
      'idempotency-key': randomUUID(),
    },
  )
  expect(settled.statusCode, settled.body).toBe(200)
  expect(await compare(manager, out.id)).toMatchObject({
    deposit: figures,
    can: { deduct: false, propose: false },
  })
  for (const late of [await deduct(), await manager.post(`/inspections/${out.id}/propose`)])
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('was settled')])
  const kept = await textOf((await tenant.get(`/inspections/${out.id}/comparison/pdf`)).rawPayload)
  expect(kept).toContain(formatNaira(DEPOSIT))
  await expectSoundBooks(world)
})

test('a report on a home that is let on already is of who lives there, not of who comes next', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, unit_id } = flat
  const next = await signedIn(world, 'TENANT', { full_name: 'Ngozi Eze' })
  await world.services.transaction('system', async (tx) => {
    const { estate_id, property_id, landlord_id } = await tx
      .selectFrom('lease')
      .select(['estate_id', 'property_id', 'landlord_id'])
      .where('unit_id', '=', unit_id)
      .executeTakeFirstOrThrow()
    await joinEstate(tx, { estate_id, user_id: next.id, role: 'TENANT' })
    await tx
      .insertInto('lease')
      .values({
        ...{ estate_id, property_id, landlord_id, unit_id, tenant_id: next.id, begun: false },
        ...{
          start_date: '2027-11-01',
          end_date: '2028-10-31',
          rent_amount: 120_000_000,
          frequency: 'YEARLY',
        },
        created_by: manager.id,
      })
      .execute()
  })
  for (const kind of ['MOVE_OUT', 'PERIODIC'])
    expect(await begin(manager, unit_id, kind)).toMatchObject({ kind, tenant_name: tenant.full_name })
  expect(await begin(manager, unit_id, 'MOVE_IN')).toMatchObject({ tenant_name: 'Ngozi Eze' })
})

test('a move-out report is of who lived there, and not of somebody whose draft was cancelled', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const other = await signedIn(world, 'TENANT', { full_name: 'Ngozi Eze' })
  await world.services.transaction('system', async (tx) => {
    const place = await tx
      .updateTable('lease')
      .set({ start_date: addDays(world.today(), -300) })
      .where('unit_id', '=', unit_id)
      .returning([
        'estate_id',
        'property_id',
        'unit_id',
        'landlord_id',
        'end_date',
        'rent_amount',
        'frequency',
      ])
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('lease')
      .values({
        ...place,
        ...{ tenant_id: other.id, status: 'TERMINATED', ending_kind: 'CANCELLED', created_by: manager.id },
        start_date: world.today(),
      })
      .execute()
  })
  expect(await begin(manager, unit_id, 'MOVE_OUT')).toMatchObject({ tenant_name: tenant.full_name })
})

test('a report on a home whose tenant stays on after their lease ran out is theirs, and the home is not vacant', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, unit_id } = flat
  const today = world.today()
  await world.services.transaction('system', async (tx) => {
    const theirs = () => tx.updateTable('lease').where('tenant_id', '=', tenant.id)
    await theirs()
      .set({ start_date: addDays(today, -380), end_date: addDays(today, -15) })
      .execute()
    await theirs().set({ status: 'EXPIRED', next_charge_date: null }).execute()
  })
  expect(await begin(manager, unit_id, 'PERIODIC')).toMatchObject({ tenant_name: tenant.full_name })
  expect(await begin(manager, unit_id, 'VACANT')).toMatchObject({ code: 'ILLEGAL_STATE' })
})

test('a photo of another item, or another photo, that comes with a known client_id is refused and not lost', async () => {
  const { manager, unit_id } = await letFlat(world)
  const report = await begin(manager, unit_id)
  const [wall, meter] = [
    itemIn(report, 'Sitting room', 'Walls'),
    itemIn(report, 'Meters and keys', 'Electricity meter'),
  ]
  const photo = { item_id: wall.id, client_id: randomUUID() }
  const bytes = await phonePhoto(800, 600)
  const first = await photograph(manager, report.id, photo, bytes)
  const again = await photograph(manager, report.id, photo, bytes)
  expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 200, first.json().id])
  const other = await photograph(manager, report.id, { ...photo, item_id: meter.id }, bytes)
  expect(other.json().code).toBe('CLIENT_ID_USED')
  const newer = await photograph(manager, report.id, photo, await phonePhoto(640, 480))
  expect(newer.json().code).toBe('CLIENT_ID_USED')
})

test('who moved out is held against their own move-in, also once the next tenancy has begun there', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, unit_id } = flat
  const before = await movedIn(flat)
  await endLease(unit_id)
  const next = await signedIn(world, 'TENANT')
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: next.id, role: 'TENANT' })
    await sql`update lease set end_date = ${addDays(world.today(), -10)}, start_date = ${addDays(world.today(), -300)} where unit_id = ${unit_id}`.execute(
      tx,
    )
    await sql`insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, begun, start_date, end_date, rent_amount, frequency, created_by)
      select estate_id, property_id, unit_id, landlord_id, ${next.id}, 'ACTIVE', true, ${addDays(world.today(), -5)}, ${addDays(world.today(), 300)}, rent_amount, frequency, created_by
      from lease where unit_id = ${unit_id}`.execute(tx)
  })
  const create = async (body: object) => {
    const answer = await manager.post(`/onboarding/units/${unit_id}/inspections`, body)
    return { ...answer.json(), status: answer.statusCode }
  }
  const { lease_id } = before
  const client_id = randomUUID()
  const out = await create({ kind: 'MOVE_OUT', lease_id, client_id })
  expect(out).toMatchObject({
    status: 201,
    lease_id,
    tenant_name: tenant.full_name,
    earlier: { id: before.id },
  })
  expect(await create({ kind: 'MOVE_OUT', lease_id, client_id })).toMatchObject({ status: 200, id: out.id })
  expect(await create({ kind: 'PERIODIC', lease_id })).toMatchObject({ status: 409, code: 'ILLEGAL_STATE' })
  expect(await create({ kind: 'MOVE_IN' })).toMatchObject({ status: 201, tenant_name: next.full_name })
})
