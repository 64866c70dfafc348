export { alertWaitingFor, answerWaiting, type WaitingAlert } from './answers/by-ussd.ts'
export { answerInAlert } from './answers/read-text.ts'
export { alertRaised } from './events.ts'
export { type AlertBase, getAlertBase } from './queries.ts'
