import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import {
  getPlatformAnnouncement,
  listMyAnnouncements,
  listPlatformAnnouncements,
} from './announcement-queries.ts'
import { endPlatformAnnouncement } from './end-announcement.ts'
import { publishPlatformAnnouncement } from './publish-announcement.ts'
import { putAwayAnnouncement } from './put-away-announcement.ts'

export function announcementRoutes({ on }: Mount): void {
  on(admin.listPlatformAnnouncements, (tx, { query }) => listPlatformAnnouncements(tx, query))
  on(admin.publishPlatformAnnouncement, async (tx, { actor, body }) =>
    getPlatformAnnouncement(tx, await publishPlatformAnnouncement(tx, actor, body)),
  )
  on(admin.endPlatformAnnouncement, async (tx, { actor, params }) => {
    await endPlatformAnnouncement(tx, actor, params.id)
    return getPlatformAnnouncement(tx, params.id)
  })
  on(admin.listMyAnnouncements, async (tx, { actor }) => ({ data: await listMyAnnouncements(tx, actor) }))
  on(admin.putAwayAnnouncement, async (tx, { actor, params }) => {
    await putAwayAnnouncement(tx, actor, params.id)
    return undefined
  })
}
