import type { Report } from '@gida/contract/domains/reports/report'
import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { DAYS_KEPT } from '@gida/contract/domains/reports/rules'
import { addDays } from '@gida/contract/shared/dates'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { textOf } from '../../testing/files/read-pdf.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { paysIn } from '../../testing/money/payments-in.ts'
import { chargeOf, type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { applyCredit, raiseCharges, withdrawCharge } from '../charges/index.ts'
import { sweepReportFiles } from './sweep-report-files.ts'

const world = useWorld()
const { record } = offlinePaymentsIn(world)
let flat: LetFlat
let foreign: LetFlat
beforeAll(async () => {
  flat = await letFlat(world)
  foreign = await letFlat(world)
  await paysIn(world, flat, 45_000_050)
})

const RENT = { transaction_type: 'RENT_PAYMENT' as const, description: 'Rent', amount: 50_000_000 }
const ask = (body: object, who = flat.manager) => who.post('/analytics/reports', body)
const read = async (body: object, who = flat.manager) => {
  const answer = await ask(body, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Report>()
}

describe('to read', () => {
  test('a report says of what and when it is, how it is counted, and what each row opens', async () => {
    const report = await read({ report: 'RENT_ROLL', estate_id: flat.estate_id })
    expect(report).toMatchObject({
      title: 'Rent roll',
      estate_name: 'Palmgrove Court',
      from: null,
      to: world.today(),
      count: 1,
    })
    expect(report.rows[0]?.opens).toMatchObject({ kind: 'lease' })
    expect(report.means).toContain('Arrears')
    expect((await read({ report: 'INCOME_STATEMENT', basis: 'ACCRUAL' })).basis).toBe('ACCRUAL')
    expect((await read({ report: 'COLLECTED' })).from).toBe(
      addDays(`${Number(world.today().slice(0, 4)) - 1}${world.today().slice(4)}`, 1),
    )
  })

  test('a request that was withdrawn took no days, and an open one takes them until today', async () => {
    const report = (title: string) =>
      flat.manager.post(`/onboarding/units/${flat.unit_id}/maintenance`, {
        ...{ category: 'WATER', priority: 'LOW', title, description: 'The tap drips at night.' },
      })
    const [open, withdrawn] = [(await report('Tap drips')).json(), (await report('Tap drips again')).json()]
    const answer = await flat.manager.post(`/maintenance/${withdrawn.id}/status`, {
      ...{ status: 'CANCELLED', note: 'Reported twice' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { rows, columns } = await read({ report: 'MAINTENANCE', estate_id: flat.estate_id })
    const at = columns.findIndex(({ head }) => head === 'Days')
    const daysOf = (id: string) =>
      rows.find(({ opens }) => opens?.kind === 'request' && opens.id === id)?.cells[at]
    expect([daysOf(open.id), daysOf(withdrawn.id)]).toEqual([0, null])
  })

  test('who did what says in words what was done', async () => {
    await foreign.manager.patch(`/onboarding/estates/${foreign.estate_id}`, { name: 'Mangrove Court' })
    await world.services.transaction('system', (tx) =>
      sql`select app.enqueue('keep_audit_chain', '{}', null, null, false)`.execute(tx),
    )
    await world.work()
    const { rows, columns } = await read({ report: 'STAFF_ACTIVITY' }, foreign.manager)
    const at = columns.findIndex(({ head }) => head === 'Action')
    expect(rows.map(({ cells }) => cells[at])).toContain('Update estate')
  })

  test('two units of one name bear each its own service charge, also put together by unit', async () => {
    const SHARE = {
      transaction_type: 'SERVICE_CHARGE' as const,
      description: 'Service charge',
      due_date: world.today(),
    }
    const one = await letFlat(world, { charges: [{ ...SHARE, amount: 10_000_000 }] })
    const { manager, estate_id } = one
    await letFlat(world, { manager, estate_id, charges: [{ ...SHARE, amount: 30_000_000 }] })
    const days = { from: world.today(), to: world.today() }
    const groups = await read({ report: 'APPORTIONMENT', group_by: 'unit', ...days }, manager)
    expect(groups.rows.map(({ cells }) => cells[2]).sort()).toEqual([10_000_000, 30_000_000])
    for (const { cells } of groups.rows) expect(cells[0]).toMatch(/^Flat B4, Block /)
    const rest = {
      report: 'APPORTIONMENT',
      where: [{ column: 'unit', is: groups.rows[0]?.cells[0] }],
      ...days,
    }
    expect((await read(rest, manager)).count).toBe(1)
  })

  test('a group opens its rows, and stands beside the time before', async () => {
    const groups = await read({ report: 'RECEIPTS_BOOK', group_by: 'kind', compare: 'PREVIOUS' })
    expect(groups.columns.map(({ head }) => head)).toEqual([
      'Kind',
      'Rows',
      'Rows, before',
      'Amount',
      'Amount, before',
    ])
    expect(groups.rows[0]?.cells).toEqual(['Receipt', 1, 0, 45_000_050, 0])
    const opens = groups.rows[0]?.opens
    expect(opens).toMatchObject({ kind: 'report', report: 'RECEIPTS_BOOK' })
    if (opens?.kind !== 'report') throw new Error('A group opens a report.')
    expect((await read({ report: opens.report, where: opens.where })).totals).toEqual(
      groups.totals && expect.arrayContaining([45_000_050]),
    )
  })

  test('two estates of one name stand beside their own time before, and what is not known now is not taken from then', async () => {
    const here = await letFlat(world)
    const { manager, estate_id: there } = await letFlat(world, { manager: here.manager })
    for (const [estate_id, year, amount] of [
      [here.estate_id, 2025, 36_500],
      [here.estate_id, 2026, 73_000],
      [there, 2025, 3_650_000],
    ] as const) {
      const budget = { year, category: 'SECURITY', amount }
      const set = await manager.post(`/estates/${estate_id}/fund/budget`, budget)
      expect(set.statusCode, set.body).toBe(200)
    }
    const days = { from: '2026-01-01', to: '2026-12-31', compare: 'LAST_YEAR' }
    const report = await read({ report: 'SERVICE_CHARGE', ...days, columns: ['budget', 'used'] }, manager)
    expect(report.totals).toEqual([73_000, 36_500 + 3_650_000, null])
    expect(report.rows.map(({ cells }) => cells).sort()).toEqual([
      [0, 3_650_000, null],
      [73_000, 36_500, 0],
    ])

    const due_date = addDays(world.today(), -7)
    const late = await letFlat(world, { charges: [{ ...RENT, due_date }] })
    await paysIn(world, late, RENT.amount)
    const asked = { report: 'KEY_FIGURES', columns: ['line', 'whole', 'days'] }
    const week = { from: addDays(world.today(), -4), to: world.today(), compare: 'PREVIOUS' }
    const toPay = async (more: object) =>
      (await read({ ...asked, ...more }, late.manager)).rows.find(({ cells }) => cells[0] === 'Days to pay')
        ?.cells
    expect(await toPay({ from: due_date, to: due_date })).toEqual([expect.any(String), 1, 7])
    expect(await toPay(week)).toEqual([expect.any(String), 0, null])
  })

  test('a receipt that was voided stands in the book with its number, and adds nothing', async () => {
    const mistaken = await letFlat(world)
    const { id } = (await record(mistaken.manager, mistaken, { amount: 30_000_000 })).json()
    await record(mistaken.manager, mistaken, { amount: 20_000_000, received_by_name: 'Musa' })
    const book = () => read({ report: 'RECEIPTS_BOOK', group_by: 'kind' }, mistaken.manager)
    expect((await book()).rows.map(({ cells }) => cells)).toEqual([['Receipt', 2, 50_000_000]])
    await mistaken.manager.patch(`/payments/${id}/cancel`, { reason: 'Written down twice' })
    expect((await book()).rows.map(({ cells }) => cells)).toEqual([
      ['Receipt', 1, 20_000_000],
      ['Void receipt', 1, 0],
    ])
  })

  test('commission that was taken from credit is of its owner, and a payment that was reversed collected nothing', async () => {
    const of = await letFlat(world)
    const [first = ''] = of.charge_ids
    const { id } = (await record(of.manager, of, { amount: 30_000_000 })).json()
    await of.manager.patch(`/payments/${id}/cancel`, { reason: 'Written down twice' })
    const asked = { report: 'COMMISSION', landlord_id: of.landlord.id, columns: ['tenant', 'base', 'earned'] }
    expect((await read(asked, of.manager)).totals?.slice(1)).toEqual([0, 0])
    await paysIn(world, of, 120_000_000)
    const { estate_id, tenant_id, lease_id } = await chargeOf(world, of)
    await world.services.transaction('system', async (tx) => {
      await withdrawCharge(tx, { charge_id: first, amount: 50_000_000, cause: 'shorter' })
      const again = { ...RENT, due_date: '2026-12-01', key: `again:${lease_id}` }
      const unit = await tx.selectFrom('charge').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
      await raiseCharges(tx, unit, [again])
      await applyCredit(tx, { estate_id, tenant_id, lease_id: lease_id ?? '' })
    })
    const report = await read(asked, of.manager)
    expect(report.totals?.slice(1)).toEqual([120_000_000, 12_000_000])
    expect(report.rows.map(({ cells }) => cells[0])).not.toContain(null)
    const figures = await read({ report: 'KEY_FIGURES', columns: ['line', 'amount'] }, of.manager)
    expect(figures.rows.map(({ cells }) => cells)).toContainEqual(['Economic occupancy', 120_000_000])
  })

  test('a past day knows nothing of what came after it', async () => {
    const owed = async (to: string) => (await read({ report: 'AGEING', to, columns: ['owed'] })).totals
    const { amount } = await chargeOf(world, flat)
    expect(await owed(world.today())).toEqual([amount - 45_000_050])
    expect(await owed(addDays(world.today(), -1))).toEqual([0])
  })

  test('a landlord reads what is theirs, and no books of the office; others read none', async () => {
    expect((await read({ report: 'RENT_ROLL' }, foreign.landlord)).count).toBe(1)
    expect((await ask({ report: 'TRIAL_BALANCE' }, flat.landlord)).statusCode).toBe(403)
    expect((await ask({ report: 'RENT_ROLL' }, flat.tenant)).statusCode).toBe(403)
  })
})

const pageEnd = (at: string) =>
  Buffer.from(JSON.stringify([at, '01a22439-c83a-70d7-8d3e-6e29715b6f84'])).toString('base64url')

describe('what does not fit is told', () => {
  test('an estate that one has left, whole, as a file or to read', async () => {
    for (const format of ['json', 'csv', 'xlsx', 'pdf']) {
      const answer = await ask({ report: 'RENT_ROLL', estate_id: foreign.estate_id, format })
      expect([answer.statusCode, answer.json().code]).toEqual([404, expect.stringMatching(/NOT_FOUND/)])
    }
  })

  test.each([
    [{ from: '1990-01-01', to: '2090-01-01' }, 'to', 'At most 10 years'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'to', 'The last day must not be before the first'],
    [{ from: '2099-01-01' }, 'from', 'The first day is after the last.'],
    [{ basis: 'ACCRUAL' }, 'basis', 'This report has only one basis'],
    [{ group_by: 'amount' }, 'group_by', 'This report cannot be grouped this way'],
    [{ columns: ['amount', 'secret'] }, 'columns', 'This report has no such column'],
    [{ where: [{ column: '1; drop table', is: 'x' }] }, 'where', 'This report has no such column'],
    [{ after: 'bm90IGEgcGFnZQ' }, 'after', 'This is not where a page ended'],
    [{ after: pageEnd('2026-02-31 00:00:00+00') }, '', 'There is no such day or time'],
    [{ after: pageEnd('2026-02-28 00:00:00+23') }, '', 'There is no such day or time'],
  ])('%j', async (more, path, message) => {
    const answer = await ask({ report: 'RECEIPTS_BOOK', ...more })
    expect([answer.statusCode, answer.json().details]).toEqual([400, [{ path, message }]])
  })
})

describe('as a file', () => {
  const FORMULA = '=HYPERLINK("http://x","y")'
  beforeAll(() =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('unit').set({ name: FORMULA }).where('id', '=', flat.unit_id).execute(),
    ),
  )

  test('a workbook holds numbers and days as such, sums that agree, and a text that begins like a formula as a text', async () => {
    const { rawPayload } = await ask({ report: 'RENT_ROLL', format: 'xlsx' })
    const rows = (await readXlsx(rawPayload)).sheets[0]?.rows ?? []
    const heads = rows[4] as string[]
    const at = (head: string) => heads.indexOf(head)
    const [row, total] = [rows[5], rows[6]]
    expect(rows[0]?.[0]).toBe('Rent roll')
    expect(row?.[at('Unit')]).toBe(FORMULA)
    expect(row?.[at('Rent a year (NGN)')]).toBe(1_200_000)
    expect(row?.[at('From')]).toEqual(new Date('2026-11-01T00:00:00Z'))
    expect(total?.[at('Rent a year (NGN)')]).toBe(1_200_000)
    expect(total?.[0]).toBe('Total, of 1 row')
  })

  test('a sign that no XML holds does not keep a workbook from being opened', async () => {
    const named = (name: string) =>
      world.services.transaction('system', (tx) =>
        tx.updateTable('unit').set({ name }).where('id', '=', flat.unit_id).execute(),
      )
    await named('Flat\uFFFF 1')
    const { rawPayload } = await ask({ report: 'RENT_ROLL', format: 'xlsx' })
    await named(FORMULA)
    expect((await readXlsx(rawPayload)).sheets[0]?.rows[5]).toContain('Flat 1')
  })

  test('a CSV file says money exactly and defuses formulas; a paper says of what it is', async () => {
    const { body } = await ask({ report: 'RENT_ROLL', format: 'csv' })
    expect(body).toContain(`"'${FORMULA.replaceAll('"', '""')}"`)
    expect(body).toContain(',1200000.00,')
    const paper = await ask({ report: 'INCOME_STATEMENT', format: 'pdf', estate_id: flat.estate_id })
    expect(paper.headers['content-disposition']).toMatch(/income-statement-\d{4}-\d\d-\d\d-to-/)
    const text = await textOf(paper.rawPayload)
    for (const said of ['Income statement', 'Palmgrove Court', 'by the day money came', 'Management fee'])
      expect(text).toContain(said)
  })

  test('a long one is made while nobody waits, once for two who ask at once, whole, and by what its reader sees then', async () => {
    const { estate_id, unit_id, landlord, tenant } = flat
    await world.services.transaction('system', async (tx) => {
      const of = await tx
        .selectFrom('unit')
        .select('property_id')
        .where('id', '=', unit_id)
        .executeTakeFirstOrThrow()
      const charges = Array.from({ length: 1_100 }, (_, at) => ({
        ...{ key: `long:${at}`, transaction_type: 'RENT_PAYMENT' as const, amount: 100 + at },
        due_date: world.today(),
      }))
      const whose = {
        ...of,
        estate_id,
        unit_id,
        landlord_id: landlord.id,
        tenant_id: tenant.id,
        lease_id: null,
      }
      await raiseCharges(tx, whose, charges)
    })
    const wanted = { report: 'GENERAL_LEDGER', format: 'csv' }
    const both = await Promise.all([ask(wanted), ask(wanted)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    const [file, same] = both.map((answer) => answer.json<ReportFile>())
    expect(same?.id).toBe(file?.id)
    await world.work()
    const found = (await flat.manager.get(`/analytics/reports/${file?.id}`)).json<ReportFile>()
    const { count } = await read({ report: 'GENERAL_LEDGER' })
    expect(found).toMatchObject({ status: 'READY', rows_done: count, rows_expected: count })
    const { body } = await flat.manager.get(`/analytics/reports/${file?.id}/download`)
    expect(body.trim().split('\r\n')).toHaveLength(count + 2)
    expect((await flat.landlord.get(`/analytics/reports/${file?.id}`)).statusCode).toBe(404)
  })

  test('one that was never finished is forgotten after its days, and asked for anew is another', async () => {
    const wanted = { report: 'PAYMENTS', estate_id: flat.estate_id, format: 'csv' }
    const asked = async () => (await ask(wanted)).json<ReportFile>().id
    const id = await asked()
    await withClient(world.ownerUrl, async (owner) => {
      await owner.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
      await owner.query(`update report_file set created_at = created_at - interval '7 days' where id = $1`, [
        id,
      ])
    })
    expect(await asked()).toBe(id)
    await sweepReportFiles(world.services)
    expect(await asked()).not.toBe(id)
  })

  test('one that was made is fetched for its days, and not by who has left its estate since', async () => {
    const wanted = { report: 'PAYMENTS', estate_id: foreign.estate_id }
    const { id } = (await ask(wanted, foreign.manager)).json<ReportFile>()
    await world.work()
    const fetched = async () => (await foreign.manager.get(`/analytics/reports/${id}/download`)).statusCode
    const finished = (days: number) =>
      world.services.transaction('system', (tx) =>
        tx
          .updateTable('report_file')
          .set({ finished_at: new Date(tx.now.getTime() - days * 86_400_000) })
          .where('id', '=', id)
          .execute(),
      )
    expect(await fetched()).toBe(200)
    await finished(DAYS_KEPT)
    expect(await fetched()).toBe(404)
    await finished(0)
    await world.services.transaction('system', (tx) =>
      tx.deleteFrom('estate_association').where('user_id', '=', foreign.manager.id).execute(),
    )
    expect(await fetched()).toBe(404)
  })

  test('one of all estates is not fetched by who has left one of them since', async () => {
    const here = await letFlat(world)
    const there = await letFlat(world, { manager: here.manager })
    const { id } = (await ask({ report: 'PAYMENTS' }, here.manager)).json<ReportFile>()
    const ofOne = { report: 'PAYMENTS', estate_id: here.estate_id }
    const one = (await ask(ofOne, here.manager)).json<ReportFile>()
    await world.work()
    const fetched = async (id: string) =>
      (await here.manager.get(`/analytics/reports/${id}/download`)).statusCode
    expect([await fetched(id), await fetched(one.id)]).toEqual([200, 200])
    await world.services.transaction('system', (tx) =>
      tx
        .deleteFrom('estate_association')
        .where('user_id', '=', here.manager.id)
        .where('estate_id', '=', there.estate_id)
        .execute(),
    )
    expect([await fetched(id), await fetched(one.id)]).toEqual([404, 200])
  })

  test('the ledger is made for accounting programs, whole, and nothing else is', async () => {
    const whole = { report: 'GENERAL_LEDGER', to: addDays(world.today(), -1), format: 'quickbooks' }
    expect((await ask(whole)).body).toBe(
      'Journal No.,Journal Date,Account Name,Description,Debits,Credits,Name\r\n',
    )
    const xero = await ask({ ...whole, format: 'xero' })
    expect(xero.headers['content-disposition']).toMatch(/\.xero\.zip/)
    const where = [{ column: 'kind', is: 'CASH' }]
    for (const body of [
      { ...whole, where },
      { report: 'RENT_ROLL', format: 'sage' },
    ])
      expect((await ask(body)).json().details).toMatchObject([{ path: 'format' }])
  })

  test('a page goes on where the one before ended, and no row comes twice', async () => {
    const first = await read({ report: 'GENERAL_LEDGER', columns: ['journal'] })
    const second = await read({ report: 'GENERAL_LEDGER', columns: ['journal'], after: first.next ?? '' })
    expect([first.rows.length, second.rows.length]).toEqual([100, 100])
    expect(second.count).toBe(first.count)
    const [of, and] = [first, second].map(({ rows }) => rows.map(({ cells }) => cells[0]))
    expect(and?.slice(1).some((journal) => of?.slice(0, -1).includes(journal ?? null))).toBe(false)
  })
})
