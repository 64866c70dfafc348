import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'

/** A person named by somebody else, with a phone number or e-mail address. */
export type Newcomer = {
  full_name: string
  phone: string | null
  email: string | null
  role: 'TENANT' | 'LANDLORD'
}

/**
 * Creates accounts for people named by others: without password, pending until they join. Existing accounts with the same number or
 * address are reused. In the given order. Refuses a number that belongs to another role.
 */
export async function importPeople(
  tx: Tx,
  people: readonly Newcomer[],
): Promise<{ id: string; is_new: boolean }[]> {
  if (people.length === 0) return []
  const sent = JSON.stringify(people)
  const made = await sql<{ id: string }>`
    insert into users (email, full_name, phone, role, status)
    select email, full_name, phone, role, 'PENDING_VERIFICATION'
    from jsonb_to_recordset(${sent}::jsonb) as p (email citext, full_name text, phone text, role user_role)
    order by phone, email
    on conflict do nothing
    returning id`.execute(tx)
  const isNew = new Set(made.rows.map(({ id }) => id))
  const found = await sql<{ position: number; id: string; fits: boolean }>`
    select p.position, u.id, u.role = p.role and u.status <> 'INACTIVE' as fits
    from rows from (jsonb_to_recordset(${sent}::jsonb) as (email citext, phone text, role user_role))
      with ordinality as p (email, phone, role, position)
    join users u on u.phone = p.phone or u.email = p.email`.execute(tx)
  return people.map(({ full_name }, at) => {
    const accounts = found.rows.filter(({ position }) => position === at + 1)
    const [account] = accounts
    if (!account || accounts.some(({ id, fits }) => !fits || id !== account.id)) throw taken(full_name)
    return { id: account.id, is_new: isNew.has(account.id) }
  })
}

const taken = (name: string) =>
  new Problem('CONFLICT', {
    message: `The phone number or e-mail address of ${name} belongs to somebody else's account.`,
  })
