import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'

type Ties = { live_leases: number; properties: number; entrusted_units: number; owed: number }

/** A person's tenancies, properties, units and debts, in one estate or in all. */
async function getTies(tx: Tx, user_id: string, estate_id: string | null): Promise<Ties> {
  const { rows } = await sql<Ties>`
    select t.*, (select coalesce(sum(greatest(o.owed, 0)), 0)::bigint from app.owner_accounts(${estate_id}) o
      where o.landlord_id = ${user_id}) as owed
    from app.ties_of(${user_id}, ${estate_id}) t`.execute(tx)
  return rows[0] ?? { live_leases: 0, properties: 0, entrusted_units: 0, owed: 0 }
}

/**
 * 409 if a person has a tenancy, property or money owed to them in an estate, since nobody would see it any more. Assigned units can
 * be reassigned.
 */
export async function refuseHome(
  tx: Tx,
  person: { id: string; full_name: string },
  estate_id: string,
): Promise<void> {
  const { live_leases, properties, owed } = await getTies(tx, person.id, estate_id)
  if (live_leases > 0) refuse(`${person.full_name} has a running lease here. End or move it first.`)
  if (properties > 0) {
    refuse(
      `${person.full_name} owns ${counted(properties, 'property', 'properties')} here. Choose another landlord first.`,
    )
  }
  if (owed > 0) refuse(`${person.full_name} is still owed ${formatNaira(owed)} here. Pay this out first.`)
}

/** 409 if a person's tenancies, properties or units require their present role. */
export async function refuseTies(tx: Tx, person: { id: string; full_name: string }): Promise<void> {
  const { live_leases, properties, entrusted_units, owed } = await getTies(tx, person.id, null)
  if (live_leases > 0) refuse(`${person.full_name} has a running lease. End it before you change the role.`)
  if (properties > 0) {
    refuse(
      `${person.full_name} owns ${counted(properties, 'property', 'properties')}. Choose another landlord before you change the role.`,
    )
  }
  if (owed > 0)
    refuse(`${person.full_name} is still owed ${formatNaira(owed)}. Pay this out before you change the role.`)
  if (entrusted_units > 0) {
    refuse(
      `${person.full_name} looks after ${counted(entrusted_units, 'unit', 'units')}. Remove them from the estate, or give the units to somebody else, before you change the role.`,
    )
  }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function refuse(message: string): never {
  throw new Problem('PERSON_HAS_TIES', { message })
}
