import { REPORTS, type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport, Report, ReportCell } from '@gida/contract/domains/reports/report'
import { addDays } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actFor } from '../../platform/access/act-for.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { type Person, refreshed } from '../../testing/people/people.ts'
import { act, BEGINNING, type Flat, fourFlats, happen } from '../../testing/random-acts.ts'
import { useWorld } from '../../testing/world.ts'
import { readReport } from './engine/read-report.ts'

const world = useWorld()
const PORTFOLIOS = Number(process.env.GIDA_PORTFOLIOS ?? 1)
const DAY_MS = 86_400_000

type ReportRequest = Partial<CatalogueReport> & { report: ReportKey }
type Read = Report & { all: ReportCell[][] }

/** All pages of a report, with the totals of its first page. */
async function read(person: Person, asked: ReportRequest): Promise<Read> {
  const all: ReportCell[][] = []
  let first: Report | undefined
  let after: string | undefined
  do {
    const page = await world.services.transaction('system', async (tx) => {
      await actFor(tx, person.actor) // sessions expire as the clock advances
      return readReport(tx, person.actor, { format: 'json', ...asked, ...(after && { after }) })
    })
    first ??= page
    all.push(...page.rows.map(({ cells }) => cells))
    after = page.next ?? undefined
  } while (after)
  return { ...first, all }
}
const place = ({ columns }: Report, key: string) => columns.findIndex((column) => column.key === key)
const total = (report: Report, key: string) => Number(report.totals?.[place(report, key)] ?? Number.NaN)
const added = (report: Read, key: string) =>
  report.all.reduce((sum, cells) => sum + Number(cells[place(report, key)] ?? 0), 0)

/** One number by plain SQL, bypassing row-level security. */
const ask = (text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => Number((await client.query(text, values)).rows[0]?.n ?? 0))
const END = `(($2::date + 1)::timestamp at time zone 'Africa/Lagos')`
const START = `($3::date::timestamp at time zone 'Africa/Lagos')`
const ENTRIES = `from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
  where a.estate_id = any ($1::uuid[]) and j.created_at < ${END}`
const HELD = `('PROVIDER','PROVIDER_LANDLORDS','BANK','TRUST_BANK','CASH','DISPUTED','VENDOR_ADVANCES')`
const sum = (estates: string[], day: string, where: string) =>
  ask(`select coalesce(sum(p.amount), 0) as n ${ENTRIES} and ${where}`, [estates, day])
const sumSince = (estates: string[], day: string, from: string, where: string) =>
  ask(`select coalesce(sum(p.amount), 0) as n ${ENTRIES} and j.created_at >= ${START} and ${where}`, [
    estates,
    day,
    from,
  ])

const WIDE = Object.fromEntries(
  Object.entries(REPORTS).map(([key, { columns }]) => [key, columns.map((column) => column.key)]),
)
const whole = (report: ReportKey, more: Partial<CatalogueReport> = {}): ReportRequest => ({
  report,
  columns: WIDE[report],
  ...more,
})

async function expectToAgree(flats: readonly Flat[], days: readonly string[]): Promise<void> {
  const [{ manager }] = flats as [Flat]
  const estates = [...new Set(flats.map(({ estate_id }) => estate_id))]
  for (const to of days) {
    const from = addDays(to, -25)
    await expectBooksToAgree(manager, estates, { from, to })
    await expectTenanciesToAgree(manager, estates, { from, to })
    await expectFiguresToAgree(manager, { from, to })
    for (const { landlord, estate_id } of flats.slice(1, 3))
      await expectOwnerToAgree(manager, landlord, estate_id, { from, to })
  }
}

type Days = { from: string; to: string }

async function expectBooksToAgree(manager: Person, estates: string[], { from, to }: Days): Promise<void> {
  const trial = await read(manager, whole('TRIAL_BALANCE', { from, to }))
  expect([total(trial, 'opening'), total(trial, 'closing')]).toEqual([0, 0])
  expect(total(trial, 'debit')).toBe(total(trial, 'credit'))
  for (const cells of trial.all)
    expect(cells[place(trial, 'closing')], String(cells[0])).toBe(
      await sum(estates, to, `a.kind = '${cells[place(trial, 'code')]}'`),
    )
  for (const basis of ['CASH', 'ACCRUAL'] as const)
    expect(total(await read(manager, { report: 'BALANCE_SHEET', to, basis }), 'amount')).toBe(0)
  const held = await sum(estates, to, `a.kind in ${HELD}`)
  const funds = await read(manager, { report: 'CLIENT_FUNDS', to })
  expect([total(funds, 'ledger'), total(funds, 'people')]).toEqual([held, held])
  expect(total(await read(manager, { report: 'CASH_FLOW', from, to }), 'amount')).toBe(held)
  const ledger = await read(manager, whole('GENERAL_LEDGER', { from, to }))
  expect(total(ledger, 'amount')).toBe(0)
  expect(total(ledger, 'debit')).toBe(await sumSince(estates, to, from, 'p.amount > 0'))
  expect(total(ledger, 'debit')).toBe(total(trial, 'debit'))
  expect(total(await read(manager, { report: 'COMMISSION', from, to }), 'earned')).toBe(
    0 - (await sumSince(estates, to, from, `a.kind = 'COMMISSION'`)),
  )
}

async function expectTenanciesToAgree(manager: Person, estates: string[], { from, to }: Days): Promise<void> {
  const ageing = await read(manager, whole('AGEING', { to }))
  expect(total(ageing, 'owed')).toBe(await sum(estates, to, `a.kind = 'RECEIVABLE'`))
  expect(total(ageing, 'arrears') + total(ageing, 'not_due')).toBe(total(ageing, 'owed'))
  const ages = ['age_30', 'age_60', 'age_90', 'age_180', 'age_365', 'age_more']
  expect(ages.reduce((all, key) => all + total(ageing, key), 0)).toBe(total(ageing, 'arrears'))
  const roll = await read(manager, whole('RENT_ROLL', { to }))
  expect(total(roll, 'arrears')).toBe(total(ageing, 'arrears'))
  const deposits = 0 - (await sum(estates, to, `a.kind = 'DEPOSITS'`))
  expect(total(await read(manager, { report: 'DEPOSITS', to }), 'held')).toBe(deposits)
  const [between, paid] = [
    `between $2::date and $3::date`,
    `payment_date >= $2::date::timestamp at time zone 'Africa/Lagos'`,
  ]
  const collected = await read(manager, { report: 'COLLECTED', from, to })
  expect(total(collected, 'charged')).toBe(
    await ask(
      `select sum(amount - waived_amount - withdrawn_amount) as n from charge where estate_id = any ($1) and due_date ${between}`,
      [estates, from, to],
    ),
  )
  expect(total(collected, 'received')).toBe(
    await ask(
      `select sum(amount - refunded_amount) as n from payment where estate_id = any ($1) and status = 'COMPLETED' and ${paid}
        and payment_date < ($3::date + 1)::timestamp at time zone 'Africa/Lagos'`,
      [estates, from, to],
    ),
  )
  expect(total(await read(manager, { report: 'APPORTIONMENT', from, to }), 'amount')).toBe(
    await ask(
      `select coalesce(sum(amount - waived_amount - withdrawn_amount), 0) as n from charge
        where estate_id = any ($1) and transaction_type = 'SERVICE_CHARGE' and due_date ${between}`,
      [estates, from, to],
    ),
  )
  const issued = `issued_at >= $2::date::timestamp at time zone 'Africa/Lagos' and issued_at < ($3::date + 1)::timestamp at time zone 'Africa/Lagos'`
  expect(total(await read(manager, { report: 'RECEIPTS_BOOK', from, to }), 'amount')).toBe(
    await ask(
      `select coalesce((select sum(amount) from receipt where estate_id = any ($1) and ${issued}), 0)
        - coalesce((select sum(amount) from credit_note where estate_id = any ($1) and ${issued}), 0) as n`,
      [estates, from, to],
    ),
  )
}

/** Each key figure equals what the underlying reports give; small samples give counts but no share. */
async function expectFiguresToAgree(manager: Person, days: Days): Promise<void> {
  const figures = await read(manager, { report: 'KEY_FIGURES', ...days })
  const of = (line: string, key: string) => figures.all.find(([name]) => name === line)?.[place(figures, key)]
  const roll = await read(manager, { report: 'RENT_ROLL', to: days.to, group_by: 'state' })
  const let_ = roll.all.find(([state]) => state === 'Let')?.[1] ?? 0
  expect([of('Physical occupancy', 'part'), of('Physical occupancy', 'whole')]).toEqual([
    let_,
    total(roll, 'rows'),
  ])
  expect(of('Physical occupancy', 'rate')).toBeNull()
  const collected = await read(manager, { report: 'COLLECTED', ...days })
  expect(of('Collection rate', 'base')).toBe(total(collected, 'charged'))
  expect(of('Collection rate', 'amount')).toBe(total(collected, 'settled'))
  const spells = await read(manager, whole('DAYS_TO_LET', days))
  const isLet = (cells: ReportCell[]) => cells[place(spells, 'state')] === 'Let'
  expect([of('Days to let', 'part'), of('Days to let', 'whole')]).toEqual([
    spells.all.filter(isLet).length,
    spells.count,
  ])
  const income = await read(manager, { report: 'INCOME_STATEMENT', ...days, basis: 'CASH' })
  expect(of('Net operating income', 'amount')).toBe(total(income, 'amount'))
}

async function expectOwnerToAgree(manager: Person, landlord: Person, estate: string, { from, to }: Days) {
  const theirs = { landlord_id: landlord.id, from, to }
  const statement = await read(landlord, { report: 'OWNER_STATEMENT', from, to })
  const owed = (day: string) =>
    sum([estate], day, `a.code = 'payable:${landlord.id}'`).then((amount) => 0 - amount)
  expect(total(statement, 'net')).toBe(await owed(to))
  const income = total(
    await read(landlord, { report: 'INCOME_STATEMENT', from, to, basis: 'CASH' }),
    'amount',
  )
  const out = total(await read(landlord, { report: 'PAYOUTS', from, to }), 'amount')
  expect((await owed(addDays(from, -1))) + income - out).toBe(await owed(to))
  const trial = await read(manager, { report: 'TRIAL_BALANCE', ...theirs })
  expect([total(trial, 'opening'), total(trial, 'closing')]).toEqual([0, 0])
  for (const report of OF_BOTH) {
    const own = await read(landlord, whole(report, { from, to }))
    const asked = await read(manager, whole(report, theirs))
    expect([report, own.count, own.totals]).toEqual([report, asked.count, asked.totals])
  }
}
const OF_BOTH: ReportKey[] = [
  'RENT_ROLL',
  'AGEING',
  'COLLECTED',
  'RECEIPTS_BOOK',
  'OWNER_STATEMENT',
  'DEPOSITS',
  'INCOME_STATEMENT',
  'APPORTIONMENT',
]

/** However a report is grouped, its groups and pages add up to its totals. */
async function expectGroupsToAdd(manager: Person, days: Days): Promise<void> {
  for (const key of Object.keys(REPORTS) as ReportKey[]) {
    const shape = shapeOf(key)
    const asked = whole(key, days)
    const plain = await read(manager, asked)
    expect(plain.all.length, key).toBe(plain.count)
    for (const { key: of, sum } of shape.columns)
      if (sum) expect(added(plain, of), `${key} ${of}`).toBe(total(plain, of))
    for (const { key: by, group } of shape.columns) {
      if (!group) continue
      const groups = await read(manager, { report: key, ...days, group_by: by, compare: 'PREVIOUS' })
      expect(total(groups, 'rows'), `${key} by ${by}`).toBe(plain.count)
      for (const { key: of, sum } of shape.columns)
        if (sum) expect(added(groups, of), `${key} by ${by}`).toBe(total(plain, of))
    }
  }
}

test(
  'every report agrees with the entries, at any day, whatever has happened, and with what owners see',
  async () => {
    const property = fc.asyncProperty(
      fc.array(fc.record({ wanted: act, days: fc.integer({ min: 0, max: 6 }) }), {
        minLength: 10,
        maxLength: 14,
      }),
      async (acts) => {
        let flats = await fourFlats(world)
        for (const wanted of BEGINNING) await happen(world, flats, wanted)
        const days = [world.today()]
        for (const { wanted, days: later } of acts) {
          world.services.clock.advance(later * DAY_MS)
          if (later > 0) {
            const manager = await refreshed(world, flats[0].manager)
            flats = flats.map((flat) => ({ ...flat, manager })) as typeof flats
          }
          await happen(world, flats, wanted)
          days.push(world.today())
        }
        const [first = '', middle = ''] = [days[0], days[Math.floor(days.length / 2)]]
        await expectToAgree(flats, [addDays(first, -1), middle, world.today()])
        await expectGroupsToAdd(flats[0].manager, { from: addDays(first, -40), to: world.today() })
      },
    )
    await fc.assert(property, { numRuns: PORTFOLIOS, seed: 7, endOnFailure: true })
  },
  120_000 * PORTFOLIOS,
)
