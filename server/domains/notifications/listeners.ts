import type { AnyListener } from '../../platform/jobs/facts.ts'
import { paymentListeners } from './payment-listeners.ts'
import { setupListeners } from './setup-listeners.ts'

/** Who hears of what, and how. */
export const notificationListeners: AnyListener[] = [...paymentListeners, ...setupListeners]
