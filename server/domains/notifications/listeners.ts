import type { AnyListener } from '../../platform/jobs/facts.ts'
import { collectionListeners } from './collection-listeners.ts'
import { consentListeners } from './consent-listeners.ts'
import { depositListeners } from './deposit-listeners.ts'
import { joiningListeners } from './joining-listeners.ts'
import { leaseListeners } from './lease-listeners.ts'
import { moneyBackListeners } from './money-back-listeners.ts'
import { ownMoneyListeners } from './own-money-listeners.ts'
import { paymentListeners } from './payment-listeners.ts'
import { settlementListeners } from './settlement-listeners.ts'
import { setupListeners } from './setup-listeners.ts'
import { transferListeners } from './transfer-listeners.ts'

/** Who hears of what, and how. */
export const notificationListeners: AnyListener[] = [
  ...paymentListeners,
  ...moneyBackListeners,
  ...leaseListeners,
  ...consentListeners,
  ...depositListeners,
  ...setupListeners,
  ...joiningListeners,
  ...ownMoneyListeners,
  ...collectionListeners,
  ...transferListeners,
  ...settlementListeners,
]
