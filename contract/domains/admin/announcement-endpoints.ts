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
      'List platform announcements: current and scheduled ones by start time, or past ones, newest first',
    access: 'platform_read',
    query: PlatformAnnouncementsQuery,
    answer: pageOf(PlatformAnnouncement),
  }),
  publishPlatformAnnouncement: endpoint({
    method: 'POST',
    path: '/admin/announcements',
    summary: 'Publish an announcement to everyone, or to people with certain roles, for a period of time',
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
    summary: 'End a platform announcement early, or cancel one that has not started',
    access: 'platform_write',
    params: paramsOf('platform_announcement'),
    answer: PlatformAnnouncement,
    changes: ['admin', 'auth'],
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  listMyAnnouncements: endpoint({
    method: 'GET',
    path: '/announcements',
    summary: 'List the platform announcements shown to the caller, without dismissed ones',
    access: 'signed_in',
    answer: z.object({ data: z.array(ShownAnnouncement) }),
  }),
  putAwayAnnouncement: endpoint({
    method: 'POST',
    path: '/announcements/{id}/put-away',
    summary:
      'Dismiss a platform announcement, so that it is no longer shown to the caller. Outage notices stay until they end',
    access: 'signed_in',
    goes_on: true,
    params: paramsOf('platform_announcement'),
    answer: null,
    changes: ['admin', 'auth'],
    errors: ['ILLEGAL_STATE'],
  }),
}
