import type { Guarantor, LeaseStatus, Occupant } from '@gida/contract/domains/leases/lease'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import type { Sent } from '../../../platform/db/rows/sent-once.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { LockedUnit } from '../../estates/index.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'

export type NewLease = {
  /** Locked, in one property; the first names the lease and its charges. */
  units: readonly LockedUnit[]
  tenant_id: string | null
  status: Extract<LeaseStatus, 'DRAFT' | 'PENDING_SIGNATURE' | 'ACTIVE'>
  terms: Omit<LeaseTerms, 'id'>
  people?: LeasePeople
  draft?: { tenant_name?: string | null; invitation_id?: string | null } & Partial<Sent>
  follows?: { follows_id: string; followed_as: 'RENEWAL' | 'TRANSFER' }
}

export type LeasePeople = { guarantor?: Guarantor | null; occupants?: readonly Occupant[]; notes?: string }

/** Inserts a lease with its units. 409 if another live lease overlaps on one of them. */
export async function insertLease(tx: Tx, actor: Actor, made: NewLease): Promise<{ id: string }> {
  const [first] = made.units
  if (!first) throw problem('NOT_FOUND')
  const { fees, ...terms } = made.terms
  return asOnePerUnit(async () => {
    const lease = await tx
      .insertInto('lease')
      .values({
        estate_id: first.estate_id,
        property_id: first.property_id,
        unit_id: first.id,
        landlord_id: first.landlord_id,
        tenant_id: made.tenant_id,
        status: made.status,
        ...terms,
        fees: JSON.stringify(fees),
        ...columnsOf(made.people ?? {}),
        ...made.draft,
        ...made.follows,
        begun: terms.start_date <= lagosDay(tx.now),
        created_by: actor.user_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addUnits(tx, lease.id, made.units.slice(1))
    return lease
  })
}

/** The first unit is inserted with the lease. */
export async function addUnits(tx: Tx, lease_id: string, units: readonly LockedUnit[]): Promise<void> {
  if (units.length === 0) return
  await tx
    .insertInto('lease_unit')
    .values(units.map(({ id, estate_id }, i) => ({ lease_id, unit_id: id, estate_id, position: i + 1 })))
    .execute()
}

/** Turns the exclusion violation into our error that a unit is let. */
export async function asOnePerUnit<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'lease_one_per_unit') throw problem('UNIT_ALREADY_LET')
    if (broken === 'lease_followed_once') throw problem('CONFLICT')
    throw error
  }
}

export function columnsOf({ guarantor, occupants, notes }: LeasePeople) {
  return {
    ...(guarantor !== undefined && { guarantor: guarantor && JSON.stringify(guarantor) }),
    ...(occupants !== undefined && { occupants: JSON.stringify(occupants) }),
    ...(notes !== undefined && { notes }),
  }
}
