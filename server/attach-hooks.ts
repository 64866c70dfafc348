import { applicationHooks } from './domains/applications/hooks.ts'
import { autopayHooks } from './domains/autopay/hooks.ts'
import { collectionHooks } from './domains/collections/hooks.ts'
import { integrationHooks } from './domains/integrations/hooks.ts'
import { maintenanceHooks } from './domains/maintenance/hooks.ts'
import { notificationHooks } from './domains/notifications/hooks.ts'
import { privacyHooks } from './domains/privacy/hooks.ts'
import { receiptHooks } from './domains/receipts/hooks.ts'
import { refundHooks } from './domains/refunds/hooks.ts'
import { subscriptionHooks } from './domains/subscriptions/hooks.ts'
import { attachHooks } from './platform/hooks/hook.ts'

/**
 * Parts of later domains that run inside earlier domains' transactions, in this order. Any process that runs money
 * commands imports this file.
 */
attachHooks([
  ...receiptHooks,
  ...refundHooks,
  ...autopayHooks,
  ...applicationHooks,
  ...collectionHooks,
  ...maintenanceHooks,
  ...notificationHooks,
  ...integrationHooks,
  ...subscriptionHooks,
  ...privacyHooks,
])
