import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import {
  PlatformAnnouncement,
  PlatformAnnouncementsQuery,
  PublishPlatformAnnouncement,
  ShownAnnouncement,
} from './announcement.ts'

/** Platform announcements, shown as a banner on every screen. */
export const announcements = {
  listPlatformAnnouncements: endpoint({
    method: 'GET',
    path: '/admin/announcements',
    summary:
      'What the platform says now and will say, the next to begin first; or what it said, the latest first',
    access: 'platform_read',
    query: PlatformAnnouncementsQuery,
    answer: pageOf(PlatformAnnouncement),
  }),
  publishPlatformAnnouncement: endpoint({
    method: 'POST',
    path: '/admin/announcements',
    summary: 'Say something to everybody, or to people of some roles, from one moment until another',
    access: 'platform_write',
    body: PublishPlatformAnnouncement,
    answer: PlatformAnnouncement,
    status: 201,
    changes: ['admin', 'auth'],
    errors: ['CLIENT_ID_USED', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  }),
  endPlatformAnnouncement: endpoint({
    method: 'POST',
    path: '/admin/announcements/{id}/end',
    summary: 'Take it down before its time, or call it off before it began',
    access: 'platform_write',
    params: paramsOf('platform_announcement'),
    answer: PlatformAnnouncement,
    changes: ['admin', 'auth'],
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  listMyAnnouncements: endpoint({
    method: 'GET',
    path: '/announcements',
    summary: 'What the platform says to you now, without what you put away',
    access: 'signed_in',
    answer: z.object({ data: z.array(ShownAnnouncement) }),
  }),
  putAwayAnnouncement: endpoint({
    method: 'POST',
    path: '/announcements/{id}/put-away',
    summary: 'You have read it: it is shown to you no longer. Trouble stays until it is over',
    access: 'signed_in',
    goes_on: true,
    params: paramsOf('platform_announcement'),
    answer: null,
    changes: ['admin', 'auth'],
    errors: ['ILLEGAL_STATE'],
  }),
}
