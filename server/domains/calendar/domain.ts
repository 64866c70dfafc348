import type { Domain } from '../../platform/domain.ts'
import { calendarFeedPage } from './feed/feed-page.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Domain = {
  routes: [calendarRoutes],
  pages: [calendarFeedPage],
}
