import { payments } from '@gida/contract/domains/payments/endpoints'
import type { Mount } from '../../../platform/http/mount.ts'
import { methodRoutes } from '../methods/method-routes.ts'
import { recurringRoutes } from '../recurring/recurring-routes.ts'
import { getMyMoney } from './get-my-money.ts'

/** The calls about a payer's own money. */
export function ownMoneyRoutes(mount: Mount): void {
  mount.on(payments.getMyMoney, (tx, { actor }) => getMyMoney(tx, actor))
  methodRoutes(mount)
  recurringRoutes(mount)
}
