import type { Frequency } from '@gida/contract/domains/estates/unit'
import { addMonths, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { tookEffect } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { rentCharges } from '../../leases/index.ts'
import { dayNumber } from '../day-number.ts'
import { readUnits } from '../occupancy/unit-stays.ts'
import { rowsIn } from '../scope.ts'
import type { ForecastInput, RentCharge, RentTerm } from './forecast-input.ts'

/** Older payments say little about present behaviour. */
const LOOKED_BACK_MONTHS = 36
const LOOKED_AHEAD_MONTHS = 15

type LeaseRow = {
  id: string
  unit_id: string
  tenant_id: string
  is_running: boolean
  start: Day
  end: Day
  signed: Day
  rent_amount: number
  frequency: Frequency
  instalments: number
}
type RentDay = { due: Day; known: Day } & Pick<RentCharge, 'amount' | 'open' | 'paid'>

/** Input for the forecast of an estate: all of it for a manager, their own part for a landlord. */
export async function readForecastInput(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  today: Day,
): Promise<ForecastInput> {
  const [leases, days, raised, homes] = await together([
    readLeases(tx, actor, estate_id),
    readRentDays(tx, estate_id, today),
    readRaised(tx, actor, estate_id, today),
    readUnits(tx, actor, estate_id),
  ])
  return {
    today: dayNumber(today),
    charges: [...days.map(asRentCharge), ...notYetRaised(leases, raised, today)],
    terms: leases.map(asTerm),
    homes: homes
      .filter(({ status, archived }) => status !== 'OUT_OF_SERVICE' && !archived)
      .map(({ unit_id, created, rent_amount, frequency }) => ({
        unit_id,
        since: dayNumber(created),
        rent_amount,
        frequency,
      })),
  }
}

/** The rent of a lease of several units is counted at the first one. */
async function readLeases(tx: Tx, actor: Actor, estate_id: string): Promise<LeaseRow[]> {
  const { rows } = await sql<LeaseRow>`
    select lease.id, u.unit_id, lease.tenant_id, lease.status = 'ACTIVE' as is_running, lease.start_date as start,
      lease.end_date as "end", case u.position when 0 then lease.rent_amount else 0 end as rent_amount, lease.frequency,
      lease.instalments, (lease.created_at at time zone 'Africa/Lagos')::date as signed
    from lease join lease_unit u on u.lease_id = lease.id
    where ${rowsIn(actor, estate_id, 'lease')} and ${tookEffect('lease')}
    order by u.unit_id, lease.start_date, lease.end_date, lease.id`.execute(tx)
  return rows
}

/** Rent and its payments, summed per due day in the database, so that the number of charges matters little here. */
async function readRentDays(tx: Tx, estate_id: string, today: Day): Promise<RentDay[]> {
  const from = addMonths(today, -LOOKED_BACK_MONTHS)
  const to = addMonths(today, LOOKED_AHEAD_MONTHS)
  const { rows } = await sql<RentDay>`select * from app.rent_history(${estate_id}, ${from}, ${to})`.execute(
    tx,
  )
  return rows
}

/** Future rent that is raised already, as `<lease> <day>`. */
async function readRaised(tx: Tx, actor: Actor, estate_id: string, today: Day): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('charge')
    .select(['lease_id', 'due_date'])
    .where(rowsIn(actor, estate_id, 'charge'))
    .where('transaction_type', '=', 'RENT_PAYMENT')
    .where('due_date', '>', today)
    .execute()
  return new Set(rows.map(({ lease_id, due_date }) => `${lease_id} ${due_date}`))
}

const asRentCharge = ({ due, known, ...money }: RentDay): RentCharge => ({
  ...money,
  known: dayNumber(known),
  due: dayNumber(due),
})

const asTerm = ({ unit_id, tenant_id, signed, start, end, rent_amount, frequency }: LeaseRow): RentTerm => ({
  unit_id,
  tenant_id,
  signed: dayNumber(signed),
  first: dayNumber(start),
  last: dayNumber(end),
  rent_amount,
  frequency,
})

/** Rent that running leases will raise by their own schedule, without what is raised already. */
function notYetRaised(leases: readonly LeaseRow[], raised: ReadonlySet<string>, today: Day): RentCharge[] {
  const until = addMonths(today, LOOKED_AHEAD_MONTHS)
  return leases
    .filter(({ is_running, end }) => is_running && end > today)
    .flatMap((lease) =>
      rentOf(lease)
        .filter(({ due_date }) => due_date > today && due_date <= until)
        .filter(({ due_date }) => !raised.has(`${lease.id} ${due_date}`))
        .map(({ due_date, amount }) => ({
          known: dayNumber(lease.signed),
          due: dayNumber(due_date),
          amount,
          open: amount,
          paid: [],
        })),
    )
}

const rentOf = ({ id, start, end, rent_amount, frequency, instalments }: LeaseRow) =>
  rentCharges({ id, start_date: start, end_date: end, rent_amount, frequency, instalments })
