import { IMPORT_FIELDS } from '@gida/contract/domains/imports/rules'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { importRows, sendFile } from '../../testing/files/upload-import.ts'
import { signedIn } from '../../testing/people/people.ts'
import { faultsOf, HEADS, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { counts, row, check, run, undo } = rentRollOf(world, home)

const NOT_IN_TEMPLATE = ['estate', 'address', 'state', 'lga', 'block', 'balance_due_date']

test('an amount in one cell over several rows is asked for again, and charged to nobody twice', async () => {
  const ada: [string, string] = ['Ada Obi', phone()]
  const rows = [
    HEADS,
    row({ unit: 'M1', tenant: ada, owed: 400_000 }),
    row({ unit: 'M2', tenant: ada, owed: null }),
    row({ unit: 'M3', tenant: ['Musa Bello', phone()], owed: 50_000 }),
  ]
  const owed = HEADS.indexOf('Bal b/f')
  const merges = [{ startRow: 1, endRow: 2, startCol: owed, endCol: owed }]
  const bytes = await writeXlsx({ sheets: [{ name: 'Units', rows, merges }] })
  const { id } = (
    await sendFile(
      world,
      home.manager,
      '/imports',
      { bytes, name: 'roll.xlsx' },
      { estate_id: home.estate.id },
    )
  ).json()
  expect((await home.manager.post(`/imports/${id}/check`)).statusCode).toBe(202)
  await world.work()
  const faults = await faultsOf(home.manager, id)
  expect(faults.map(({ row, code }) => [row, code])).toEqual([
    [2, 'MONEY_MERGED'],
    [3, 'MONEY_MERGED'],
  ])
  expect((await home.manager.get(`/imports/${id}`)).json().counts).toMatchObject({
    ...{ ready: 1, faulty: 2, opening_balance: 5_000_000 },
  })
})

test('says by row and cell what is wrong, keeps the good rows, and gives the bad ones back in a file', async () => {
  const shared = phone()
  const rows = [
    row({ unit: 'D1', tenant: ['Ada Obi', phone()] }),
    row({ unit: 'D1', tenant: ['Musa Bello', phone()] }),
    row({ unit: 'D2', tenant: ['Ngozi Eze', phone()], start: '25/11/2026', end: '25/11/2025' }),
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
  expect(faults[0]).toMatchObject({ value: 'D1', message: 'Block C already has a unit D1 in row 2.' })
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
  expect(lines[1]).toContain('Block C already has a unit D1 in row 2.')

  const done = await run(checked.id)
  expect(done).toMatchObject({ state: 'DONE', result: { rows: 5, failed: 0, leases: 5 } })
  const names = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('full_name').where('full_name', 'like', '=%').execute(),
  )
  expect(names).toEqual([{ full_name: '=SUM(A1)' }])
  await undo(checked.id)
})

test('a text that is cut within a sign stops nothing', async () => {
  const checked = await check([
    [`Block ${'A'.repeat(93)}😀`],
    row({ unit: 'H1', tenant: ['Ada Obi', `${'x'.repeat(199)}😀`] }),
    row({ unit: 'H2', tenant: ['Musa \ud83d Bello', phone()] }),
    row({ unit: 'H3', tenant: [`${'N'.repeat(59)}😀`, phone()] }),
  ])
  expect(checked).toMatchObject({ state: 'CHECKED', counts: { rows: 3, ready: 2, faulty: 1 } })
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
    expect(meant).toEqual(IMPORT_FIELDS.filter((field) => !NOT_IN_TEMPLATE.includes(field)))
  }
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
