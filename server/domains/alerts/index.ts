export { alertRaised } from './events.ts'
export { type AlertBase, getAlertBase } from './queries.ts'
