import type { EndingBasis, LeaseEnding } from '@gida/contract/domains/leases/ending'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { creditOf, depositOf, leasesPaidFirst } from '../../charges/index.ts'
import { lockUnits } from '../../estates/index.ts'
import { horizonOf, scheduleCharges } from '../charges/charge-schedule.ts'
import { unitsOf } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { refuseTransfer, transferTerms } from '../tenants/transfer-tenant.ts'
import { isCallingOff } from './call-off-lease.ts'
import { endingOf, type LockedLease, lockLease, refuseDayOutside, refuseUnendable } from './end-lease.ts'
import { type EndingLine, isDeposit } from './plan-ending.ts'
import { type OwedPart, useCredit } from './use-credit.ts'

type Wanted = { date?: Day; to_unit_id?: string; basis?: EndingBasis }

/** Previews ending a lease or moving its tenant, with the same refusals as the command. Writes nothing. */
export async function previewEnding(
  tx: Tx,
  actor: Actor,
  id: string,
  { date, to_unit_id, basis }: Wanted,
): Promise<LeaseEnding> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const lease = await lockLease(tx, id)
  await refuseUnendable(tx, lease)
  const today = lagosDay(tx.now)
  const day = date ?? today
  const last_day = to_unit_id ? addDays(day, -1) : day
  const called_off = !to_unit_id && isCallingOff(lease, last_day, today)
  if (!called_off) refuseDayOutside(lease, last_day)
  const lines = await endingOf(tx, lease, called_off ? null : last_day, basis)
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  const becomes_credit = sum((line) => line.becomes_credit)
  const still_owed = sum(stillOwed)
  const credit = becomes_credit + (await creditOfTenant(tx, lease))
  const transfer = to_unit_id ? await previewTransfer(tx, lease, to_unit_id, day) : null
  const isOfOneLandlord = !transfer || transfer.landlord_id === lease.landlord_id
  const used = useCredit(credit, [
    ...(isOfOneLandlord ? await owedBefore(tx, lease, lines) : []),
    ...(transfer?.due ?? []).map(({ due_date, amount }) => ({ due_date, amount, of: 'TRANSFER' as const })),
  ])
  return {
    lease_id: id,
    last_day: called_off ? lease.start_date : last_day,
    called_off,
    lines: lines.map(({ charge, stays, withdrawn, becomes_credit }) => ({
      charge_id: charge.id,
      description: charge.description,
      due_date: charge.due_date,
      amount: charge.amount - charge.withdrawn_amount,
      stays,
      withdrawn,
      becomes_credit,
    })),
    still_owed,
    credit_used: used.LEASE,
    withdrawn: sum((line) => line.withdrawn),
    becomes_credit,
    deposit_held:
      (await depositOf(tx, { estate_id: lease.estate_id, lease_id: id })) - depositReturned(lines),
    transfer: transfer && {
      ...transfer.shown,
      credit_used: used.TRANSFER,
      to_pay: transfer.shown.first_charges - used.TRANSFER,
    },
  }
}

const stillOwed = ({ charge, withdrawn, becomes_credit }: EndingLine) =>
  charge.open_amount - (withdrawn - becomes_credit)

/** What stays owed under this lease and those it follows, and what is past due under others: all that credit pays first. */
async function owedBefore(tx: Tx, { id }: LockedLease, lines: readonly EndingLine[]): Promise<OwedPart[]> {
  const { preceding, others } = await leasesPaidFirst(tx, id)
  const open = await tx
    .selectFrom('charge')
    .select(['due_date', 'open_amount as amount', 'transaction_type'])
    .where('open_amount', '>', 0)
    .where((eb) =>
      eb.or([
        ...(preceding.length > 0 ? [eb('lease_id', 'in', preceding)] : []),
        ...(others.length > 0 ? [eb('lease_id', 'in', others).and('due_date', '<', lagosDay(tx.now))] : []),
      ]),
    )
    .execute()
  return [
    ...open.filter((charge) => !isDeposit(charge)).map((charge) => ({ ...charge, of: 'BEFORE' as const })),
    ...lines.map((line) => ({
      ...{ due_date: line.charge.due_date, amount: stillOwed(line) },
      of: 'LEASE' as const,
    })),
  ]
}

const creditOfTenant = (tx: Tx, { estate_id, tenant_id }: LockedLease) =>
  creditOf(tx, { estate_id, tenant_id: tenant_id ?? '' })

/** Only a called-off lease returns its deposit at once, as credit. */
const depositReturned = (lines: readonly EndingLine[]) =>
  lines.filter(({ charge }) => isDeposit(charge)).reduce((sum, { becomes_credit }) => sum + becomes_credit, 0)

async function previewTransfer(tx: Tx, lease: LockedLease, to_unit_id: string, first_day: Day) {
  const [to] = await lockUnits(tx, [to_unit_id])
  if (!to) throw problem('NOT_FOUND')
  await refuseTransfer(tx, lease, to, first_day, await unitsOf(tx, lease.id))
  const terms = await transferTerms(tx, lease, to, first_day)
  const { charge_months_ahead } = await tx
    .selectFrom('estate')
    .select('charge_months_ahead')
    .where('id', '=', lease.estate_id)
    .executeTakeFirstOrThrow()
  const horizon = horizonOf(lagosDay(tx.now), charge_months_ahead)
  const { due } = scheduleCharges({ ...terms, id: lease.id }, horizon)
  return {
    due,
    landlord_id: to.landlord_id,
    shown: {
      unit_id: to.id,
      unit_name: to.name,
      start_date: terms.start_date,
      end_date: terms.end_date,
      rent_amount: terms.rent_amount,
      frequency: terms.frequency,
      first_charges: due.reduce((sum, charge) => sum + charge.amount, 0),
      deposit_carried: terms.deposit_carried,
    },
  }
}
