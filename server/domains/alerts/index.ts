export { answerInAlert } from './answers/read-text.ts'
export { alertRaised } from './events.ts'
export { type AlertBase, getAlertBase } from './queries.ts'
