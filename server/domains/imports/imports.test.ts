import { randomUUID } from 'node:crypto'
import { addDays, addMonths, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { sentTo, tokenSentTo } from '../../testing/outbox.ts'
import { type Person, signedIn } from '../../testing/people.ts'
import { type Portfolio, portfolio } from '../../testing/portfolio.ts'
import { checkedRows, importRows, sendFile } from '../../testing/upload-import.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { leaveEstates } from '../estates/units/remove-imported-units.ts'
import { inviteKnownPerson } from '../invitations/index.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { invitePeople } from './invite-people.ts'
import { afterRun } from './jobs.ts'
import { runRows } from './run-rows.ts'

const world = useWorld()
let home: Portfolio
beforeAll(async () => {
  home = await portfolio(world, { units: 3 })
})

const today = () => lagosDay(world.services.clock.now())
const HEADS = [
  'Block',
  'Flat No',
  'Landlord',
  "Landlord's GSM",
  "Tenant's Name",
  'GSM',
  'Rent p.a.',
  'Start',
  'Expiry',
  'Bal b/f',
]
let phones = 0
/** A number that nobody has yet. */
const phone = () => `0803${String(4_000_000 + phones++).padStart(7, '0')}`
const aYear = (): [string, string] => [
  formatDay(addMonths(today(), -3)),
  formatDay(addDays(addMonths(today(), 9), -1)),
]

type Row = {
  block?: string
  unit: string
  landlord?: [string, string] | null
  tenant?: [string, string] | null
  rent?: Cell
  start?: Cell
  end?: Cell
  owed?: Cell
}
const row = ({
  block = 'C',
  unit,
  landlord = null,
  tenant = null,
  rent = 1_200_000,
  start = aYear()[0],
  end = aYear()[1],
  owed = null,
}: Row): Cell[] => [
  block,
  unit,
  landlord?.[0] ?? null,
  landlord?.[1] ?? null,
  tenant?.[0] ?? null,
  tenant?.[1] ?? null,
  rent,
  tenant ? start : null,
  tenant ? end : null,
  owed,
]

const faultsOf = async (by: Person, id: string, kind = 'FAULT') =>
  (await by.get(`/imports/${id}/faults?kind=${kind}&limit=100`)).json().data as {
    row: number
    column: string | null
    code: string
    value: string | null
    message: string
  }[]
const check = (rows: Cell[][], by = home.manager, estate_id: string | undefined = home.estate.id) =>
  checkedRows(world, by, [HEADS, ...rows], estate_id ? { estate_id } : {})
async function run(id: string, by = home.manager) {
  const asked = await by.post(`/imports/${id}/run`)
  expect(asked.statusCode, asked.body).toBe(202)
  await world.work()
  return (await by.get(`/imports/${id}`)).json()
}
async function undo(id: string, by = home.manager) {
  const asked = await by.post(`/imports/${id}/undo`)
  expect(asked.statusCode, asked.body).toBe(202)
  await world.work()
  return (await by.get(`/imports/${id}`)).json()
}
async function expectSoundBooks() {
  const checks = await world.services.transaction('system', checkLedger)
  expect(checks.filter(({ faults }) => faults > 0)).toEqual([])
}
const counts = () =>
  world.services.transaction('system', async (tx) => {
    const of = async (table: 'users' | 'unit' | 'property' | 'lease' | 'charge' | 'estate_association') =>
      (
        await tx
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    return {
      users: await of('users'),
      unit: await of('unit'),
      property: await of('property'),
      lease: await of('lease'),
      charge: await of('charge'),
      members: await of('estate_association'),
    }
  })

test('brings units, landlords, tenants, leases and balances from a manager’s own sheet, and takes all of it back', async () => {
  const before = await counts()
  const owner: [string, string] = ['Chief Emeka Okoro', phone()]
  const twoFlats: [string, string] = ['Adébáyọ̀ Ọlátúnjí', phone()]
  const next = addMonths(today(), 1)
  const sheet: Cell[][] = [
    ['ADEKUNLE & CO.'],
    ['Rent roll'],
    HEADS,
    row({ unit: 'C1', landlord: owner, tenant: twoFlats, owed: '₦400,000' }),
    row({
      unit: 'C2',
      landlord: ['Emeka Okoro', owner[1].slice(1)],
      tenant: [twoFlats[0], twoFlats[1]],
      rent: '1.5m',
    }),
    row({
      unit: 'C3',
      landlord: owner,
      tenant: ['Hauwa Ɗanjuma', phone()],
      start: formatDay(next),
      end: null,
    }),
    [],
    row({ unit: 'C4', landlord: owner }),
    row({
      unit: 'C5',
      tenant: ['Late Tenant', phone()],
      start: '01/01/2020',
      end: '31/12/2020',
      owed: 50_000,
    }),
    ['TOTAL', null, null, null, null, null, 6_300_000],
  ]
  const checked = await checkedRows(world, home.manager, sheet, { estate_id: home.estate.id })
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  expect(checked).toMatchObject({
    state: 'CHECKED',
    header_row: 3,
    counts: {
      rows: 5,
      ready: 5,
      faulty: 0,
      units: 5,
      landlords: 1,
      tenants: 3,
      leases: 3,
      opening_balance: 45_000_000,
    },
    can: { run: true, undo: false },
  })
  expect(checked.notes).toEqual(['One blank row was passed over.', 'One row of totals was passed over.'])
  expect((await faultsOf(home.manager, checked.id, 'WARNING')).map(({ row, code }) => [row, code])).toEqual([
    [6, 'END_ASSUMED'],
    [9, 'LEASE_OVER'],
  ])
  expect(await counts()).toEqual(before)

  const done = await run(checked.id)
  expect(done).toMatchObject({
    state: 'DONE',
    progress: { done: 5, of: 5 },
    result: { rows: 5, failed: 0, units: 5, people: 4, leases: 3 },
    estates: [{ id: home.estate.id }],
    can: { run: false, undo: true },
  })
  const units = (
    await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=C&limit=100`)
  ).json().data
  const let1 = units.find((unit: { name: string }) => unit.name === 'C1')
  const let3 = units.find((unit: { name: string }) => unit.name === 'C3')
  expect(let1).toMatchObject({
    status: 'OCCUPIED',
    tenant_name: twoFlats[0],
    property_name: 'Block C',
    debt: { due_now: 40_000_000 },
  })
  expect(let3).toMatchObject({ status: 'RESERVED', tenant_name: 'Hauwa Ɗanjuma' })
  const lease1 = (await home.manager.get(`/leases/${let1.lease_id}`)).json()
  expect(
    lease1.charges.map(({ description, amount }: Record<string, unknown>) => [description, amount]),
  ).toEqual([['Balance brought forward', 40_000_000]])
  const lease3 = (await home.manager.get(`/leases/${let3.lease_id}`)).json()
  expect(lease3).toMatchObject({ start_date: next, end_date: addDays(addMonths(next, 12), -1) })
  expect(lease3.charges.map(({ amount, due_date }: Record<string, unknown>) => [amount, due_date])).toEqual([
    [120_000_000, next],
  ])
  const people = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('users')
      .leftJoin('credential', 'credential.user_id', 'users.id')
      .select(['full_name', 'role', 'status', 'credential.user_id as has_password'])
      .where('full_name', 'in', [owner[0], twoFlats[0]])
      .orderBy('full_name')
      .execute(),
  )
  expect(people).toEqual([
    { full_name: twoFlats[0], role: 'TENANT', status: 'PENDING_VERIFICATION', has_password: null },
    { full_name: owner[0], role: 'LANDLORD', status: 'PENDING_VERIFICATION', has_password: null },
  ])
  await expectSoundBooks()

  const undone = await undo(checked.id)
  expect(undone).toMatchObject({
    state: 'UNDONE',
    result: { undone: 5, kept: 0 },
    can: { run: false, undo: false, change: false },
  })
  expect(await counts()).toEqual(before)
  await expectSoundBooks()
})

test('says by row and cell what is wrong, keeps the good rows, and gives the bad ones back in a file', async () => {
  const shared = phone()
  const rows = [
    row({ unit: 'D1', tenant: ['Ada Obi', phone()] }),
    row({ unit: 'D1', tenant: ['Musa Bello', phone()] }),
    row({ unit: 'D2', tenant: ['Ngozi Eze', phone()], start: '05/11/2026', end: '05/11/2025' }),
    row({ unit: 'D3', tenant: ['Tunde Bakare', phone()], start: '11/25/2026' }),
    row({ unit: 'D4', tenant: ['Uche Nwosu', '0803'] }),
    row({ unit: 'D5', tenant: ['Bola Ade', phone()], rent: '1.200.000' }),
    row({ unit: 'D6', tenant: ['Bola Ige', phone()], rent: null }),
    row({ unit: 'D7', tenant: ['Femi Kuti', shared] }),
    row({ unit: 'D8', tenant: ['Sade Adu', shared] }),
    row({ unit: 'D9', landlord: ['Sade Adu', shared] }),
    row({ unit: '', tenant: ['No Unit', phone()] }),
    row({ unit: 'D10', tenant: ['No Phone', ''] }),
    row({ unit: 'D11', tenant: ['Thousands', phone()], rent: 850 }),
    row({ unit: 'D12', tenant: ['=SUM(A1)', phone()] }),
    row({ unit: 'D13', tenant: ['Two Phones', `${phone()} / ${phone()}`], owed: '(5,000)' }),
    row({ unit: 'D14', tenant: ['Year And A Day', phone()], start: '20/08/2026', end: '20/08/2027' }),
  ]
  const checked = await check(rows)
  const faults = await faultsOf(home.manager, checked.id)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'B', 'UNIT_TWICE'],
    [4, 'I', 'END_BEFORE_START'],
    [5, 'H', 'DATE_MONTH_FIRST'],
    [6, 'F', 'PHONE_UNREADABLE'],
    [7, 'G', 'MONEY_AMBIGUOUS'],
    [7, 'G', 'RENT_MISSING'],
    [8, 'G', 'RENT_MISSING'],
    [10, 'F', 'PHONE_SHARED'],
    [11, 'D', 'PERSON_BOTH_ROLES'],
    [12, 'B', 'UNIT_MISSING'],
    [13, 'F', 'TENANT_UNREACHABLE'],
    [14, 'G', 'RENT_SMALL'],
  ])
  expect(faults[0]).toMatchObject({ value: 'D1', message: 'Block C has a unit D1 in row 2 already.' })
  expect((await faultsOf(home.manager, checked.id, 'WARNING')).map(({ row, code }) => [row, code])).toEqual([
    [16, 'PHONE_SECOND'],
    [16, 'CREDIT_LEFT_OUT'],
    [17, 'END_ANNIVERSARY'],
  ])
  expect(checked.counts).toMatchObject({ rows: 16, ready: 5, faulty: 11 })

  const file = await home.manager.get(`/imports/${checked.id}/faults/file`)
  expect(file.headers['content-disposition']).toContain('attachment')
  const lines = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(12)
  expect(lines[0]).toBe([...HEADS, 'What is wrong', 'Row'].join(','))
  expect(lines[1]).toContain('Block C has a unit D1 in row 2 already.')

  const done = await run(checked.id)
  expect(done).toMatchObject({ state: 'DONE', result: { rows: 5, failed: 0, leases: 5 } })
  const names = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('full_name').where('full_name', 'like', '=%').execute(),
  )
  expect(names).toEqual([{ full_name: '=SUM(A1)' }])
  await undo(checked.id)
})

test('all or nothing: a fault keeps the whole file out', async () => {
  const { id } = await importRows(world, home.manager, [HEADS, row({ unit: 'E1' }), row({ unit: 'E1' })], {
    estate_id: home.estate.id,
  })
  await home.manager.patch(`/imports/${id}`, { options: { all_or_nothing: true } })
  await home.manager.post(`/imports/${id}/check`)
  await world.work()
  const refused = await home.manager.post(`/imports/${id}/run`)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'IMPORT_HAS_FAULTS'])
})

test('all or nothing: a row that something came between takes the others back with it', async () => {
  const before = await counts()
  const first = await check([
    row({ unit: 'E2', tenant: ['Ada Obi', phone()] }),
    row({ unit: 'E3', tenant: ['Musa Bello', phone()] }),
  ])
  const second = await importRows(
    world,
    home.manager,
    [HEADS, row({ unit: 'E4' }), row({ unit: 'E3', tenant: ['Somebody Else', phone()] })],
    { estate_id: home.estate.id },
  )
  await home.manager.patch(`/imports/${second.id}`, { options: { all_or_nothing: true } })
  await home.manager.post(`/imports/${second.id}/check`)
  await world.work()
  await run(first.id)
  const stopped = await run(second.id)
  expect(stopped).toMatchObject({ state: 'FAILED', result: { failed: 1, undone: 1 } })
  expect((await faultsOf(home.manager, second.id)).map(({ row, code }) => [row, code])).toEqual([
    [3, 'UNIT_ALREADY_LET'],
  ])
  await undo(first.id)
  expect(await counts()).toEqual(before)
})

test('knows units and people that are there, and the same file twice makes nothing new', async () => {
  const name = 'Ifeoma Okafor'
  const rows = [
    row({ block: 'F', unit: 'F1', tenant: [name, phone()], owed: 10_000 }),
    row({ block: 'F', unit: 'F2' }),
  ]
  const first = await check(rows)
  const done = await run(first.id)
  const again = await check(rows)
  expect(again.counts).toMatchObject({ ready: 2, units: 0, tenants: 0, leases: 0, opening_balance: 0 })
  const before = await counts()
  expect(await run(again.id)).toMatchObject({
    state: 'DONE',
    result: { rows: 2, units: 0, people: 0, leases: 0 },
  })
  expect(await counts()).toEqual(before)

  const other = await check([row({ block: 'f', unit: 'F1', tenant: ['Other Person', phone()] })])
  expect((await faultsOf(home.manager, other.id)).map(({ code }) => code)).toEqual(['UNIT_LET'])
  expect(done.result.units).toBe(2)
  await undo(first.id)
})

test('a number of somebody with another role, or another name, is a fault that says no more than that', async () => {
  const [landlordPhone, tenantPhone] = [phone(), phone()]
  await signedIn(world, 'LANDLORD', { phone: `+234${landlordPhone.slice(1)}`, full_name: 'Kemi Balogun' })
  await signedIn(world, 'TENANT', { phone: `+234${tenantPhone.slice(1)}`, full_name: 'Yetunde Balogun' })
  const checked = await check([
    row({ unit: 'G1', tenant: ['Kemi Balogun', landlordPhone] }),
    row({ unit: 'G2', tenant: ['Segun Arinze', tenantPhone] }),
    row({ unit: 'G3', tenant: ['Mrs Y. Balogun', tenantPhone] }),
  ])
  const faults = await faultsOf(home.manager, checked.id)
  expect(faults.map(({ row, code }) => [row, code])).toEqual([
    [2, 'PERSON_OTHER_ROLE'],
    [3, 'PERSON_OTHER_NAME'],
  ])
  expect(JSON.stringify(faults)).not.toContain('Yetunde')
  expect(checked.counts.ready).toBe(1)
})

test('a row of somebody who has an account elsewhere waits for their yes, and takes nobody’s account over', async () => {
  const [theirs, ownPhone] = [phone(), phone()]
  const tenant = await signedIn(world, 'TENANT', {
    ...{ phone: `+234${theirs.slice(1)}`, full_name: 'Yetunde Ajoke Balogun' },
  })
  const checked = await check([
    row({ unit: 'W1', tenant: ['Yetunde Balogun', theirs], owed: 25_000 }),
    row({ unit: 'W2', tenant: ['Sade Cole', ownPhone], owed: 10_000 }),
  ])
  const done = await run(checked.id)
  expect(done.result).toMatchObject({ rows: 2, leases: 2, people: 1, waiting: 1 })
  expect(await faultsOf(home.manager, checked.id, 'WARNING')).toMatchObject([
    { row: 2, code: 'WAITS_FOR_TENANT', message: expect.stringContaining('waits for their yes') },
  ])

  const { data } = (await home.manager.get('/leases?status=PENDING_SIGNATURE')).json()
  const [lease] = data
  expect(data).toMatchObject([{ unit_name: 'W1', tenant_name: 'Yetunde Balogun' }]) // as it was typed
  const shown = await home.manager.get(`/leases/${lease.id}`)
  expect(shown.json().charges).toEqual([])
  const units = await home.manager.get('/onboarding/units?search=Ajoke')
  const tenants = await home.manager.get(`/tenants?search=${theirs}`)
  for (const answer of [units, tenants]) expect(answer.json().data).toEqual([])
  expect((await home.manager.get(`/users/${tenant.id}`)).statusCode).toBe(404)
  expect((await tenant.get('/payments/charges')).json().data ?? []).toEqual([])

  const yes = (await tenant.post(`/leases/${lease.id}/accept`)).json()
  expect(yes.charges).toContainEqual(
    expect.objectContaining({ description: 'Balance brought forward', amount: 2_500_000 }),
  )
  await expectSoundBooks()
})

test('two who run one import at once: one does, the other is told, and every row comes in once', async () => {
  const { id } = await check([row({ unit: 'H1', tenant: ['Ada Obi', phone()] })])
  const answers = await Promise.all([1, 2, 3].map(() => home.manager.post(`/imports/${id}/run`)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409])
  await world.work()
  const done = (await home.manager.get(`/imports/${id}`)).json()
  expect(done.result).toMatchObject({ rows: 1, units: 1, leases: 1 })
  const again = await home.manager.post(`/imports/${id}/run`)
  expect([again.statusCode, again.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  await undo(id)
})

test('another manager’s import is not there; a tenant may not import at all', async () => {
  const stranger = await signedIn(world, 'ESTATE_MANAGER')
  const { id } = await check([row({ unit: 'I1' })])
  for (const call of ['', '/faults', '/faults/file'])
    expect((await stranger.get(`/imports/${id}${call}`)).statusCode).toBe(404)
  for (const call of ['check', 'run', 'undo'])
    expect((await stranger.post(`/imports/${id}/${call}`)).statusCode).toBe(404)
  expect((await stranger.patch(`/imports/${id}`, { mapping: [] })).statusCode).toBe(404)
  expect((await stranger.get('/imports')).json().data).toEqual([])
  expect((await home.tenant.get('/imports')).statusCode).toBe(403)
  const file = { bytes: Buffer.from('Unit\nA1\n'), name: 'a.csv' }
  expect((await sendFile(world, stranger, '/imports', file, { estate_id: home.estate.id })).json().code).toBe(
    'ESTATE_NOT_FOUND',
  )
  expect(
    (await sendFile(world, home.landlord, '/imports', file, { estate_id: home.estate.id })).json().code,
  ).toBe('PERMISSION_DENIED')
})

test('an estate that is archived in between stops the run, says so, and what is done can be undone', async () => {
  const other = await portfolio(world, { name: 'Harmattan Court', people: { manager: home.manager } })
  const { id } = await check([row({ unit: 'J1' })], home.manager, other.estate.id)
  await home.manager.post(`/imports/${id}/run`)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('estate').set({ status: 'ARCHIVED' }).where('id', '=', other.estate.id).execute(),
  )
  await world.work()
  expect((await home.manager.get(`/imports/${id}`)).json()).toMatchObject({
    state: 'FAILED',
    failure: 'Harmattan Court is archived. Nothing new comes into it.',
    result: { rows: 0 },
  })
  const refused = await sendFile(
    world,
    home.manager,
    '/imports',
    { bytes: Buffer.from('Unit\nA1\n'), name: 'a.csv' },
    { estate_id: other.estate.id },
  )
  expect(refused.json().code).toBe('ILLEGAL_STATE')
})

test('estates named in a column are founded as drafts, and an LGA of another state is a fault', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const heads = ['Estate', 'State', 'LGA', 'Unit', 'Tenant', 'Phone', 'Rent', 'Start', 'End']
  const [start, end] = aYear()
  const rows: Cell[][] = [
    heads,
    ['Kano Gardens', 'Kano', 'Tarauni', '1', 'Ada Obi', phone(), 900_000, start, end],
    ['Kano Gardens', null, null, '2', null, null, null, null, null],
    ['Lekki Gardens', 'Lagos', 'Tarauni', '1', null, null, null, null, null],
    ['Abuja Gardens', 'FCT', null, '1', null, null, null, null, null],
    [null, 'Lagos', 'Ikeja', '1', null, null, null, null, null],
  ]
  const checked = await checkedRows(world, manager, rows)
  expect((await faultsOf(manager, checked.id)).map(({ row, column, code }) => [row, column, code])).toEqual([
    [4, 'C', 'LGA_NOT_IN_STATE'],
    [5, 'C', 'LGA_MISSING'],
    [6, 'A', 'ESTATE_MISSING'],
  ])
  const done = await run(checked.id, manager)
  expect(done.estates.map(({ name }: { name: string }) => name)).toEqual(['Kano Gardens'])
  const [estate] = (await manager.get('/estates')).json().data
  expect(estate).toMatchObject({
    name: 'Kano Gardens',
    status: 'DRAFT',
    state: 'Kano',
    lga: 'Tarauni',
    unit_count: 2,
    occupied_count: 1,
  })
  expect(await undo(checked.id, manager)).toMatchObject({ state: 'UNDONE' })
  expect((await manager.get('/estates?status=ARCHIVED')).json().data).toHaveLength(1)
})

test('a landlord brings the units of the estate that they founded; they are theirs', async () => {
  const landlord = await signedIn(world, 'LANDLORD')
  const founded = (
    await landlord.post('/estates/quick-create', {
      name: 'Mama House',
      address: '3 Kolawole Close',
      state: 'Lagos',
      lga: 'Ikeja',
      unit_count: 1,
    })
  ).json()
  const checked = await check(
    [row({ block: 'Back', unit: '1', tenant: ['Ada Obi', phone()] })],
    landlord,
    founded.estate.id,
  )
  expect(await run(checked.id, landlord)).toMatchObject({ result: { rows: 1, leases: 1, people: 1 } })
  const { data } = (await landlord.get('/leases')).json()
  expect(data).toMatchObject([{ tenant_name: 'Ada Obi', landlord_id: landlord.id }])
})

test('a relative of the landlord, of whom only the name is known, is not taken for them', async () => {
  const checked = await check([
    row({ block: 'R', unit: 'R1', landlord: ['Chinedu Okafor', phone()] }),
    row({ block: 'R', unit: 'R2', landlord: ['Okafor Chinedu', ''] }),
    row({ block: 'R', unit: 'R3', landlord: ['Kemi Okafor', ''] }),
  ])
  expect(await faultsOf(home.manager, checked.id, 'WARNING')).toMatchObject([
    { row: 4, code: 'LANDLORD_UNREACHABLE', message: expect.stringContaining('Chinedu Okafor stays') },
  ])
})

test('an undo keeps the rows on which something has happened, and says what', async () => {
  const joined = phone()
  const { id } = await check([
    row({ block: 'K', unit: 'K1', tenant: ['Paid Already', phone()], owed: 100_000 }),
    row({ block: 'K', unit: 'K2', tenant: ['Has Joined', joined] }),
    row({ block: 'K', unit: 'K3', tenant: ['Changed Lease', phone()] }),
    row({ block: 'K', unit: 'K4', tenant: ['Ada Untouched', phone()], owed: 1_000 }),
  ])
  await run(id)
  await world.services.transaction('system', async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', `+234${joined.slice(1)}`)
      .executeTakeFirstOrThrow()
    await tx.insertInto('credential').values({ user_id: user.id, password_hash: 'x' }).execute()
    const lease = (unit: string) =>
      tx
        .selectFrom('lease')
        .innerJoin('unit', 'unit.id', 'lease.unit_id')
        .select('lease.id')
        .where('unit.name', '=', unit)
        .executeTakeFirstOrThrow()
    await tx
      .updateTable('lease')
      .set({ rent_amount: 5 })
      .where('id', '=', (await lease('K3')).id)
      .execute()
  })
  const [paid] = (await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=K1`)).json()
    .data
  const begun = await home.manager.post(
    '/payments/initialize',
    { amount: 10_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: paid.id },
    { 'idempotency-key': randomUUID() },
  )
  expect(begun.statusCode, begun.body).toBe(201)
  const undone = await undo(id)
  expect(undone).toMatchObject({ state: 'UNDONE', result: { undone: 1, kept: 3 } })
  expect((await faultsOf(home.manager, id, 'KEPT')).map(({ row, code }) => [row, code])).toEqual([
    [2, 'PAID'],
    [3, 'JOINED'],
    [4, 'LEASE_CHANGED'],
  ])
  const units = (
    await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=K&limit=100`)
  ).json().data
  expect(units.map(({ name }: { name: string }) => name)).toEqual(['K1', 'K2', 'K3'])
  const again = await home.manager.post(`/imports/${id}/undo`)
  expect(again.statusCode).toBe(409)
})

test('after seven days an import stays', async () => {
  const { id } = await check([row({ unit: 'L1' })])
  await run(id)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('import')
      .set({ finished_at: new Date(tx.now.getTime() - 7 * 86_400_000) })
      .where('id', '=', id)
      .execute(),
  )
  expect((await home.manager.get(`/imports/${id}`)).json().can.undo).toBe(false)
  const late = await home.manager.post(`/imports/${id}/undo`)
  expect([late.statusCode, late.json().code]).toEqual([422, 'UNDO_TOO_LATE'])
})

test('what a person says of the columns is kept, and remembered for the next file of the estate', async () => {
  const heads = ['Ref', 'Who', 'Line', 'Yearly']
  const rows: Cell[][] = [heads, ['M1', 'Ada Obi', phone(), 800_000]]
  const into = { estate_id: home.estate.id }
  const first = await importRows(world, home.manager, rows, into)
  const early = await home.manager.post(`/imports/${first.id}/check`)
  expect([early.statusCode, early.json().code]).toEqual([422, 'IMPORT_COLUMNS_MISSING'])
  const mapping = [
    { index: 0, field: 'unit' },
    { index: 1, field: 'tenant_name' },
    { index: 2, field: 'tenant_phone' },
    { index: 3, field: 'rent' },
  ]
  const twice = await home.manager.patch(`/imports/${first.id}`, {
    mapping: [mapping[0], { index: 1, field: 'unit' }],
  })
  expect(twice.statusCode).toBe(400)
  const mapped = await home.manager.patch(`/imports/${first.id}`, {
    mapping,
    options: { default_end: '2027-12-31' },
  })
  expect(mapped.json()).toMatchObject({ state: 'UPLOADED', options: { default_end: '2027-12-31' } })
  await home.manager.post(`/imports/${first.id}/check`)
  expect((await home.manager.patch(`/imports/${first.id}`, { mapping })).json().code).toBe('ILLEGAL_STATE')
  await world.work()
  const next = await importRows(world, home.manager, rows, into)
  expect(next.columns.map(({ field }: { field: string }) => field)).toEqual([
    'unit',
    'tenant_name',
    'tenant_phone',
    'rent',
  ])
})

test('gives a template that it reads back itself', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = await home.manager.get(`/imports/template?format=${format}`)
    expect(file.statusCode).toBe(200)
    const sent = await sendFile(
      world,
      home.manager,
      '/imports',
      { bytes: file.rawPayload, name: `t.${format}` },
      { estate_id: home.estate.id },
    )
    const meant = sent.json().columns.map(({ field }: { field: string | null }) => field)
    expect(meant).toEqual([
      'property',
      'unit',
      'bedrooms',
      'landlord_name',
      'landlord_phone',
      'landlord_email',
      'tenant_name',
      'tenant_phone',
      'tenant_email',
      'rent',
      'frequency',
      'start_date',
      'end_date',
      'caution_deposit',
      'service_charge',
      'opening_balance',
    ])
  }
})

test('a worker that dies between two chunks leaves nothing half done, and the next goes on where it was', async () => {
  const rows = Array.from({ length: 250 }, (_, i) =>
    row({ block: 'N', unit: `N${i}`, tenant: [`Tenant Number${i}`, phone()], owed: 1000 + i }),
  )
  const { id } = await check(rows)
  await home.manager.post(`/imports/${id}/run`)
  let chunks = 0
  const dying = {
    ...world.services,
    transaction: ((actor, work) => {
      if (chunks++ === 2) throw new Error('killed')
      return world.services.transaction(actor, work)
    }) as typeof world.services.transaction,
  }
  await expect(runRows(dying, id, afterRun)).rejects.toThrow('killed')
  expect((await home.manager.get(`/imports/${id}`)).json()).toMatchObject({
    state: 'RUNNING',
    progress: { done: 200, of: 250 },
    result: { rows: 200, leases: 200 },
  })
  await world.work()
  expect((await home.manager.get(`/imports/${id}`)).json()).toMatchObject({
    state: 'DONE',
    result: { rows: 250, leases: 250, people: 250 },
  })
  await runRows(world.services, id, afterRun)
  await expectSoundBooks()
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 250 } })
  await expectSoundBooks()
})

/** A checked import that invites, of tenants and a landlord; brought in. */
async function invitingImport(rows: Cell[][]) {
  const { id } = await check(rows)
  const chosen = await home.manager.patch(`/imports/${id}`, { options: { send_invitations: true } })
  expect(chosen.json()).toMatchObject({ state: 'CHECKED', options: { send_invitations: true } })
  return id
}
const e164 = (number: string) => `+234${number.slice(1)}`
const PASSWORD = 'Harmattan-Mango-77'
const accept = async (number: string, full_name: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${await tokenSentTo(world, e164(number))}/accept`,
    payload: { full_name, password: PASSWORD },
  })

test('nobody is told of an import unless that is asked for', async () => {
  const tenant = phone()
  const { id } = await check([row({ block: 'P', unit: 'P1', tenant: ['Told Nothing', tenant] })])
  expect(await run(id)).toMatchObject({ result: { to_invite: 0, invited: 0 } })
  expect(await sentTo(world, e164(tenant))).toEqual([])
})

test('invites everybody of its rows who cannot sign in, each once, and whoever accepts sees home and debt', async () => {
  const [owner, tenant, other] = [phone(), phone(), phone()]
  const rows = [
    row({
      block: 'Q',
      unit: 'Q1',
      landlord: ['Chief Bello', owner],
      tenant: ['Ada Invited', tenant],
      owed: 5_000,
    }),
    row({ block: 'Q', unit: 'Q2', landlord: ['Chief Bello', owner], tenant: ['Ada Invited', tenant] }),
    row({ block: 'Q', unit: 'Q3', landlord: ['Chief Bello', owner], tenant: ['Musa Waiting', other] }),
  ]
  const id = await invitingImport(rows)
  const { counts: found } = (await home.manager.get(`/imports/${id}`)).json()
  expect(found).toMatchObject({ tenants_to_invite: 2, landlords_to_invite: 1 })
  expect(await run(id)).toMatchObject({ state: 'DONE', result: { to_invite: 3, invited: 3, not_invited: 0 } })
  for (const number of [owner, tenant, other]) expect(await sentTo(world, e164(number))).toHaveLength(1)
  expect((await sentTo(world, e164(tenant)))[0]?.text).toContain('Q1')

  const joined = await accept(tenant, 'Ada Invited')
  expect(joined.statusCode, joined.body).toBe(201)
  const authorization = `Bearer ${joined.json().access_token}`
  const of = async (url: string) =>
    (await world.app.inject({ url: `/api/v1${url}`, headers: { authorization } })).json().data
  expect((await of('/leases')).map((lease: { unit_name: string }) => lease.unit_name).sort()).toEqual([
    'Q1',
    'Q2',
  ])
  expect(await of('/charges?state=OPEN')).toContainEqual(
    expect.objectContaining({ description: 'Balance brought forward', open_amount: 500_000 }),
  )

  const waiting = await tokenSentTo(world, e164(other))
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 1, kept: 2 } })
  expect((await faultsOf(home.manager, id, 'KEPT')).map(({ code }) => code)).toEqual(['JOINED', 'JOINED'])
  const dead = await world.app.inject({ url: `/api/v1/auth/invite/${waiting}` })
  expect([dead.statusCode, dead.json().code]).toEqual([410, 'INVITATION_REVOKED'])
  expect((await accept(owner, 'Chief Bello')).statusCode).toBe(201) // two rows of theirs are kept
  const gone = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('id').where('phone', '=', e164(other)).execute(),
  )
  expect(gone).toEqual([])
  await expectSoundBooks()
})

test('an invitation that waits already serves; a worker that dies among the invitations sends none twice', async () => {
  const numbers = Array.from({ length: 30 }, () => phone())
  const rows = numbers.map((number, i) =>
    row({ block: 'R', unit: `R${i}`, tenant: [`Tenant Number${i}`, number] }),
  )
  const id = await invitingImport(rows)
  await home.manager.post(`/imports/${id}/run`)
  await runRows(world.services, id, afterRun)
  const first = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', e164(numbers[0] ?? ''))
      .executeTakeFirstOrThrow(),
  )
  const units = (await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=R0`)).json()
    .data
  await world.services.transaction(home.manager.actor, (tx) =>
    inviteKnownPerson(tx, home.manager.actor, {
      ...{ user_id: first.id, estate_id: home.estate.id, role: 'TENANT' as const, unit_id: units[0].id },
    }),
  )
  let chunks = 0
  const dying = {
    ...world.services,
    transaction: ((actor, work) => {
      if (chunks++ === 1) throw new Error('killed')
      return world.services.transaction(actor, work)
    }) as typeof world.services.transaction,
  }
  await expect(invitePeople(dying, id, afterRun.invite)).rejects.toThrow('killed')
  const half = (await home.manager.get(`/imports/${id}`)).json().result
  expect(half).toMatchObject({ to_invite: 30, invited: 25, not_invited: 0 })
  await world.work()
  const { result } = (await home.manager.get(`/imports/${id}`)).json()
  expect(result).toMatchObject({ to_invite: 30, invited: 30, not_invited: 0 })
  for (const number of numbers) expect(await sentTo(world, e164(number))).toHaveLength(1)
})

test('accepting while the import is undone: either it is kept, or the link is dead', async () => {
  const tenant = phone()
  const id = await invitingImport([row({ block: 'S', unit: 'S1', tenant: ['Ada Racing', tenant] })])
  await run(id)
  const token = await tokenSentTo(world, e164(tenant))
  expect((await home.manager.post(`/imports/${id}/undo`)).statusCode).toBe(202)
  const [joined] = await Promise.all([
    world.app.inject({
      method: 'POST',
      url: `/api/v1/auth/invite/${token}/accept`,
      payload: { full_name: 'Ada Racing', password: PASSWORD },
    }),
    world.work(),
  ])
  const { result } = (await home.manager.get(`/imports/${id}`)).json()
  expect([joined.statusCode, result.kept, result.undone]).toEqual(
    joined.statusCode === 201 ? [201, 1, 0] : [410, 0, 1],
  )
})

test('whoever manages the estate no more invites nobody', async () => {
  const tenant = phone()
  const id = await invitingImport([row({ block: 'T', unit: 'T1', tenant: ['Ada Unasked', tenant] })])
  await home.manager.post(`/imports/${id}/run`)
  await runRows(world.services, id, afterRun)
  const place = { user_id: home.manager.id, estate_id: home.estate.id, role: 'ESTATE_MANAGER' as const }
  await world.services.transaction('system', (tx) => leaveEstates(tx, [place]))
  await world.work()
  await world.services.transaction('system', (tx) => joinEstate(tx, place))
  expect((await home.manager.get(`/imports/${id}`)).json().result).toMatchObject({
    to_invite: 1,
    invited: 0,
    not_invited: 1,
  })
  expect(await sentTo(world, e164(tenant))).toEqual([])
})

test('refuses a file that is too large before it is read, and says what is wrong with one that is no spreadsheet', async () => {
  const send = (bytes: Uint8Array, name: string) =>
    sendFile(world, home.manager, '/imports', { bytes, name }, { estate_id: home.estate.id })
  for (const size of [15_500_000, 60_000_000]) {
    const large = await send(Buffer.alloc(size, 'a,b\n'), 'large.csv')
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  }
  const pdf = await send(Buffer.from('%PDF-1.7'), 'rent roll.csv')
  expect([pdf.statusCode, pdf.json()]).toMatchObject([
    422,
    { code: 'SPREADSHEET_UNREADABLE', details: { reason: 'NOT_A_SPREADSHEET' } },
  ])
  const none = await sendFile(world, home.manager, '/imports', {
    bytes: Buffer.from('a'),
    name: 'a.csv',
    field: 'other',
  })
  expect([none.statusCode, none.json().details]).toEqual([400, [{ path: 'file', message: 'Choose a file.' }]])
})
