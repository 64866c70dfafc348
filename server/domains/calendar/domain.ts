import type { Domain } from '../../platform/domain.ts'
import { calendarFeedPage } from './feed/feed-page.ts'
import { calendarPersonalData } from './personal-data.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Domain = {
  personalData: calendarPersonalData,
  routes: [calendarRoutes],
  pages: [calendarFeedPage],
}
