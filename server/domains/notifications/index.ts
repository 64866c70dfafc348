export type { Notice } from './notice.ts'
export { notify, notifyAll } from './notify.ts'
export { deliverByPreference } from './ways/deliver-by-preference.ts'
