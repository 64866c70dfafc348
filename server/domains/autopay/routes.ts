import { autopay } from '@gida/contract/domains/autopay/endpoints'
import { payments } from '@gida/contract/domains/payments/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { runExclusivePerKey } from '../../platform/http/idempotency.ts'
import { initializePayment } from '../payments/index.ts'
import { instructionRoutes } from './instructions/instruction-routes.ts'
import { methodRoutes } from './payment-methods/method-routes.ts'
import { payWithMethod } from './payment-methods/pay-with-method.ts'
import { getTenantAccount } from './tenant-account/get-tenant-account.ts'

/** Calls about a payer's own money, and the single entry to a payment: by checkout or saved card. */
export function autopayRoutes(mount: Mount): void {
  mount.inSteps(payments.initializePayment, ({ services, actor, key, body: { method_id, ...body } }) =>
    runExclusivePerKey(services, actor, key, () =>
      method_id
        ? payWithMethod(services, actor, key, { ...body, method_id })
        : initializePayment(services, actor, key, body),
    ),
  )

  mount.on(autopay.getTenantAccount, (tx, { actor }) => getTenantAccount(tx, actor))
  methodRoutes(mount)
  instructionRoutes(mount)
}
