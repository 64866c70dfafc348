export { isWanted } from './choices.ts'
export { deliverByPreference } from './deliver-by-preference.ts'
export { type Notice, notify, notifyAll } from './notify.ts'
