export { deliverByPreference } from './deliver-by-preference.ts'
export { type Notice, notify, notifyAll } from './notify.ts'
