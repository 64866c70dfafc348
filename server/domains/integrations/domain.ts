import type { Domain } from '../../platform/domain.ts'
import { keyRoutes } from './keys/routes.ts'
import { integrationsPersonalData } from './personal-data.ts'
import { integrationsRetention } from './retention.ts'
import { deliverDueWebhooks } from './webhooks/deliver-due.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'
import { webhookRoutes } from './webhooks/routes.ts'

export const integrations: Domain = {
  personalData: integrationsPersonalData,
  routes: [keyRoutes, webhookRoutes],
  jobs: [deliverWebhooks, deliverDueWebhooks],
  schedules: [{ job: deliverDueWebhooks, everySeconds: 15 }],
  retention: integrationsRetention,
}
