import { DEFINITIONS, LEAST_FOR_A_RATE } from '@gida/contract/domains/analytics/definitions'
import { daysBetween } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import { lastDay, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { mine } from '../engine/scope.ts'
import type { Rows, Scoped, Source } from '../engine/source.ts'
import { renewals } from './leases.ts'
import { dayOf, unitsAt, yearly } from './parts.ts'
import { incomeStatement } from './statements.ts'
import { likely, medianOf } from './statistics.ts'
import { daysToLet } from './vacancies.ts'

/** Each figure as SQL: sample size, numerator and denominator (counts or amounts), and days. */
type Figure = keyof typeof DEFINITIONS
const figure = (key: Figure, place: number, counted: RawBuilder<unknown>) => sql`
  select ${sql.lit(place)} as place, ${DEFINITIONS[key].name}::text as line, ${DEFINITIONS[key].says}::text as how, f.*
  from (${counted}) f (part, whole, amount, base, days)`

const physical = (scoped: Scoped) => sql`
  select count(*) filter (where exists (
      select from lease_unit lu join lease l on l.id = lu.lease_id
      where lu.unit_id = u.id and ${wasLived} and l.start_date <= ${scoped.to}::date and ${lastDay(scoped)} >= ${scoped.to}::date)),
    count(*), null::bigint, null::bigint, null::bigint
  from ${unitsAt(scoped.until)} and ${mine(scoped, 'u', 'u.id')} and u.status <> 'OUT_OF_SERVICE'`

const economic = (scoped: Scoped) => sql`
  select null::bigint, (select count(*) from ${unitsAt(scoped.until)} and ${mine(scoped, 'u', 'u.id')}),
    coalesce(sum(r.amount), 0)::bigint,
    (select coalesce(sum(${yearly('u')}), 0) * ${sql.lit(daysBetween(scoped.from, scoped.to) + 1)} / 365
      from ${unitsAt(scoped.until)} and ${mine(scoped, 'u', 'u.id')})::bigint, null::bigint
  from app.rent_paid(${scoped.estates}::uuid[], null, ${scoped.since}, ${scoped.until}) r join charge c on c.id = r.charge_id
  where ${mine(scoped, 'c')}`

const due = (scoped: Scoped) =>
  sql`charge c where ${mine(scoped, 'c')} and c.due_date between ${scoped.from}::date and ${scoped.to}::date`

const collection = (scoped: Scoped) => sql`
  select null::bigint, count(*), coalesce(sum(c.settled_amount + c.credit_amount), 0)::bigint,
    coalesce(sum(c.amount - c.waived_amount - c.withdrawn_amount), 0)::bigint, null::bigint from ${due(scoped)}`

const daysToPay = (scoped: Scoped) => sql`
  select count(*) filter (where s.open_amount = 0), count(*), null::bigint, null::bigint,
    percentile_disc(0.5) within group (order by greatest(0, s.settled_on - s.due_date))::bigint
  from (
    select c.due_date, c.open_amount, case when c.open_amount > 0 then ${scoped.today}::date else coalesce(
      (select max(${dayOf('y.payment_date')}) from allocation a join payment y on y.id = a.payment_id
        where a.charge_id = c.id and a.settled_amount > a.refunded_amount), c.due_date) end as settled_on
    from ${due(scoped)} and c.amount > c.waived_amount + c.withdrawn_amount and c.due_date <= ${scoped.today}::date) s`

const renewal = (rows: Rows) => sql`
  select count(*) filter (where outcome = 'Renewed'), count(*) filter (where outcome <> 'Ended early'),
    null::bigint, null::bigint, null::bigint from (${rows}) r`

/** Vacancies still open count with their length so far. */
const letting = (rows: Rows) => sql`
  select count(*) filter (where r.let_on is not null), count(*), null::bigint, null::bigint,
    ${medianOf(sql`select days, let_on is not null as is_over from (${rows}) r`)}::bigint from (${rows}) r`

const income = (rows: Rows) => sql`
  select null::bigint, null::bigint, coalesce(sum(amount), 0)::bigint, null::bigint, null::bigint from (${rows}) r`

/** A share is only shown for large enough samples; counts always are. */
export const keyFigures: Source = {
  order: [['place', 'bigint']],
  rows: async (scoped: Scoped, tx: Tx) => {
    const [renewed, spells, earned] = [
      await renewals.rows(scoped, tx),
      await daysToLet.rows(scoped, tx),
      await incomeStatement.rows({ ...scoped, basis: 'CASH' }, tx),
    ]
    const all = [
      figure('PHYSICAL_OCCUPANCY', 1, physical(scoped)),
      figure('ECONOMIC_OCCUPANCY', 2, economic(scoped)),
      figure('COLLECTION_RATE', 3, collection(scoped)),
      figure('DAYS_TO_PAY', 4, daysToPay(scoped)),
      figure('RENEWAL_RATE', 5, renewal(renewed)),
      figure('DAYS_TO_LET', 6, letting(spells)),
      figure('NET_OPERATING_INCOME', 7, income(earned)),
    ]
    const isShare = sql`k.days is null and k.whole >= ${sql.lit(LEAST_FOR_A_RATE)} and k.part is not null`
    const end = (which: -1 | 1) =>
      sql`case when ${isShare} then ${likely(sql`k.part`, sql`k.whole`, which)} end`
    return sql`
      select k.*, ${end(-1)} as low, ${end(1)} as high, case when k.whole < ${sql.lit(LEAST_FOR_A_RATE)} then null when k.base > 0 then k.amount * 10000 / k.base
        when k.days is null and k.whole > 0 then k.part * 10000 / k.whole end as rate
      from (${sql.join(all, sql` union all `)}) k`
  },
}
