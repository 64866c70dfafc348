import type { Frequency } from '@gida/contract/domains/estates/unit'
import { addMonths, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { rentCharges } from '../../leases/index.ts'
import { dayNumber } from '../day-number.ts'
import { rowsIn } from '../scope.ts'
import { readUnits } from '../unit-stays.ts'
import type { ForecastInput, RentCharge, RentTerm } from './forecast-input.ts'

/** Older rent says little of how people pay now. */
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
type ChargeRow = {
  lease_id: string | null
  due: Day
  known: Day
  amount: number
  open: number
  paid: [lag: number, amount: number][]
}

/** All that a forecast of one estate's rent goes by: a manager's whole estate, a landlord's own part. */
export async function readForecastInput(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  today: Day,
): Promise<ForecastInput> {
  const [leases, charges, homes] = await together([
    readLeases(tx, actor, estate_id),
    readCharges(tx, actor, estate_id, today),
    readUnits(tx, actor, estate_id),
  ])
  return {
    today: dayNumber(today),
    charges: [...charges.map(asRentCharge), ...notYetRaised(leases, charges, today)],
    terms: leases.map(asTerm),
    homes: homes
      .filter(({ status }) => status !== 'OUT_OF_SERVICE')
      .map(({ unit_id, created, rent_amount, frequency }) => ({
        unit_id,
        since: dayNumber(created),
        rent_amount,
        frequency,
      })),
  }
}

/** The rent of a lease of several units stands with the first of them. */
async function readLeases(tx: Tx, actor: Actor, estate_id: string): Promise<LeaseRow[]> {
  const { rows } = await sql<LeaseRow>`
    select lease.id, u.unit_id, lease.tenant_id, lease.status = 'ACTIVE' as is_running, lease.start_date as start,
      lease.end_date as "end", case u.position when 0 then lease.rent_amount else 0 end as rent_amount, lease.frequency,
      lease.instalments, (lease.created_at at time zone 'Africa/Lagos')::date as signed
    from lease join lease_unit u on u.lease_id = lease.id
    where ${rowsIn(actor, estate_id, 'lease')} and lease.status not in ('DRAFT', 'PENDING_SIGNATURE')
    order by u.unit_id, lease.start_date, lease.end_date, lease.id`.execute(tx)
  return rows
}

/** Rent and how it was paid. What falls due after a lease has ended early is not counted on. */
async function readCharges(tx: Tx, actor: Actor, estate_id: string, today: Day): Promise<ChargeRow[]> {
  const from = addMonths(today, -LOOKED_BACK_MONTHS)
  const to = addMonths(today, LOOKED_AHEAD_MONTHS)
  const { rows } = await sql<ChargeRow>`
    select charge.lease_id, charge.due_date as due, charge.amount - charge.withdrawn_amount as amount, charge.open_amount as open,
      (least(charge.created_at, l.created_at) at time zone 'Africa/Lagos')::date as known,
      case when charge.settled_amount > 0 then (
        select coalesce(jsonb_agg(jsonb_build_array(
          (p.payment_date at time zone 'Africa/Lagos')::date - charge.due_date, a.settled_amount)), '[]')
        from allocation a join payment p on p.id = a.payment_id
        where a.charge_id = charge.id and a.settled_amount > 0 and p.status = 'COMPLETED') else '[]' end as paid
    from charge left join lease l on l.id = charge.lease_id
    where ${rowsIn(actor, estate_id, 'charge')} and charge.transaction_type = 'RENT_PAYMENT'
      and charge.due_date between ${from}::date and ${to}::date
      and (l.id is null or l.status = 'ACTIVE' or charge.due_date <= l.end_date)`.execute(tx)
  return rows
}

const asRentCharge = ({ due, known, amount, open, paid }: ChargeRow): RentCharge => ({
  known: dayNumber(known),
  due: dayNumber(due),
  amount,
  open,
  paid,
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

/** Rent that running leases will still raise: their own rule says which, without what stands in the books already. */
function notYetRaised(leases: readonly LeaseRow[], charges: readonly ChargeRow[], today: Day): RentCharge[] {
  const raised = new Set(charges.map(({ lease_id, due }) => `${lease_id} ${due}`))
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
