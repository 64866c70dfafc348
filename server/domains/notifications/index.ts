export { isWanted } from './choices.ts'
export { type Notice, notify, notifyAll } from './notify.ts'
export { reach } from './reach.ts'
