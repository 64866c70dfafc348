import { admin } from './domains/admin/endpoints.ts'
import { faults } from './domains/faults/endpoints.ts'
import { integrations } from './domains/integrations/endpoints.ts'
import { phone } from './domains/phone/endpoints.ts'
import { privacy } from './domains/privacy/endpoints.ts'
import { subscriptions } from './domains/subscriptions/endpoints.ts'

/** Calls of the platform desk and of rare tasks. The web app loads them with the screens that use them, so no route loader may use one. */
export const office = {
  integrations,
  subscriptions,
  admin,
  phone,
  privacy,
  faults,
}
