import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** A person who can own a property. 404 if not visible to the actor, 422 for another role. */
export async function getLandlord(tx: Tx, id: string): Promise<{ id: string; full_name: string }> {
  const person = orNotFound(
    await tx
      .selectFrom('users')
      .select(['id', 'full_name', 'role'])
      .where('id', '=', id)
      .where('status', '<>', 'INACTIVE')
      .executeTakeFirst(),
  )
  if (person.role !== 'LANDLORD') throw problem('NOT_A_LANDLORD')
  return person
}

/** The landlords of an estate visible to the actor, with or without a property. */
export async function listLandlords(tx: Tx, estate_id: string, { page, limit }: PageQuery) {
  const landlords = tx
    .selectFrom('estate_association as belongs')
    .innerJoin('users', 'users.id', 'belongs.user_id')
    .where('belongs.estate_id', '=', estate_id)
    .where('belongs.role', '=', sql.lit('LANDLORD'))
  const [rows, counted] = await Promise.all([
    landlords
      .select(['users.id as user_id', 'users.full_name'])
      .select([
        sql<number>`(select count(*) from property p
          where p.estate_id = belongs.estate_id and p.landlord_id = users.id and p.archived_at is null)`.as(
          'property_count',
        ),
        sql<boolean>`app.subaccount_of(users.id) is not null`.as('has_payout_account'),
      ])
      .orderBy('users.full_name')
      .orderBy('users.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    landlords.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
