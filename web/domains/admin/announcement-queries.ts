import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { QueueSearch } from './search.ts'

const { admin } = officeClient
const FRESH = { fresh: 'critical' } as const

/** Platform announcements for the current person. */
export const myAnnouncementsQuery = query(admin.listMyAnnouncements, undefined, FRESH)

export const announcementsQuery = ({ page, limit = PAGE_SIZE, show }: QueueSearch) => ({
  ...query(
    admin.listPlatformAnnouncements,
    { query: { page, limit, ...(show ? { past: 'true' } : {}) } },
    FRESH,
  ),
  placeholderData: keepPreviousData,
})
