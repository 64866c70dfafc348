import { randomUUID } from 'node:crypto'
import type { PaymentOfTest, SimulatedPayment } from '@gida/contract/domains/integrations/test-key'
import { servicesFor } from '../../../platform/access/act-for.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { simulateOutcome } from '../../../platform/pay/simulate-outcome.ts'
import type { Services } from '../../../platform/services.ts'
import { checkPayment, getPaymentRow, initializePayment } from '../../payments/index.ts'
import { getUser, rightsOf } from '../../users/index.ts'

/**
 * Sandbox only: the tenant with the unit's oldest open charge goes to the checkout, and the simulator is told the outcome. From
 * there it is an ordinary payment with receipt, entries and webhooks.
 */
export async function simulatePayment(
  services: Services,
  actor: Actor,
  { property_unit_id, amount, outcome }: SimulatedPayment,
): Promise<PaymentOfTest> {
  if (!services.config.sandbox) throw problem('SANDBOX_ONLY')
  const { tenant, transaction_type } = await services.transaction(actor, (tx) =>
    getDebtor(tx, property_unit_id),
  )
  const asTenant = servicesFor(services, tenant)
  const wanted = { property_unit_id, amount, transaction_type }
  const { payment_id, reference } = await initializePayment(asTenant, tenant, randomUUID(), wanted)
  await simulateOutcome(services.config.provider, reference, outcome)
  await checkPayment(services, { id: payment_id, reference })
  const { status } = await services.transaction(actor, (tx) => getPaymentRow(tx, payment_id))
  return { payment_id, reference, status }
}

async function getDebtor(tx: Tx, unit_id: string) {
  const owed = await tx
    .selectFrom('charge')
    .select(['tenant_id', 'transaction_type'])
    .where('unit_id', '=', unit_id)
    .where('open_amount', '>', 0)
    .orderBy('due_date')
    .limit(1)
    .executeTakeFirst()
  if (!owed) throw problem('NOTHING_OWED')
  const user = await getUser(tx, owed.tenant_id)
  const { id: user_id, role, rights_version } = user
  const permissions = permissionsOf(rightsOf(user))
  const tenant: Actor = { user_id, session_id: user_id, role, permissions, rights_version }
  return { tenant, transaction_type: owed.transaction_type }
}
