import type { Domain } from '../../platform/domain.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { showAnnouncement } from './announcements/show-announcement.ts'
import { carryMergedAccounts } from './merging/carry-later.ts'
import { notifyMerged } from './merging/notify-merged.ts'
import { mergingRoutes } from './merging/routes.ts'
import { adminPersonalData } from './personal-data.ts'
import { adminRetention } from './retention.ts'
import { wordingRoutes } from './wording/routes.ts'

/** The other routes need the jobs of all domains, so `server/app.ts` mounts them. */
export const admin: Domain = {
  routes: [announcementRoutes, mergingRoutes, wordingRoutes],
  jobs: [showAnnouncement, notifyMerged, carryMergedAccounts],
  schedules: [{ job: carryMergedAccounts, everySeconds: 3_600 }],
  personalData: adminPersonalData,
  retention: adminRetention,
}
