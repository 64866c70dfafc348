export { NextMeetings } from './parts/NextMeetings.tsx'
