import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'
import { Role } from '../../shared/roles.ts'
import { ANNOUNCEMENT_KINDS, MOST_ANNOUNCEMENT_BODY, MOST_ANNOUNCEMENT_TITLE } from './rules.ts'

export const AnnouncementKind = z.enum(ANNOUNCEMENT_KINDS)

/** A platform announcement, as its author sees it. */
export const PlatformAnnouncement = z
  .object({
    id: Id,
    kind: AnnouncementKind,
    title: z.string(),
    body: z.string(),
    roles: z.array(Role).nullable().meta({ description: 'Roles that it is shown to; null for everyone' }),
    starts_at: Instant,
    ends_at: Instant,
    state: z.enum(['PLANNED', 'RUNNING', 'OVER']),
    written_by_name: z.string(),
    ended: z.object({ at: Instant, by_name: z.string() }).nullable().meta({
      description: 'When and by whom it was ended early or cancelled before it started; null otherwise',
    }),
  })
  .meta({ id: 'PlatformAnnouncement' })
export type PlatformAnnouncement = z.infer<typeof PlatformAnnouncement>

/** A platform announcement, as readers see it. */
export const ShownAnnouncement = PlatformAnnouncement.pick({
  id: true,
  kind: true,
  title: true,
  body: true,
  ends_at: true,
}).meta({ id: 'ShownAnnouncement' })
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>

export const PlatformAnnouncementsQuery = PageQuery.extend({
  past: z
    .stringbool()
    .optional()
    .meta({ description: 'Return past announcements instead of current and scheduled ones' }),
})
export type PlatformAnnouncementsQuery = z.output<typeof PlatformAnnouncementsQuery>

export const PublishPlatformAnnouncement = z.object({
  client_id: ClientId.meta({
    description:
      'Client-generated UUID. Repeating the call with the same value returns the same announcement',
  }),
  kind: AnnouncementKind,
  title: z.string().trim().min(3, 'Give it a title').max(MOST_ANNOUNCEMENT_TITLE),
  body: z.string().trim().min(3, 'Say what it is about').max(MOST_ANNOUNCEMENT_BODY),
  roles: z.array(Role).min(1).max(Role.options.length).optional().meta({
    description: 'Show it only to people with these roles',
  }),
  starts_at: Instant.optional().meta({ description: 'Defaults to now' }),
  ends_at: Instant,
})
export type PublishPlatformAnnouncement = z.infer<typeof PublishPlatformAnnouncement>
