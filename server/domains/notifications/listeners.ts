import type { AnyListener } from '../../platform/jobs/events.ts'
import { addressListeners } from './listeners/address-listeners.ts'
import { alertListeners } from './listeners/alert-listeners.ts'
import { autopayListeners } from './listeners/autopay-listeners.ts'
import { collectionListeners } from './listeners/collection-listeners.ts'
import { consentListeners } from './listeners/consent-listeners.ts'
import { depositListeners } from './listeners/deposit-listeners.ts'
import { disputeListeners } from './listeners/dispute-listeners.ts'
import { documentListeners } from './listeners/document-listeners.ts'
import { inspectionListeners } from './listeners/inspection-listeners.ts'
import { integrationListeners } from './listeners/integration-listeners.ts'
import { joiningListeners } from './listeners/joining-listeners.ts'
import { leaseListeners } from './listeners/lease-listeners.ts'
import { maintenanceListeners } from './listeners/maintenance-listeners.ts'
import { meetingListeners } from './listeners/meeting-listeners.ts'
import { messageListeners } from './listeners/message-listeners.ts'
import { noticeListeners } from './listeners/notice-listeners.ts'
import { paymentListeners } from './listeners/payment-listeners.ts'
import { pollListeners } from './listeners/poll-listeners.ts'
import { refundListeners } from './listeners/refund-listeners.ts'
import { settlementListeners } from './listeners/settlement-listeners.ts'
import { setupListeners } from './listeners/setup-listeners.ts'
import { signingNotices } from './listeners/signing-listeners.ts'
import { subscriptionListeners } from './listeners/subscription-listeners.ts'
import { transferListeners } from './listeners/transfer-listeners.ts'
import { waiverListeners } from './listeners/waiver-listeners.ts'
import { workNotices } from './listeners/work-listeners.ts'

/** All listeners that send notifications. */
export const notificationListeners: AnyListener[] = [
  ...alertListeners,
  ...messageListeners,
  ...addressListeners,
  ...meetingListeners,
  ...maintenanceListeners,
  ...workNotices,
  ...inspectionListeners,
  ...documentListeners,
  ...signingNotices,
  ...noticeListeners,
  ...pollListeners,
  ...paymentListeners,
  ...refundListeners,
  ...disputeListeners,
  ...leaseListeners,
  ...consentListeners,
  ...depositListeners,
  ...setupListeners,
  ...joiningListeners,
  ...autopayListeners,
  ...collectionListeners,
  ...waiverListeners,
  ...transferListeners,
  ...settlementListeners,
  ...integrationListeners,
  ...subscriptionListeners,
]
