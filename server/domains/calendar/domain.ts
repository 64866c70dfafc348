import type { Domain } from '../../platform/domain.ts'
import { listener } from '../../platform/jobs/events.ts'
import { accountTakenBack } from '../auth/index.ts'
import { calendarFeedPage } from './feed/feed-page.ts'
import { revokeFeed } from './feed/feed-token.ts'
import { calendarPersonalData } from './personal-data.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Domain = {
  personalData: calendarPersonalData,
  routes: [calendarRoutes],
  pages: [calendarFeedPage],
  listeners: [listener({ name: 'revoke_feed_of_taken_back', event: accountTakenBack, handle: revokeFeed })],
}
