import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { asksQuery, meetingQuery, meetingsQuery, pollQuery, pollsQuery } from './queries.ts'
import { readMeetingsSearch, readNewMeetingSearch } from './search.ts'

export const meetingsScreen = screen('/dashboard/meetings', {
  title: titles.meetings,
  permission: 'meetings_read',
  search: readMeetingsSearch,
  load: ({ search }) => [meetingsQuery(search), asksQuery, pollsQuery],
  page: () => import('./pages/MeetingsPage.tsx'),
})

export const newMeetingScreen = screen('/dashboard/meetings/new', {
  title: titles.newMeeting,
  permission: 'meetings_write',
  search: readNewMeetingSearch,
  page: () => import('./pages/NewMeetingPage.tsx'),
})

export const meetingScreen = screen('/dashboard/meetings/$id', {
  title: titles.meetings,
  permission: 'meetings_read',
  load: ({ params }) => [meetingQuery(params.id)],
  page: () => import('./pages/MeetingPage.tsx'),
})

export const newPollScreen = screen('/dashboard/meetings/polls/new', {
  title: titles.newMeetingPoll,
  permission: 'meetings_write',
  page: () => import('./pages/NewPollPage.tsx'),
})

export const pollScreen = screen('/dashboard/meetings/polls/$id', {
  title: titles.meetingPoll,
  permission: 'meetings_read',
  load: ({ params }) => [pollQuery(params.id)],
  page: () => import('./pages/PollPage.tsx'),
})

export const meetingScreens = [
  ...([meetingsScreen, newMeetingScreen] as const),
  ...([newPollScreen, pollScreen, meetingScreen] as const),
] as const
