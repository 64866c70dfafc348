import type { TransactionQuery } from '@gida/contract/domains/collections/endpoints'
import type { Payment } from '@gida/contract/domains/payments/payment'
import type { Page } from '@gida/contract/shared/pages'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { listPayments } from '../payments/index.ts'

/** Payments for a property visible to the actor. */
export async function listPropertyTransactions(
  tx: Tx,
  actor: Actor,
  property_id: string,
  query: TransactionQuery,
): Promise<Page<Payment>> {
  orNotFound(await tx.selectFrom('property').select('id').where('id', '=', property_id).executeTakeFirst())
  return listPayments(tx, actor, { ...query, property_id })
}

/** Payments of a tenant visible to the actor. */
export async function listTenantTransactions(
  tx: Tx,
  actor: Actor,
  tenant_id: string,
  query: TransactionQuery,
): Promise<Page<Payment>> {
  const tenant = tx.selectFrom('users').select('id').where('id', '=', tenant_id).where('role', '=', 'TENANT')
  orNotFound(await tenant.executeTakeFirst())
  return listPayments(tx, actor, { ...query, tenant_id })
}
