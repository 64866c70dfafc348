import type { RemittanceQuery } from '@gida/contract/domains/settlements/remittance'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { rowsOf } from '../scope.ts'

const remittances = (tx: Tx) =>
  tx
    .selectFrom('remittance')
    .innerJoin('estate', 'estate.id', 'remittance.estate_id')
    .innerJoin('users as owner', 'owner.id', 'remittance.landlord_id')
    .leftJoin('users as maker', 'maker.id', 'remittance.created_by')
    .selectAll('remittance')
    .select(['estate.name as estate_name', 'owner.full_name as landlord_name'])
    .select(['owner.email as landlord_email', 'maker.full_name as created_by_name'])
export type RemittanceRow = Awaited<ReturnType<typeof getRemittance>>

export async function getRemittance(tx: Tx, id: string) {
  return orNotFound(await remittances(tx).where('remittance.id', '=', id).executeTakeFirst())
}

export const getRemittances = (tx: Tx, ids: readonly string[]) =>
  remittances(tx).where('remittance.id', 'in', ids).orderBy('remittance.id').execute()

export async function listRemittances(tx: Tx, actor: Actor, query: z.infer<typeof RemittanceQuery>) {
  const { estate_id, landlord_id, page, limit } = query
  let wanted = tx.selectFrom('remittance').where(rowsOf(actor, 'remittance'))
  if (estate_id) wanted = wanted.where('remittance.estate_id', '=', estate_id)
  if (landlord_id) wanted = wanted.where('remittance.landlord_id', '=', landlord_id)
  const [found, counted] = await Promise.all([
    wanted
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const rows = found.length
    ? await remittances(tx)
        .where(
          'remittance.id',
          'in',
          found.map(({ id }) => id),
        )
        .orderBy('remittance.created_at', 'desc')
        .orderBy('remittance.id', 'desc')
        .execute()
    : []
  return { rows, total: counted.total }
}
