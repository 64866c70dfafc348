export { type Notice, notify, notifyAll } from './notify.ts'
