import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { addDays, type Day, daysBetween, startOfDay } from '@gida/contract/shared/dates'
import type { PlannedTenancy } from './plan-tenancies.ts'
import type { Random } from './random.ts'

export type RaisedCharge = { id: string; transaction_type: TransactionType; amount: number; due_date: Day }

export type PlannedPayment = {
  at: Date
  charges: RaisedCharge[]
  amount: number
  channel: ProviderChannel
  outcome: 'COMPLETED' | 'PENDING' | 'PROCESSING' | 'FAILED' | 'CANCELLED'
}

/** As the provider says it. */
export type ProviderChannel = 'card' | 'bank_transfer' | 'ussd' | 'bank'

const HOUR = 3_600_000
const MINUTE = 60_000
const MOST_MINUTES_AGO = { PENDING: 240, PROCESSING: 55, FAILED: 1800, CANCELLED: 3600 }

/** How a tenant pays the charges that one command raised: when, in how many pieces, and after how many failed tries. */
export function planPayments(
  tenancy: PlannedTenancy,
  charges: readonly RaisedCharge[],
  now: { instant: Date; day: Day },
  random: Random,
): PlannedPayment[] {
  const groups = [...Map.groupBy(charges, (charge) => groupOf(charge, tenancy, now.day)).values()]
  return groups.flatMap((group) => planGroup(tenancy, group, now, random))
}

/** Rent and service charge of one day are paid at once; a deposit and each fee by itself. */
function groupOf(charge: RaisedCharge, tenancy: PlannedTenancy, today: Day): string {
  const together = charge.transaction_type === 'RENT_PAYMENT' || charge.transaction_type === 'SERVICE_CHARGE'
  const kind = together ? 'rent and service' : charge.transaction_type
  return `${charge.due_date}:${kind}:${isLeftUnpaid(charge, tenancy, today)}`
}

function isLeftUnpaid(charge: RaisedCharge, { part }: PlannedTenancy, today: Day): boolean {
  if (!part.late?.types.includes(charge.transaction_type)) return false
  return charge.due_date >= addDays(today, -part.late.days)
}

function planGroup(
  tenancy: PlannedTenancy,
  charges: RaisedCharge[],
  now: { instant: Date; day: Day },
  random: Random,
): PlannedPayment[] {
  const [first] = charges
  if (!first) return []
  const { due_date } = first
  const amount = charges.reduce((sum, charge) => sum + charge.amount, 0)
  const pay = (at: Date, more: Partial<PlannedPayment> = {}): PlannedPayment => ({
    at,
    charges,
    amount,
    channel: channelFrom(random),
    outcome: 'COMPLETED',
    ...more,
  })
  if (isLeftUnpaid(first, tenancy, now.day))
    return due_date > now.day ? [] : planLate(tenancy, charges, now, pay, random)

  const at = momentOf(tenancy, due_date, now, random)
  if (!at) return []
  const tries = triesBefore(at, random).map(([when, outcome]) => pay(when, { outcome }))
  return [...tries, ...inPieces(at, amount, now, random).map(([when, piece]) => pay(when, { amount: piece }))]
}

/** What the late have done all the same: a part of it, or an attempt that is still under way. */
function planLate(
  { part }: PlannedTenancy,
  charges: RaisedCharge[],
  now: { instant: Date; day: Day },
  pay: (at: Date, more?: Partial<PlannedPayment>) => PlannedPayment,
  random: Random,
): PlannedPayment[] {
  const [first] = charges
  const planned: PlannedPayment[] = []
  if (part.paid_in_part && first?.transaction_type === 'RENT_PAYMENT') {
    planned.push(
      pay(instantOn(addDays(now.day, -5), random), { charges: [first], amount: part.paid_in_part }),
    )
  }
  if (part.attempt) {
    const ago = random.between(12, MOST_MINUTES_AGO[part.attempt]) * MINUTE
    planned.push(pay(new Date(now.instant.getTime() - ago), { outcome: part.attempt }))
  }
  return planned
}

/**
 * Two in five pay before the day, two in five within the week, and the rest take up to four weeks. Null: not yet. Who is
 * to move in within the month has paid, and nobody is late but those who are meant to be.
 */
function momentOf(
  tenancy: PlannedTenancy,
  due_date: Day,
  now: { instant: Date; day: Day },
  random: Random,
): Date | null {
  const isMovingIn = tenancy.start > now.day && daysBetween(now.day, due_date) < 30
  const dice = random.next()
  const isFirst = due_date === tenancy.start
  const lag =
    isFirst || dice < 0.4 ? -random.between(0, 9) : dice < 0.8 ? random.between(0, 6) : random.between(7, 26)
  const wanted = Math.max(
    instantOn(addDays(due_date, lag), random).getTime(),
    startOfDay(tenancy.signed).getTime() + 30 * HOUR,
  )
  const latest = now.instant.getTime() - 20 * MINUTE
  if (due_date >= now.day && !isMovingIn && (wanted > latest || tenancy.part.late)) return null
  if (wanted <= latest) return new Date(wanted)
  const earliest = latest - 30 * HOUR
  return new Date(earliest + Math.floor(random.next() * (latest - earliest)))
}

const instantOn = (day: Day, random: Random): Date =>
  new Date(startOfDay(day).getTime() + random.between(7 * 60, 21 * 60) * MINUTE + random.between(0, 59_999))

function triesBefore(at: Date, random: Random): [Date, 'FAILED' | 'CANCELLED'][] {
  const before = () => new Date(at.getTime() - random.between(9, 80) * MINUTE)
  const dice = random.next()
  if (dice < 0.05) return [[before(), 'FAILED']]
  if (dice < 0.08) return [[before(), 'CANCELLED']]
  return []
}

/** A few pay in two goes, ten days apart. */
function inPieces(at: Date, amount: number, now: { instant: Date }, random: Random): [Date, number][] {
  const second = new Date(at.getTime() + random.between(4, 12) * 24 * HOUR)
  if (!random.chance(0.05) || second >= now.instant) return [[at, amount]]
  const half = Math.floor(amount / 200) * 100
  return [
    [at, half],
    [second, amount - half],
  ]
}

function channelFrom(random: Random): ProviderChannel {
  const dice = random.next()
  if (dice < 0.42) return 'card'
  if (dice < 0.86) return 'bank_transfer'
  return dice < 0.94 ? 'ussd' : 'bank'
}
