import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'

export type Scope = {
  estate_id: string
  property_id?: string | null | undefined
  block?: string | null | undefined
  user_ids?: readonly string[] | null | undefined
}
export type Reached = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  unit_id: string | null
  unit: string | null
  block: string | null
  property_id: string | null
  property: string | null
  has_kin: boolean
}

/**
 * The current residents of a place, or the people named, within the units the actor manages, owns or is assigned to. Checked here
 * rather than by row-level security, which would be slow for thousands of people and does not apply to planned drills.
 */
export async function findRecipients(tx: Tx, user_id: string, scope: Scope): Promise<Reached[]> {
  const people = await findResidents(tx, user_id, scope)
  const { user_ids } = scope
  if (user_ids && people.length < new Set(user_ids).size) throw problem('NOT_OF_THIS_ESTATE')
  return people
}

/** The same without named people who no longer live there, for planned alerts. */
export async function findResidents(tx: Tx, user_id: string, scope: Scope): Promise<Reached[]> {
  const { estate_id, property_id = null, block = null, user_ids = null } = scope
  const people = user_ids && [...user_ids]
  const { rows } = await asSystem(tx, () =>
    sql<Reached>`
      select * from app.alert_recipients(${user_id}, ${estate_id}, ${property_id}, ${block}, ${people}::uuid[])`.execute(
      tx,
    ),
  )
  return rows
}
