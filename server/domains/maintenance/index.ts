export { confirmationAsked, requestChanged } from './events.ts'
export { reportersOf, staffOf } from './people.ts'
export { followWork } from './requests/follow-work.ts'
export { getRequest, type RequestRow } from './requests/request-queries.ts'
