import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { readCalendarSearch } from './search.ts'

export const calendarScreen = screen('/dashboard/calendar', {
  title: titles.calendar,
  search: readCalendarSearch,
  page: () => import('./pages/CalendarPage.tsx'),
})

export const calendarScreens = [calendarScreen] as const
