import { charges } from '@gida/contract/domains/charges/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { feeRoutes } from './fees/routes.ts'
import { listCharges } from './list-charges.ts'
import { waiverRoutes } from './waivers/routes.ts'

export function chargeRoutes(mount: Mount): void {
  feeRoutes(mount)
  waiverRoutes(mount)

  mount.on(charges.listCharges, (tx, { actor, query }) => listCharges(tx, actor, query))
}
