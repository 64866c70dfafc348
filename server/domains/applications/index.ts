export { type ApplicationRow, getApplication } from './application-queries.ts'
export { applicationSubmitted } from './events.ts'
