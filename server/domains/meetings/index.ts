export { countMeetingsToCome } from './count-to-come.ts'
export {
  inviteesChanged,
  meetingAnswered,
  meetingCalled,
  meetingCancelled,
  meetingChanged,
  meetingNear,
  minutesWritten,
  pollAnswered,
  pollOpened,
  pollWithdrawn,
} from './events.ts'
export { asEvent } from './mail/meeting-events.ts'
export { whereOf } from './mail/meeting-mail.ts'
export { drawMinutes, type Minutes, readMinutes } from './minutes/draw-minutes.ts'
export { refreshMinutes } from './notify-invitees.ts'
export { getMeeting, inviteesIn, type MeetingRow, meetingsBetween } from './queries.ts'
export { timeWords } from './time-words.ts'
