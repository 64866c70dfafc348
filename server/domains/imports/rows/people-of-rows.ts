import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { importPeople } from '../../users/index.ts'
import type { PersonPlan } from '../plan/plan.ts'
import { isOpened } from './is-opened.ts'
import type { PlannedImportRow } from './row-queries.ts'

type Newcomer = Parameters<typeof importPeople>[1][number]

export type FoundPeople = { idOf(person: PersonPlan): string; takeNew(id: string): boolean }

const wayOf = ({ id, phone, email }: PersonPlan) => id ?? phone ?? email ?? ''

/** The landlords and tenants of rows; new ones are created. */
export async function peopleOfRows(tx: Tx, rows: readonly PlannedImportRow[]): Promise<FoundPeople> {
  const wanted = new Map<string, Newcomer>()
  for (const { plan } of rows) {
    for (const [person, role] of [
      [plan.landlord, 'LANDLORD'],
      [plan.tenant, 'TENANT'],
    ] as const) {
      if (person && !person.id)
        wanted.set(wayOf(person), { full_name: person.name, phone: person.phone, email: person.email, role })
    }
  }
  const found = await importPeople(tx, [...wanted.values()])
  await refuseOpened(
    tx,
    found.flatMap(({ id, is_new }) => (is_new ? [] : [id])),
  )
  const ids = new Map([...wanted.keys()].map((way, at) => [way, found[at]?.id as string]))
  const isNew = new Set(found.filter(({ is_new }) => is_new).map(({ id }) => id))
  return {
    idOf: (person) => person.id ?? (ids.get(wayOf(person)) as string),
    takeNew: (id) => isNew.delete(id),
  }
}

/** A landlord's account that somebody opened since the check: nobody has shown that it is the landlord's. */
async function refuseOpened(tx: Tx, ids: readonly string[]): Promise<void> {
  const opened = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .where('role', '=', 'LANDLORD')
    .where(isOpened('users.id'))
    .executeTakeFirst()
  if (opened)
    throw new Problem('CONFLICT', {
      message: `${opened.full_name} has since opened an account with this phone number or e-mail address. Invite them first.`,
    })
}
