export { deliverByPreference } from './deliver-by-preference.ts'
export type { Notice } from './notice.ts'
export { notify, notifyAll } from './notify.ts'
