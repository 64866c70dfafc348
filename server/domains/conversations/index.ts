export { messageSent } from './events.ts'
export { conversationRead, describeSubjects } from './hooks.ts'
export { peopleOf } from './live.ts'
export { countUnread as countUnreadMessages } from './queries.ts'
