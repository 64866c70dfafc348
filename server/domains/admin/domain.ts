import type { Domain } from '../../platform/domain.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { showAnnouncement } from './announcements/show-announcement.ts'
import { adminPersonalData } from './personal-data.ts'
import { adminRetention } from './retention.ts'

/** Its other calls know the jobs of all others: `server/app.ts` mounts them. */
export const admin: Domain = {
  routes: [announcementRoutes],
  jobs: [showAnnouncement],
  personalData: adminPersonalData,
  retention: adminRetention,
}
