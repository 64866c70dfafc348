export type { Notice } from './notice.ts'
export { notify, notifyAll } from './notify.ts'
export { deliverByPreference } from './ways/deliver-by-preference.ts'
export { unsubscribeDevices } from './ways/push-subscriptions.ts'
