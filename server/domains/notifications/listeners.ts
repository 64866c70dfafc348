import type { AnyListener } from '../../platform/jobs/facts.ts'
import { collectionListeners } from './listeners/collection-listeners.ts'
import { consentListeners } from './listeners/consent-listeners.ts'
import { depositListeners } from './listeners/deposit-listeners.ts'
import { joiningListeners } from './listeners/joining-listeners.ts'
import { leaseListeners } from './listeners/lease-listeners.ts'
import { moneyBackListeners } from './listeners/money-back-listeners.ts'
import { ownMoneyListeners } from './listeners/own-money-listeners.ts'
import { paymentListeners } from './listeners/payment-listeners.ts'
import { settlementListeners } from './listeners/settlement-listeners.ts'
import { setupListeners } from './listeners/setup-listeners.ts'
import { transferListeners } from './listeners/transfer-listeners.ts'

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
