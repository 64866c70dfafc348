import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { StoppedEarly } from '../../platform/jobs/postpone.ts'
import { writeCsv, writeWorkbook } from '../../platform/spreadsheets/write-spreadsheet.ts'
import { asStoppingWorker } from '../../testing/as-stopping-worker.ts'
import { upload } from '../../testing/files/uploads.ts'
import { balanceOf, expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { type Flat, type Row, sheet, statementsIn } from '../../testing/money/statements.ts'
import type { Person } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { bookStatement } from './statements/book-statement.ts'

const world = useWorld()
const { withLease, bankAccount, bring, book, waiting, settle, elsewhere } = statementsIn(world, () => manager)
const { record } = offlinePaymentsIn(world)
const RENT = 120_000_000
/** Today, as a statement writes it. */
const statementDay = () => world.today().split('-').reverse().join('/')

let ada: Flat
let bello: Flat
let manager: Person
let account: string

beforeAll(async () => {
  ada = await withLease(await letFlat(world))
  manager = ada.manager
  bello = await withLease(await letFlat(world, { estate_id: ada.estate_id, manager }))
  account = await bankAccount(ada.estate_id)
})

test('a statement that names another account number is said to be of that one', async () => {
  const of = (number: string) =>
    writeCsv([['Zenith Bank', `Account ${number}`], ...sheet([['02/11/2026', 'TRF', '500']])])
  const { account_number } = (await manager.get('/transfers/accounts')).json().data[0]
  const other = await bring([], account, of('2087654321'))
  expect(other.json().found.other_account).toBe('2087654321')
  const own = await bring([], account, of(account_number))
  expect(own.json().found.other_account).toBeNull()
})

test('a statement is looked at before anything is booked, then what is sure is posted and the rest is held', async () => {
  const brought = await bring(
    [
      ['02/11/2026', `NIP/GTB/SOMEBODY/${ada.code}`, '₦1,200,000.00', '000013261102A1'],
      ['03/11/2026', 'TRF FROM QUADRI DIKKO', '350 000.00', '000013261103B2'],
      ['04/11/2026', 'NO AMOUNT AT ALL', '1.200.000'],
    ],
    account,
  )
  expect(brought.statusCode).toBe(201)
  const { id, found, state } = brought.json()
  expect(state).toBe('READ')
  expect(found).toMatchObject({
    credits: 2,
    credit_amount: 155_000_000,
    seen_before: 0,
    faults: [{ row: 4 }],
  })
  expect(await balanceOf(world, ada.estate_id, 'bank:trust')).toBe(0)

  expect((await manager.post(`/transfers/statements/${id}/book`)).statusCode).toBe(202)
  await world.work()
  const done = (await manager.get(`/transfers/statements/${id}`)).json()
  expect(done).toMatchObject({
    state: 'DONE',
    progress: { done: 2, of: 2 },
    result: { posted: 1, posted_amount: RENT, unassigned: 1, unassigned_amount: 35_000_000 },
  })
  expect(await balanceOf(world, ada.estate_id, 'bank:trust')).toBe(155_000_000)
  expect(await balanceOf(world, ada.estate_id, 'credit:unassigned')).toBe(-35_000_000)
  const [payment] = (await ada.tenant.get('/payments')).json().data
  expect(payment).toMatchObject({ status: 'COMPLETED', amount: RENT, channel: 'BANK_TRANSFER' })
  expect(payment.payment_date.slice(0, 10)).toBe('2026-11-02')
  await expectSoundBooks(world)
})

test('a line that cannot be booked is held for a person, and the rest of the statement is booked', async () => {
  const { flat, account: own } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  const poison = (text: string) => withClient(world.ownerUrl, (owner) => owner.query(text))
  await poison(`create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
    create trigger poison before insert on payment for each row when (new.unit_id = '${flat.unit_id}') execute function poison()`)
  const rows: Row[] = [
    ['02/11/2026', `RENT ${flat.code}`, '200,000.00'],
    ['03/11/2026', `RENT ${other.code}`, '300,000.00'],
  ]
  const booked = await book(rows, own)
  await poison('drop function poison cascade')
  expect(booked).toMatchObject({
    state: 'DONE',
    result: { posted: 1, posted_amount: 30_000_000, unassigned: 1 },
  })
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(-20_000_000)
  await expectSoundBooks(world)
})

test('a worker that is to stop leaves a statement after some lines, and the next books the others, each once', async () => {
  const { flat, account: own } = await elsewhere()
  const rows = Array.from(
    { length: 30 },
    (_, n): Row => ['02/11/2026', `RENT ${flat.code} ${n}`, `${n + 1},000`],
  )
  const { id } = (await bring(rows, own)).json()
  await manager.post(`/transfers/statements/${id}/book`)
  const booking = asStoppingWorker(() => bookStatement.run(world.services, { statement_id: id }))
  await expect(booking).rejects.toThrow(StoppedEarly)
  const shown = async () => (await manager.get(`/transfers/statements/${id}`)).json()
  expect(await shown()).toMatchObject({ state: 'BOOKING', progress: { done: 25, of: 30 } })
  await world.work()
  expect(await shown()).toMatchObject({ state: 'DONE', progress: { done: 30, of: 30 } })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(46_500_000)
  await expectSoundBooks(world)
})

test('the same statement again books nothing, and another form of it only what is new', async () => {
  const { flat, account: own } = await elsewhere()
  const rows: Row[] = [
    ['02/11/2026', `RENT ${flat.code}`, '200,000.00'],
    ['02/11/2026', `RENT ${flat.code}`, '200,000.00'],
  ]
  expect((await book(rows, own)).result).toMatchObject({ posted: 2 })
  const again = (await bring(rows, own)).json()
  expect(again.found).toMatchObject({ credits: 2, seen_before: 2 })
  const refused = await manager.post(`/transfers/statements/${again.id}/book`)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'NOTHING_TO_BOOK'])

  const workbook = await writeWorkbook([
    { name: 'November', rows: sheet([...rows, ['05/11/2026', `RENT ${flat.code}`, '100,000.00']]) },
  ])
  const more = (await bring([], own, workbook)).json()
  await manager.post(`/transfers/statements/${more.id}/book`)
  await world.work()
  expect((await manager.get(`/transfers/statements/${more.id}`)).json().result).toMatchObject({
    posted: 1,
    seen_before: 2,
  })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(50_000_000)
  await expectSoundBooks(world)
})

/** The same rows with other columns: of another export, with the day on which the money counts, or without a reference. */
const exported = (heads: string[], rows: string[][]) => writeCsv([heads, ...rows])

test('the same days by another export, or with other columns, book no transfer twice: a person is asked', async () => {
  const { flat, account: own } = await elsewhere()
  const rows: Row[] = [
    ['02/11/2026', `NIP/GTB/${flat.code}`, '200,000.00', 'S0000132611020009'],
    ['04/11/2026', 'TRF FROM BUZEMI LAKORE', '150,000.00', 'S0000132611040009'],
  ]
  expect((await book(rows, own)).result).toMatchObject({ posted: 1, unassigned: 1 })
  const bookFile = async (bytes: Uint8Array, mapping?: object[]) => {
    const { id } = (await bring([], own, bytes)).json()
    if (mapping) {
      const mapped = await manager.patch(`/transfers/statements/${id}`, { mapping })
      expect(mapped.statusCode, mapped.body).toBe(200)
    }
    expect((await manager.post(`/transfers/statements/${id}/book`)).statusCode).toBe(202)
    await world.work()
    return (await manager.get(`/transfers/statements/${id}`)).json().result
  }
  const heads = ['Trans Date', 'Value Date', 'Remarks', 'Debit', 'Credit', 'Balance']
  const other = exported(heads, [
    ['02-Nov-2026', '03-Nov-2026', `Inward transfer RENT ${flat.code}`, '', '200,000.00', '200,000.00'],
    ['04-Nov-2026', '05-Nov-2026', 'BUZEMI LAKORE', '', '150,000.00', '350,000.00'],
  ])
  expect(await bookFile(other)).toMatchObject({ posted: 0, unassigned: 2 })
  const fields = [null, 'day', 'narration', 'debit', 'credit', 'balance']
  const valued = fields.map((field, index) => ({ index, field }))
  expect(await bookFile(other, valued)).toMatchObject({ posted: 0, unassigned: 2 })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(35_000_000)
  for (const line of (await waiting('LAKORE')).filter(({ doubt }: { doubt: string | null }) => doubt))
    expect(line.doubt).toBe('OTHER_STATEMENT')
  await expectSoundBooks(world)
})

test('two transfers of one sum, day and text are both booked, and so is another that a later statement adds to them', async () => {
  const { flat, account: own } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  const twice: Row[] = [
    ['02/11/2026', `RENT ${flat.code}`, '200,000.00'],
    ['02/11/2026', `RENT ${flat.code}`, '200,000.00'],
  ]
  expect((await book(twice, own)).result).toMatchObject({ posted: 2 })
  const third: Row = ['02/11/2026', `NIP ${flat.code} NOVEMBER`, '200,000.00']
  expect((await book([...twice, third], own)).result).toMatchObject({ posted: 1, seen_before: 2 })
  // A part of the day, as banks give it: it names who it is for, and that is somebody else.
  const late: Row = ['02/11/2026', `RENT ${other.code}`, '200,000.00']
  expect((await book([late], own)).result).toMatchObject({ posted: 1 })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(80_000_000)
  await expectSoundBooks(world)
})

test('of one file that two bring at once under other columns each transfer is booked once', async () => {
  const { flat, account: own } = await elsewhere()
  const file = (narration: string) =>
    exported(['Date', 'Narration', 'Credit'], [['02/11/2026', narration, '300,000.00']])
  const ids = await Promise.all(
    [`RENT ${flat.code}`, `NIP ${flat.code} RENT`].map(
      async (narration) => (await bring([], own, file(narration))).json().id,
    ),
  )
  await Promise.all(ids.map((id) => manager.post(`/transfers/statements/${id}/book`)))
  await Promise.all(ids.map((statement_id) => bookStatement.run(world.services, { statement_id })))
  await world.work()
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(30_000_000)
})

test('a payer whom a person has named is known the next time', async () => {
  const { flat, account: own } = await elsewhere()
  await book([['02/11/2026', 'NIP/UBA/EKWUEME TAMBUWAL OLU/RENT', '500,000.00']], own)
  const [line] = await waiting('EKWUEME TAMBUWAL')
  expect(line).toMatchObject({ amount: 50_000_000, can: { settle: true } })
  const assigned = await settle(line.id, 'assign', {
    parts: [{ lease_id: flat.lease_id, amount: 50_000_000 }],
  })
  expect(assigned.statusCode).toBe(200)
  expect(assigned.json()).toMatchObject({ state: 'POSTED', payments: [{ lease_id: flat.lease_id }] })
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(50_000_000)

  // Exactly what is left, by another narration; and then more, by the same payer: that one waits.
  const next = await book(
    [
      ['09/11/2026', 'TRF FRM TAMBUWAL OLU EKWUEME TO PALMGROVE', '700,000.00'],
      ['10/11/2026', 'TRF FRM TAMBUWAL OLU EKWUEME TO PALMGROVE', '10,000.00'],
    ],
    own,
  )
  expect(next.result).toMatchObject({ posted: 1, unassigned: 1 })
  const [left] = await waiting('TAMBUWAL OLU')
  expect(left.guesses[0]).toMatchObject({
    parts: [{ lease_id: flat.lease_id, tenant_name: flat.tenant.full_name, open_amount: 0 }],
    reasons: expect.arrayContaining(['LEARNT_PAYER', 'AMOUNT_OVER']),
  })
  await expectSoundBooks(world)
})

test('one transfer for two tenancies is divided as a person says, to the kobo', async () => {
  const { flat, account: own } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  await book([['02/11/2026', 'BOTH FLATS WUYEZI ROKABA', '1,500,000.00']], own)
  const [line] = await waiting('WUYEZI ROKABA')
  const part = (of: Flat, amount: number) => ({ lease_id: of.lease_id, amount })
  const wrong = await settle(line.id, 'assign', { parts: [part(flat, RENT), part(other, 1)] })
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'PARTS_DO_NOT_ADD_UP'])
  const strange = await settle(line.id, 'assign', { parts: [part(flat, RENT), part(bello, 30_000_000)] })
  expect(strange.statusCode).toBe(404)
  const done = await settle(line.id, 'assign', { parts: [part(flat, RENT), part(other, 30_000_000)] })
  expect(done.json().payments.map(({ amount }: { amount: number }) => amount)).toEqual([RENT, 30_000_000])
  expect(await balanceOf(world, flat.estate_id, `receivable:${other.lease_id}`)).toBe(90_000_000)
  await expectSoundBooks(world)
})

test('two managers at once have one effect, and the second is told', async () => {
  const { flat, account: own } = await elsewhere()
  await book([['02/11/2026', 'NEKAFE SALUMI', '300,000.00']], own)
  const [line] = await waiting('NEKAFE')
  const body = { parts: [{ lease_id: flat.lease_id, amount: 30_000_000 }] }
  const answers = await Promise.all(Array.from({ length: 6 }, () => settle(line.id, 'assign', body)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const key = randomUUID()
  await book([['03/11/2026', 'NEKAFE DUGOTO', '100,000.00']], own)
  const [second] = await waiting('DUGOTO')
  const one = { parts: [{ lease_id: flat.lease_id, amount: 10_000_000 }] }
  const same = await Promise.all(
    Array.from({ length: 5 }, () => settle(second.id, 'assign', one, manager, key)),
  )
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(40_000_000)
  await expectSoundBooks(world)
})

test('what may have been counted already stays out of the books until a person says', async () => {
  const { flat, account: own } = await elsewhere()
  await book([['02/11/2026', `RENT ${flat.code}`, '200,000.00', 'S0000132611020001']], own)
  const twice = await book([['02/11/2026', `RENT  ${flat.code} NIP`, '200,000.00', 'S0000132611020001']], own)
  expect(twice.result).toMatchObject({ posted: 0, unassigned: 1 })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(20_000_000)
  const [line] = await waiting(flat.code)
  expect(line.doubt).toBe('SAME_REFERENCE')
  const dismissed = await settle(line.id, 'dismiss', { reason: 'RECORDED_ALREADY' })
  expect(dismissed.json()).toMatchObject({ state: 'DISMISSED', settled_by_name: manager.full_name })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(20_000_000)
  await expectSoundBooks(world)
})

test('a transfer that was written down by hand waits for a person however old the statement is that shows it', async () => {
  const { flat, account: own } = await elsewhere()
  const day = addDays(world.today(), -45)
  const given = { channel: 'BANK_TRANSFER', bank_reference: 'S000', payment_date: day, amount: 20_000_000 }
  expect((await record(manager, flat, given)).statusCode).toBe(201)
  const [year, month, date] = day.split('-')
  const booked = await book([[`${date}/${month}/${year}`, `RENT ${flat.code}`, '200,000.00']], own)
  expect(booked.result).toMatchObject({ posted: 0, unassigned: 1 })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(20_000_000)
  const [line] = await waiting(flat.code)
  expect(line.doubt).toBe('RECORDED_ALREADY')
  await expectSoundBooks(world)
})

test('a transfer that is not ours leaves the books as if it had not come', async () => {
  const { flat, account: own } = await elsewhere()
  await book([['02/11/2026', 'GOTOMI REFUND OF DIESEL', '80,000.00']], own)
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(-8_000_000)
  const cash = { report: 'CASH_FLOW', estate_id: flat.estate_id, columns: ['line', 'amount'] }
  const flows = (await manager.post('/analytics/reports', cash)).json().rows
  expect(flows.map(({ cells }: { cells: unknown[] }) => cells)).toContainEqual([
    'Transfers held until assigned',
    8_000_000,
  ])
  const [line] = await waiting('GOTOMI')
  await settle(line.id, 'dismiss', { reason: 'NOT_OURS', note: 'Diesel supplier' })
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(0)
})

test('only whoever runs the estate sees its transfers and brings its statements', async () => {
  await book([['07/11/2026', 'LUMISA DUKAYE', '10,000.00']], account)
  const [line] = await waiting('LUMISA')
  for (const person of [ada.tenant, ada.landlord, bello.tenant]) {
    expect((await person.get('/transfers/lines')).json().data).toEqual([])
    expect((await settle(line.id, 'dismiss', { reason: 'NOT_OURS' }, person)).statusCode).toBe(404)
  }
  const brought = await upload(world, ada.landlord, '/transfers/statements', {
    bank_account_id: account,
    file: new File(['x'], 'x.csv'),
  })
  expect(brought.statusCode).toBe(404)
})

test('a file that is no statement is refused in words, and columns can be named by hand', async () => {
  const pdf = await bring([], account, Buffer.from('%PDF-1.7 hello'))
  expect([pdf.statusCode, pdf.json().code]).toEqual([422, 'SPREADSHEET_UNREADABLE'])
  const rows = writeCsv([
    ['When', 'What', 'How much'],
    ['02/11/2026', 'RENT', '100.00'],
  ])
  const strange = (await bring([], account, rows)).json()
  expect(strange.found.credits).toBe(0)
  const named = await manager.patch(`/transfers/statements/${strange.id}`, {
    header_row: 1,
    mapping: [
      { index: 0, field: 'day' },
      { index: 1, field: 'narration' },
      { index: 2, field: 'amount' },
    ],
  })
  expect(named.json().found).toMatchObject({ credits: 1, credit_amount: 10_000 })
})

test('a narration that is cut within a sign is booked like any other', async () => {
  const flat = await withLease(await letFlat(world, { manager }))
  const account = await bankAccount(flat.estate_id)
  for (const length of [59, 299, 286]) {
    const booked = await book([['05/11/2026', `${'N'.repeat(length)}😀`, '1000.00', '']], account)
    expect(booked).toMatchObject({ state: 'DONE', result: { unassigned: 1 } })
  }
})

test('the database refuses a person who books a line past the server', async () => {
  const forged = world.services.transaction(manager.actor, (tx) =>
    tx.updateTable('bank_line').set({ state: 'POSTED', settled_at: tx.now }).execute(),
  )
  await expect(forged).rejects.toThrow()
})

test('what a person wrote down while a statement is booked is in doubt, and is not counted twice', async () => {
  const { flat, account: own } = await elsewhere()
  const others = Array.from(
    { length: 25 },
    (_, i): Row => ['02/11/2026', `POS SETTLEMENT ${i} QX`, '1,000.00'],
  )
  const brought = await bring([...others, [statementDay(), `RENT ${flat.code}`, '300,000.00']], own)
  const { id } = brought.json()
  await manager.post(`/transfers/statements/${id}/book`)
  let begun = 0
  const services = {
    ...world.services,
    // After the first part of the statement, a manager records the transfer that stands in the second.
    transaction: (async (actor: never, work: never) => {
      if (++begun === 4) {
        const recorded = await record(flat.manager, flat, { channel: 'BANK_TRANSFER' })
        expect([recorded.statusCode, recorded.body]).toMatchObject([201, expect.anything()])
      }
      return world.services.transaction(actor, work)
    }) as typeof world.services.transaction,
  }
  await bookStatement.run(services, { statement_id: id })
  const done = (await manager.get(`/transfers/statements/${id}`)).json()
  expect(done).toMatchObject({ state: 'DONE', result: { posted: 0, unassigned: 26 } })
  expect(await waiting(`RENT ${flat.code}`)).toMatchObject([{ doubt: 'RECORDED_ALREADY' }])
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(30_000_000 + 25 * 100_000)
  await expectSoundBooks(world)
})

test('a line that waits is in doubt once the same money is written down by hand', async () => {
  const { flat, account: own } = await elsewhere()
  const name = flat.tenant.full_name.toUpperCase()
  await book([[statementDay(), `TRF FROM ${name}`, '300,000.00']], own)
  expect(await waiting(name)).toMatchObject([{ doubt: null }])
  expect((await record(flat.manager, flat, { channel: 'BANK_TRANSFER' })).statusCode).toBe(201)
  const [line] = await waiting(name)
  expect(line.doubt).toBe('RECORDED_ALREADY')
  await settle(line.id, 'dismiss', { reason: 'RECORDED_ALREADY' })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(30_000_000)
  await expectSoundBooks(world)
})
