import { randomUUID } from 'node:crypto'
import { addMonths, formatPeriod, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { together } from '../../../platform/db/together.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat, TERM } from '../../../testing/portfolios/let-flat.ts'
import { useWorld, type World } from '../../../testing/world.ts'
import { applyCredit, withdrawCharge } from '../../charges/index.ts'
import { postJournal } from '../../ledger/index.ts'
import { bookReversals } from '../../payments/index.ts'
import { sumOfTotals, totalsOf } from './kinds.ts'
import { mailStatements } from './mail-statements.ts'
import { monthsIn, movesIn } from './owner-moves.ts'
import { ownerStatement, ownerYear } from './owner-statement.ts'

const world = useWorld()
const thisMonth = () => lagosDay(world.services.clock.now()).slice(0, 7)
const statementOf = async (flat: LetFlat, who: Person, month = thisMonth()) =>
  who.get(`/estates/${flat.estate_id}/statement?landlord_id=${flat.landlord.id}&month=${month}`)

async function remit(flat: LetFlat, amount: number) {
  return flat.manager.post(
    '/remittances',
    {
      estate_id: flat.estate_id,
      owners: [{ landlord_id: flat.landlord.id, amount }],
      bank_reference: `FT-${randomUUID().slice(0, 8)}`,
      paid_on: lagosDay(world.services.clock.now()),
    },
    { 'idempotency-key': randomUUID() },
  )
}

test('opens, moves and closes: the rent, the commission, and what was sent', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 50_000_001)
  await remit(flat, 20_000_000)
  const statement = (await statementOf(flat, flat.landlord)).json()
  expect(statement).toMatchObject({
    opening: 0,
    totals: { received: 50_000_001, commission: -5_000_000, taken_back: 0, paid_out: -20_000_000, other: 0 },
    closing: 25_000_001,
    closing_with_us: 25_000_001,
    closing_with_provider: 0,
    is_closed: false,
    move_count: 2,
  })
  expect(statement.moves[0]).toMatchObject({
    kind: 'RENT',
    tenant_name: flat.tenant.full_name,
    gross: 50_000_001,
    commission: 5_000_000,
    amount: 45_000_001,
  })
  expect(statement.by_property).toMatchObject([{ received: 50_000_001, net: 45_000_001 }])
})

test('only the owner and whoever runs the estate see it', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 1_000_000)
  expect((await statementOf(flat, flat.manager)).json().closing).toBe(900_000)
  expect((await statementOf(flat, await signedIn(world, 'ESTATE_MANAGER'))).statusCode).toBe(404)
  expect((await statementOf(flat, await signedIn(world, 'LANDLORD'))).statusCode).toBe(404)
  expect((await statementOf(flat, flat.tenant)).statusCode).toBe(403)
  expect((await statementOf(flat, flat.manager, '2999-01')).statusCode).toBe(400)
  const others = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  expect((await statementOf(flat, others.landlord)).statusCode).toBe(404)
})

test('comes as PDF and as a workbook', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 1_000_000)
  const of = `/estates/${flat.estate_id}/statement/download?month=${thisMonth()}`
  const pdf = await flat.landlord.get(of)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const xlsx = await flat.landlord.get(`${of}&format=xlsx`)
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('over random histories each month opens as the last one closed, and the year says the same', async () => {
  const random = mulberry(20261122)
  const flat = await letFlat(world)
  const of = { estate_id: flat.estate_id, landlord_id: flat.landlord.id }
  const [payable, L] = [`payable:${flat.landlord.id}`, flat.landlord.id]
  const first = `${Number(thisMonth().slice(0, 4)) - 1}-01`
  const acts = [
    (n: number) => [
      `payment:${n}:shared`,
      [
        [`clearing:${L}`, 1001],
        [payable, -901],
        ['commission', -100],
      ],
    ],
    (n: number) => [
      `remittance:${n}:sent`,
      [
        [payable, 300],
        ['bank:trust', -300],
      ],
    ],
    (n: number) => [
      `remittance:${n}:undone`,
      [
        [payable, -300],
        ['bank:trust', 300],
      ],
    ],
    (n: number) => [
      `refund:${n}:promised`,
      [
        [payable, 57],
        ['commission', 6],
        ['refunds', -63],
      ],
    ],
    (n: number) => [
      `settlement:${n}:x:${L}`,
      [
        [payable, 41],
        [`clearing:${L}`, -41],
      ],
    ],
    (n: number) => [
      `expense:${n}`,
      [
        [payable, 9],
        ['bank:trust', -9],
      ],
    ],
    (n: number) => [
      `odd:${n}`,
      [
        [payable, -7],
        ['bank', 7],
      ],
    ],
  ] as const
  for (let n = 0; n < 120; n++) {
    const act = acts[Math.floor(random() * acts.length)]
    const [key, entries] = (act ?? acts[0])(n) as [string, [string, number][]]
    const at = startOfDay(addMonths(`${first}-01`, 0)).getTime() + Math.floor(random() * 400 * 86_400_000)
    await postAt(
      world,
      new Date(at),
      key.replace(String(n), `${n}-${flat.estate_id.slice(0, 8)}`),
      entries,
      of.estate_id,
    )
  }
  let opening = 0
  const closings = new Map<string, number>()
  for (let m = 0; m < 14; m++) {
    const month = addMonths(`${first}-01`, m).slice(0, 7)
    if (month > thisMonth()) break
    const statement = await world.services.transaction('system', (tx) => ownerStatement(tx, of, month))
    expect(statement.opening).toBe(opening)
    expect(statement.opening + sumOfTotals(statement.totals)).toBe(statement.closing)
    expect(statement.moves.reduce((sum, move) => sum + move.amount, statement.opening)).toBe(
      statement.closing,
    )
    opening = statement.closing
    closings.set(month, statement.closing)
  }
  const year = await world.services.transaction('system', (tx) =>
    ownerYear(tx, of, Number(first.slice(0, 4))),
  )
  for (const { month, closing } of year.months) expect(closing).toBe(closings.get(month))
})

test('names what had not come, what was given back as credit, and what was paid from it', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 12_000_000 }
  const flat = await letFlat(world, {
    charges: [
      { ...rent, due_date: '2026-01-01' },
      { ...rent, due_date: '2026-07-01' },
    ],
  })
  const [first = ''] = flat.charge_ids
  const mistaken = await paysIn(world, flat, 1_000_000)
  await world.services.transaction('system', (tx) => bookReversals(tx, [mistaken], 'Never came'))
  await paysIn(world, flat, 10_000_000)
  await world.services.transaction('system', async (tx) => {
    await withdrawCharge(tx, { charge_id: first, amount: rent.amount, cause: 'test' })
    const of = await tx
      .selectFrom('charge')
      .select(['estate_id', 'tenant_id', 'lease_id'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await applyCredit(tx, { ...of, lease_id: of.lease_id ?? '' })
  })
  const statement = (await statementOf(flat, flat.landlord)).json()
  const { full_name: tenant_name } = flat.tenant
  expect(statement.moves).toMatchObject([
    { kind: 'RENT', tenant_name, amount: 900_000 },
    { kind: 'REVERSED', tenant_name, amount: -900_000 },
    { kind: 'RENT', tenant_name, amount: 9_000_000 },
    { kind: 'TO_CREDIT', tenant_name, amount: -9_000_000 },
    { kind: 'FROM_CREDIT', tenant_name, amount: 9_000_000 },
  ])
  expect(statement.totals).toMatchObject({ received: 21_000_000, taken_back: -11_000_000, other: 0 })
  const year = await flat.landlord.get(
    `/estates/${flat.estate_id}/statement/year?landlord_id=${flat.landlord.id}&year=${thisMonth().slice(0, 4)}`,
  )
  expect(year.json().months.at(-1)).toMatchObject({ received: 21_000_000, closing: 9_000_000 })
})

test('what the year adds up by month is what the moves add up to', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 10_000_000)
  await remit(flat, 1_234_567)
  const of = { estate_id: flat.estate_id, landlord_id: flat.landlord.id }
  const span = { since: new Date('2020-01-01'), until: new Date('2999-01-01') }
  const [moves, rows] = await world.services.transaction('system', (tx) =>
    together([movesIn(tx, of, span), monthsIn(tx, of, '2020-01-01', '2999-01-01')]),
  )
  expect(totalsOf(rows)).toEqual(totalsOf(moves))
})

test('a closed month is mailed once, to owners who want it', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 1_000_000)
  expect((await flat.landlord.post('/statements/delivery', { is_mailed: true })).json()).toEqual({
    is_mailed: true,
  })
  await keepAuditChain()
  await world.services.transaction('system', (tx) =>
    postJournal(tx, {
      key: `expense:${randomUUID()}:recorded`,
      estate_id: flat.estate_id,
      memo: 'A gate',
      entries: [
        [`payable:${flat.landlord.id}`, 100_000],
        ['bank:trust', -100_000],
      ],
    }),
  )
  const next = startOfDay(`${addMonths(`${thisMonth()}-01`, 1)}`).getTime() + 8 * 3_600_000
  world.services.clock.advance(next - world.services.clock.now().getTime())
  await keepAuditChain()
  for (let i = 0; i < 2; i++) {
    await mailStatements.run(world.services, {})
    await world.work()
  }
  const mails = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['subject', 'body'])
      .where('recipient', '=', flat.landlord.email)
      .where('subject', 'like', 'Your statement%')
      .execute(),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('Owed to you at the end of')
  const sums = mails[0]?.body
    .match(/: [-−]?₦[\d,.]+/g)
    ?.map((sum) => Number(sum.replace('−', '-').replace(/[^-\d]/g, '')))
  expect(sums?.at(-1)).toBe(800_000)
  expect(sums?.slice(0, -1).reduce((all, sum) => all + sum, 0)).toBe(800_000)
  expect(mails[0]?.body).toMatch(/Audit log, root of \d+ \w+ \d{4}: [\w+/]{43}=/)
})

test('a statement of nothing is asked for by no job, hour by hour', async () => {
  const flat = await letFlat(world)
  await flat.landlord.post('/statements/delivery', { is_mailed: true })
  const next = startOfDay(`${addMonths(`${thisMonth()}-01`, 1)}`).getTime() + 8 * 3_600_000
  world.services.clock.advance(next - world.services.clock.now().getTime())
  await mailStatements.run(world.services, {})
  const asked = await withClient(world.ownerUrl, (client) =>
    client.query('select from graphile_worker.jobs where key like $1', [`statement:${flat.estate_id}:%`]),
  )
  expect(asked.rowCount).toBe(0)
})

describe('an owner who has left the estate', () => {
  /** Rent came, all was sent on, and the property is another's. */
  async function left() {
    const flat = await letFlat(world)
    await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
    await paysIn(world, flat, 1_000_000)
    await remit(flat, 900_000)
    await flat.landlord.post('/statements/delivery', { is_mailed: true })
    await world.services.transaction('system', async (tx) => {
      const of = { estate_id: flat.estate_id, landlord_id: flat.landlord.id }
      const other = await tx
        .selectFrom('property')
        .select('landlord_id')
        .where('estate_id', '=', of.estate_id)
        .where('landlord_id', '<>', of.landlord_id)
        .executeTakeFirstOrThrow()
      await tx.updateTable('property').set(other).where('landlord_id', '=', of.landlord_id).execute()
      await tx.updateTable('unit').set(other).where('landlord_id', '=', of.landlord_id).execute()
    })
    await leaveEstate(flat)
    return flat
  }
  const leaveEstate = ({ estate_id, landlord }: LetFlat) =>
    world.services.transaction('system', (tx) =>
      tx
        .deleteFrom('estate_association')
        .where('estate_id', '=', estate_id)
        .where('user_id', '=', landlord.id)
        .execute(),
    )

  test('reads what was theirs there, and nobody else reads more than before', async () => {
    const flat = await left()
    const statement = await statementOf(flat, flat.landlord)
    expect(statement.statusCode).toBe(200)
    expect(statement.json()).toMatchObject({
      landlord_name: flat.landlord.full_name,
      totals: { received: 1_000_000, commission: -100_000, paid_out: -900_000 },
      closing: 0,
      by_property: [{ name: expect.stringContaining('Block') }],
    })
    const [listed] = (await flat.landlord.get('/statements/owners')).json().data
    expect(listed).toMatchObject({ estate_id: flat.estate_id, landlord_id: flat.landlord.id, owed: 0 })
    expect((await flat.landlord.get(`/estates/${flat.estate_id}/statement/year`)).statusCode).toBe(200)
    const file = await flat.landlord.get(`/estates/${flat.estate_id}/statement/download?month=${thisMonth()}`)
    expect(file.statusCode).toBe(200)
    expect((await statementOf(flat, flat.manager)).json().totals).toMatchObject({ received: 1_000_000 })
    expect((await statementOf(flat, await signedIn(world, 'LANDLORD'))).statusCode).toBe(404)
    expect((await statementOf(flat, await signedIn(world, 'ESTATE_MANAGER'))).statusCode).toBe(404)
  })

  test('stays in the reports of the estate: what was received and paid out is what it was', async () => {
    const flat = await left()
    const sum = async (report: string, column: string) => {
      const asked = { report, estate_id: flat.estate_id, columns: [column] }
      const year = thisMonth().slice(0, 4)
      const days = {
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        ...(report === 'INCOME_STATEMENT' && { basis: 'CASH' }),
      }
      const answer = await flat.manager.post('/analytics/reports', { ...asked, ...days })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().totals?.[0]
    }
    expect(await sum('INCOME_STATEMENT', 'amount')).toBe(900_000)
    expect(await sum('PAYOUTS', 'amount')).toBe(900_000)
    expect(await sum('OWNER_STATEMENT', 'net')).toBe(0)
  })

  test('is owed what their tenants still pay, and the manager sees it and sends it', async () => {
    const flat = await left()
    await paysIn(world, flat, 2_000_000)
    const manager = await refreshed(world, flat.manager)
    const of = { landlord_id: flat.landlord.id, landlord_name: flat.landlord.full_name }
    const due = (await manager.get(`/remittances/due?estate_id=${flat.estate_id}`)).json().data
    expect(due).toContainEqual(expect.objectContaining({ ...of, owed: 1_800_000 }))
    const sent = await remit({ ...flat, manager }, 1_800_000)
    expect(sent.statusCode, sent.body).toBe(201)
    expect((await statementOf(flat, manager)).json()).toMatchObject({ closing: 0 })
    const remitted = (await manager.get(`/remittances?estate_id=${flat.estate_id}`)).json().data
    expect(remitted).toMatchObject([{ amount: 1_800_000 }, { amount: 900_000 }])
  })

  test('is mailed the month in which they left, and none after it', async () => {
    const flat = await left()
    const mailed = async () => {
      await mailStatements.run(world.services, {})
      await world.work()
      const found = await world.services.transaction('system', (tx) =>
        tx
          .selectFrom('outbox_message')
          .select('subject')
          .where('recipient', '=', flat.landlord.email)
          .where('subject', 'like', 'Your statement%')
          .execute(),
      )
      return found.length
    }
    await untilNextMonth()
    expect(await mailed()).toBe(1)
    await untilNextMonth()
    expect(await mailed()).toBe(1)
  })
})

/** To the morning of the first day of the next month. */
async function untilNextMonth() {
  const next = startOfDay(addMonths(`${thisMonth()}-01`, 1)).getTime() + 8 * 3_600_000
  world.services.clock.advance(next - world.services.clock.now().getTime())
}

async function keepAuditChain() {
  await world.services.transaction('system', (tx) =>
    sql`select app.enqueue('keep_audit_chain', '{}', null, null, false)`.execute(tx),
  )
  await world.work()
}

test('a tenant is told each receipt of the year’s rent, and the relief that the law gives', async () => {
  const flat = await letFlat(world)
  await paysIn(world, flat, 60_000_000)
  const tenant = await refreshed(world, flat.tenant)
  const statement = (await tenant.get('/statements/tenant')).json()
  expect(statement).toMatchObject({ tenant_name: flat.tenant.full_name, total: 60_000_000 })
  expect(statement.lines).toMatchObject([
    { amount: 60_000_000, landlord: flat.landlord.full_name, periods: [formatPeriod(TERM.start, TERM.end)] },
  ])
  expect(statement.relief).toEqual((await tenant.get('/law/rent-relief')).json())
  const { data } = (await tenant.get('/payments')).json()
  const back = { transaction_id: data[0].id, amount: 20_000_000, way: 'BANK_TRANSFER', reason: 'Too much' }
  const refunded = await flat.manager.post('/payments/refunds', back, { 'idempotency-key': randomUUID() })
  expect(refunded.statusCode).toBe(201)
  const after = (await tenant.get('/statements/tenant')).json()
  expect(after).toMatchObject({ total: 40_000_000, lines: [{ amount: 40_000_000 }] })
  expect(after.relief).toEqual((await tenant.get('/law/rent-relief')).json())
  const document = await tenant.get('/statements/tenant/download')
  expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('rent that was settled from credit is rent paid, and what of rent became credit is not, on all papers alike', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 60_000_000 }
  const flat = await letFlat(world, {
    charges: [
      { ...rent, due_date: '2026-11-01', period_start: '2026-11-01', period_end: '2027-04-30' },
      { ...rent, due_date: '2026-11-02' },
    ],
  })
  const [first = '', second = ''] = flat.charge_ids
  const of = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .select(['estate_id', 'tenant_id', 'lease_id'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow(),
  )
  const byTax = async (year: string) => {
    const landlord = await refreshed(world, flat.landlord)
    const answer = await landlord.get(`/onboarding/estates/${flat.estate_id}/tax-calculation?year=${year}`)
    return answer.json().rent_collected
  }
  const byReport = async (year: string) => {
    const manager = await refreshed(world, flat.manager)
    const days = { estate_id: flat.estate_id, from: `${year}-01-01`, to: `${year}-12-31` }
    const asked = { report: 'RENT_RELIEF', format: 'json', ...days }
    const { columns, totals } = (await manager.post('/analytics/reports', asked)).json()
    return totals[columns.findIndex(({ key }: { key: string }) => key === 'paid')] ?? 0
  }
  const paper = async () => {
    const tenant = await refreshed(world, flat.tenant)
    const statement = (await tenant.get('/statements/tenant')).json()
    expect(statement.relief).toEqual((await tenant.get('/law/rent-relief')).json())
    expect(statement.total).toBe(
      [...statement.lines, ...statement.from_credit].reduce((sum, line) => sum + line.amount, 0),
    )
    expect(await byReport(statement.year)).toBe(statement.total)
    expect(await byTax(statement.year)).toBe(statement.total)
    return statement
  }
  await paysIn(world, flat, 60_000_000)
  await world.services.transaction('system', (tx) =>
    withdrawCharge(tx, { charge_id: first, amount: 20_000_000, cause: 'shorter' }),
  )
  expect(await paper()).toMatchObject({ total: 40_000_000, lines: [{ amount: 40_000_000 }], from_credit: [] })
  await world.services.transaction('system', (tx) => applyCredit(tx, { ...of, lease_id: of.lease_id ?? '' }))
  expect(await paper()).toMatchObject({
    total: 60_000_000,
    lines: [{ amount: 40_000_000 }],
    from_credit: [
      { charge_id: second, amount: 20_000_000, landlord: flat.landlord.full_name, settled_on: world.today() },
    ],
  })
  const document = await (await refreshed(world, flat.tenant)).get('/statements/tenant/download')
  expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  // What came in a year, of which some goes back in the next.
  await world.owner.query(
    "update payment set payment_date = payment_date - interval '1 year' where tenant_id = $1",
    [flat.tenant.id],
  )
  await world.services.transaction('system', (tx) =>
    withdrawCharge(tx, { charge_id: first, amount: 5_000_000, cause: 'shorter still' }),
  )
  const year = String(Number(world.today().slice(0, 4)) - 1)
  expect([await byTax(year), await byReport(year)]).toEqual([35_000_000, 35_000_000])
})

/** A journal of another day. */
async function postAt(
  { services }: World,
  at: Date,
  key: string,
  entries: [string, number][],
  estate_id: string,
): Promise<void> {
  const ahead = at.getTime() - services.clock.now().getTime()
  await services.transaction('system', async (tx) => {
    const { sql } = await import('kysely')
    await sql`select app.act_as_system(${new Date(services.clock.now().getTime() + ahead)}, ${tx.capability})`.execute(
      tx,
    )
    await postJournal(tx, { key, estate_id, memo: key, entries })
  })
}

function mulberry(seed: number) {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
