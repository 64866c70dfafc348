import { addDays, addMonths, formatDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { checkedRows, importRows, sendFile } from '../../testing/files/upload-import.ts'
import { upload } from '../../testing/files/uploads.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { initializePayment } from '../../testing/money/paying.ts'
import { signedIn } from '../../testing/people/people.ts'
import { letUnit, portfolio } from '../../testing/portfolios/portfolio.ts'
import { faultsOf, HEADS, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { forgetImportedFiles } from './forget-files.ts'
import { fileKey } from './inspect-file.ts'
import { afterRun } from './jobs.ts'
import { runRows } from './rows/run-rows.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { counts, aYear, row, check, run, undo } = rentRollOf(world, home)

test('brings units, landlords, tenants, leases and balances from a manager’s own sheet, and takes all of it back', async () => {
  const before = await counts()
  const owner: [string, string] = ['Chief Emeka Okoro', phone()]
  const twoFlats: [string, string] = ['Adébáyọ̀ Ọlátúnjí', phone()]
  const next = addMonths(world.today(), 1)
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
  expect(checked.notes).toEqual(['One blank row was skipped.', 'One row of totals was skipped.'])
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
  await expectSoundBooks(world)

  const undone = await undo(checked.id)
  expect(undone).toMatchObject({
    state: 'UNDONE',
    result: { undone: 5, kept: 0 },
    can: { run: false, undo: false, change: false },
  })
  expect(await counts()).toEqual(before)
  await expectSoundBooks(world)
})

test('a balance of a file that was sent twice, and looked at before either came in, is owed once', async () => {
  const rows = [
    row({
      unit: 'T1',
      tenant: ['Twice Sent', phone()],
      start: '01/01/2020',
      end: '31/12/2020',
      owed: 50_000,
    }),
    row({ unit: 'T2', tenant: ['Twice Sent', phone()], owed: 20_000 }),
  ]
  const [first, second] = [await check(rows), await check(rows)]
  expect((await run(first.id)).result).toMatchObject({ rows: 2, failed: 0 })
  const again = await run(second.id)
  const { rows: owed } = await world.services.transaction('system', (tx) =>
    sql<{ amount: number }>`select c.amount from charge c join users u on u.id = c.tenant_id
      where u.full_name = 'Twice Sent' and c.description = 'Balance brought forward' order by 1 desc`.execute(
      tx,
    ),
  )
  expect(owed.map(({ amount }) => amount)).toEqual([5_000_000, 2_000_000])
  expect(again.result).toMatchObject({ rows: 0, failed: 2 })
  expect((await faultsOf(home.manager, again.id)).map(({ code }) => code)).toEqual([
    'CONFLICT',
    expect.any(String),
  ])
})

test('a home that is let with another in one lease is known to be let', async () => {
  await run((await check([row({ block: 'P', unit: 'P1' }), row({ block: 'P', unit: 'P2' })])).id)
  const { data } = (await home.manager.get('/onboarding/units?search=P&limit=100')).json()
  const idOf = (name: string) => data.find((unit: { name: string }) => unit.name === name).id
  const tenant = await signedIn(world, 'TENANT')
  await letUnit(world, home.manager, idOf('P1'), {
    ...{ tenant_id: tenant.id, rent_amount: 120_000_000, unit_ids: [idOf('P2')] },
  })
  const other = await check([row({ block: 'P', unit: 'P2', tenant: ['Other Person', phone()] })])
  expect((await faultsOf(home.manager, other.id)).map(({ code }) => code)).toEqual(['UNIT_LET'])
})

test('a tenant whose name begins with Total is no row of totals', async () => {
  const checked = await check([
    row({ unit: 'S1', tenant: ['Total Energies Marketing', phone()] }),
    row({ unit: 'S2', landlord: ['Sum Okoro', phone()] }),
    ['', '', '', '', 'Total', '', 2_400_000],
    ['Total', '2 flats', '', '', '', '', 2_400_000],
  ])
  expect(checked.counts).toMatchObject({ rows: 2, ready: 2, tenants: 1, landlords: 1 })
  expect(checked.notes).toEqual(['2 rows of totals were skipped.'])
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

test('a tenant who comes into a vacant unit that Gida holds is not told of as a new unit, before or after', async () => {
  const vacant = await run((await check([row({ block: 'V', unit: 'V1' })])).id)
  expect(vacant.result.units).toBe(1)
  const let1 = await check([row({ block: 'V', unit: 'V1', tenant: ['Musa Danladi', phone()] })])
  expect(let1.counts).toMatchObject({ ready: 1, units: 0, tenants: 1, leases: 1 })
  expect((await run(let1.id)).result).toMatchObject({ units: 0, leases: 1 })
  await undo(let1.id)
})

test('a tenant whose row says no rent pays what the unit asks for, as often as it asks for it', async () => {
  const { id: unit_id } = home.unitAt(1)
  await home.manager.patch(`/onboarding/units/${unit_id}`, { rent_amount: 10_000_000, frequency: 'MONTHLY' })
  const block = home.property.name
  const named = { block, unit: home.unitAt(1).name, rent: null }
  const cells = row({ ...named, tenant: ['Bisi Alade', phone()] })
  const checkWith = (head: string, cell: Cell) => {
    const sheet = [HEADS.with(HEADS.indexOf('Rent p.a.'), head), cells.with(HEADS.indexOf('Rent p.a.'), cell)]
    return checkedRows(world, home.manager, sheet, { estate_id: home.estate.id })
  }
  const checked = await checkWith('Remark', null)
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  await run(checked.id)
  const { lease_id } = (await home.manager.get(`/onboarding/units/${unit_id}`)).json()
  const lease = (await home.manager.get(`/leases/${lease_id}`)).json()
  expect(lease).toMatchObject({ rent_amount: 10_000_000, frequency: 'MONTHLY' })

  await undo(checked.id)
  const again = await checkWith('Payment frequency', 'Yearly')
  expect((await faultsOf(home.manager, again.id)).map(({ code }) => code)).toEqual(['RENT_MISSING'])
})

test('a unit and a property that were archived are not in Gida any more, and come in again', async () => {
  const sheet = [row({ block: 'Z', unit: 'Z1', landlord: ['Ejike Obi', phone()] })]
  const first = await run((await check(sheet)).id)
  expect(first.result).toMatchObject({ units: 1 })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('property')
      .set({ archived_at: tx.now })
      .where('name', '=', 'Block Z')
      .where('estate_id', '=', home.estate.id)
      .execute(),
  )
  const again = await check([row({ block: 'Z', unit: 'Z1', landlord: ['Amaka Eze', phone()] })])
  expect(await faultsOf(home.manager, again.id)).toEqual([])
  expect(await faultsOf(home.manager, again.id, 'WARNING')).toEqual([])
  expect(again.counts).toMatchObject({ ready: 1, units: 1, landlords: 1 })
  expect((await run(again.id)).result).toMatchObject({ rows: 1, failed: 0, units: 1 })
  const { data } = (await home.manager.get('/onboarding/units?search=Z1&limit=100')).json()
  expect(data).toMatchObject([{ name: 'Z1', property_name: 'Block Z' }])
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

test('who has left the estate reads its imports no longer, and takes nothing of it back', async () => {
  const { estate } = home
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: estate.id, user_id: second.id, role: 'ESTATE_MANAGER' }),
  )
  const own = await check([row({ unit: 'L1', tenant: ['Ada Obi', phone()] })], second)
  await run(own.id, second)
  const named = await checkedRows(world, second, [
    ['Estate', 'Property', 'Unit'],
    [estate.name, 'Block L', 'L2'],
  ])
  expect(await run(named.id, second)).toMatchObject({ estates: [{ id: estate.id }] })
  expect((await home.manager.delete(`/estates/${estate.id}/managers/${second.id}`)).statusCode).toBe(204)
  const before = await counts()

  for (const rest of ['', '/faults?kind=WARNING', '/faults/file'])
    expect((await second.get(`/imports/${own.id}${rest}`)).statusCode, rest).toBe(404)
  expect((await second.get('/imports')).json().data.map(({ id }: { id: string }) => id)).toEqual([named.id])
  expect((await second.post(`/imports/${own.id}/undo`)).statusCode).toBe(404)
  expect((await second.post(`/imports/${named.id}/undo`)).statusCode).toBe(403)
  await world.work()
  expect(await counts()).toEqual(before)
  expect(await undo(own.id)).toMatchObject({ state: 'UNDONE' })
})

test('a key reads the imports of its own estates, and brings no file into estates that the file names', async () => {
  const other = await portfolio(world, { name: 'Baobab Court', people: { manager: home.manager } })
  const mine = await check([row({ unit: 'M1' })])
  const theirs = await check([row({ unit: 'M2' })], home.manager, other.estate.id)
  const named = await checkedRows(world, home.manager, [
    ['Estate', 'Unit'],
    [other.estate.name, 'M3'],
  ])
  const wanted = { name: 'Units', scopes: ['properties_read', 'properties_write', 'tenants_write'] }
  const { key } = (
    await home.manager.post('/integrations/keys', { ...wanted, estate_ids: [home.estate.id] })
  ).json()
  const read = async (id: string) =>
    (await world.app.inject({ url: `/api/v1/imports/${id}`, headers: { authorization: `Bearer ${key}` } }))
      .statusCode
  expect([await read(mine.id), await read(theirs.id), await read(named.id)]).toEqual([200, 404, 404])
  const file = { bytes: Buffer.from('Estate,Unit\nBaobab Court,M4\n'), name: 'a.csv' }
  const sent = await sendFile(world, { ...home.manager, token: key }, '/imports', file)
  expect([sent.statusCode, sent.json().code]).toEqual([403, 'PERMISSION_DENIED'])
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
    failure: 'Harmattan Court is archived. Nothing can be added to it.',
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

test('of two estates of one name the rows go into the one whose place they say, and into neither by chance', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const found = async (state: string, lga: string) => {
    const made = await manager.post('/estates/quick-create', {
      ...{ name: 'Palm Court', address: '3 Kolawole Close', state, lga, unit_count: 1 },
    })
    return made.json().estate.id as string
  }
  const [lagos, abuja] = [await found('Lagos', 'Ikeja'), await found('FCT', 'Bwari')]
  const unclear = await checkedRows(world, manager, [
    ['Estate', 'State', 'Unit'],
    ['Palm Court', null, 'A1'],
    ['Palm Court', 'Kano', 'A2'],
  ])
  expect((await faultsOf(manager, unclear.id)).map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'A', 'ESTATE_SEVERAL'],
    [3, 'A', 'ESTATE_SEVERAL'],
  ])
  const clear = await checkedRows(world, manager, [
    ['Estate', 'State', 'LGA', 'Unit'],
    ['Palm Court', 'Lagos State', 'Ikeja', 'A1'],
    ['Palm Court', 'FCT', 'Bwari', 'A2'],
  ])
  expect(await faultsOf(manager, clear.id)).toEqual([])
  await run(clear.id, manager)
  const unitsOf = async (id: string) =>
    (await manager.get(`/estates/${id}/property-units?limit=100`))
      .json()
      .data.map(({ name }: { name: string }) => name)
  expect(await unitsOf(lagos)).toContain('A1')
  expect(await unitsOf(abuja)).toContain('A2')
  expect(await unitsOf(abuja)).not.toContain('A1')
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
  const begun = await initializePayment({ tenant: home.manager, unit_id: paid.id }, { amount: 10_000_000 })
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

test('an undo keeps a unit for which something was filed, and what was filed', async () => {
  const { id } = await check([
    row({ block: 'L', unit: 'L1', tenant: ['Ada Surveyed', phone()] }),
    row({ block: 'L', unit: 'L2', tenant: ['Ada Untouched', phone()] }),
  ])
  await run(id)
  const find = async () =>
    (await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=L&limit=100`)).json().data
  const [unit] = (await find()).filter(({ name }: { name: string }) => name === 'L1')
  const filed = await upload(world, home.manager, '/documents/upload', {
    ...{ related_entity_type: 'unit', related_entity_id: unit.id, document_type: 'OTHER' },
    file: new File([new Uint8Array(await makePdf('Survey of L1'))], 'survey.pdf'),
  })
  expect(filed.statusCode, filed.body).toBe(201)
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 1, kept: 1 } })
  expect((await faultsOf(home.manager, id, 'KEPT')).map(({ row, code }) => [row, code])).toEqual([
    [2, 'IN_USE'],
  ])
  expect((await home.manager.get(`/documents/${filed.json().id}/download`)).statusCode).toBe(200)
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

test('what a file said of people is forgotten in time: its bytes, its rows and what was wrong with them', async () => {
  const done = await check([
    row({ unit: 'P1', tenant: ['Ngozi Eze', phone()] }),
    row({ unit: 'P1', rent: 'lots' }),
  ])
  await run(done.id)
  const left = await check([row({ unit: 'P2', tenant: ['Ada Obi', phone()] })])
  const read = async ({ id }: { id: string }) => (await home.manager.get(`/imports/${id}`)).json()
  const empty = await importRows(world, home.manager, [HEADS], { estate_id: home.estate.id })
  expect(await read(empty)).toMatchObject({ first_rows: [], can: { change: true } })
  await forgetImportedFiles(world.services)
  expect(await read(left)).toMatchObject({ state: 'CHECKED', can: { run: true } })

  const ids = [done.id, left.id]
  const before = new Date(world.services.clock.now().getTime() - 401 * 86_400_000)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('import')
      .set({ created_at: before, finished_at: sql`least(finished_at, ${before}::timestamptz)` })
      .where('id', 'in', ids)
      .execute(),
  )
  await forgetImportedFiles(world.services)
  const nothing = { first_rows: [], can: { change: false, check: false, run: false, undo: false } }
  expect(await read(done)).toMatchObject({ ...nothing, state: 'DONE', result: { rows: 1 } })
  expect(await read(left)).toMatchObject({
    ...nothing,
    state: 'FAILED',
    failure: expect.stringContaining('Upload it again'),
  })
  expect(await faultsOf(home.manager, done.id)).toEqual([])
  for (const id of ids) expect(await world.services.files.get(fileKey(id))).toBeNull()
  expect(JSON.stringify([await read(done), await read(left)])).not.toMatch(/Ngozi|Obi/)
  const rows = await world.services.transaction('system', (tx) =>
    tx.selectFrom('import_row').select('number').where('import_id', 'in', ids).execute(),
  )
  expect(rows).toEqual([])
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
  await expectSoundBooks(world)
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 250 } })
  await expectSoundBooks(world)
})

test('a tenant whose row says nothing of a service charge or a deposit pays what the unit asks for; nil is none', async () => {
  const { id: unit_id, name: unit } = home.unitAt(2)
  const asked = { service_charge: 24_000_000, caution_deposit: 30_000_000 }
  await home.manager.patch(`/onboarding/units/${unit_id}`, asked)
  const cells = row({ block: home.property.name, unit, tenant: ['Kunle Adeyemi', phone()] })
  const leaseBy = async (heads: string[], more: Cell[]) => {
    const sheet = [
      [...HEADS, ...heads],
      [...cells, ...more],
    ]
    const checked = await checkedRows(world, home.manager, sheet, { estate_id: home.estate.id })
    expect(await faultsOf(home.manager, checked.id)).toEqual([])
    await run(checked.id)
    const { lease_id } = (await home.manager.get(`/onboarding/units/${unit_id}`)).json()
    const lease = (await home.manager.get(`/leases/${lease_id}`)).json()
    await undo(checked.id)
    return lease
  }
  expect(await leaseBy([], [])).toMatchObject(asked)
  const heads = ['Service charge', 'Caution deposit']
  expect(await leaseBy(heads, [null, 250_000])).toMatchObject({ ...asked, caution_deposit: 25_000_000 })
  expect(await leaseBy(heads, ['Nil', '-'])).toMatchObject({ service_charge: 0, caution_deposit: 0 })
})
