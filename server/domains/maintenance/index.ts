export { confirmationAsked, requestChanged } from './events.ts'
export { doersOf, reportersOf, staffOf } from './people.ts'
export { followWork } from './requests/follow-work.ts'
export { getRequest, listRequests, type RequestRow, requestsOf } from './requests/request-queries.ts'
