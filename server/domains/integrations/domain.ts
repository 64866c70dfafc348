import type { Domain } from '../../platform/domain.ts'
import { keyRoutes } from './keys/routes.ts'
import { integrationListeners } from './listeners.ts'
import { integrationsPersonalData } from './personal-data.ts'
import { integrationsRetention } from './retention.ts'
import { testKeyRoutes } from './test-keys/routes.ts'
import { deliverDueWebhooks } from './webhooks/deliver-due.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { sealWebhookSecretsAnew } from './webhooks/seal-secrets.ts'

export const integrations: Domain = {
  personalData: integrationsPersonalData,
  routes: [keyRoutes, testKeyRoutes, webhookRoutes],
  listeners: integrationListeners,
  jobs: [deliverWebhooks, deliverDueWebhooks, sealWebhookSecretsAnew],
  schedules: [
    { job: deliverDueWebhooks, everySeconds: 15 },
    { job: sealWebhookSecretsAnew, everySeconds: 3600 },
  ],
  retention: integrationsRetention,
}
