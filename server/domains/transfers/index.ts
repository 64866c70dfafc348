export { clientsAccountShown } from './events.ts'
