export { messageSent } from './events.ts'
export { describeSubjects } from './hooks.ts'
export { peopleOf } from './live.ts'
export { socketActs } from './socket-acts.ts'
