import { useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'

const {
  listAnnouncements,
  getAnnouncement,
  listAnnouncementRecipients,
  getNotificationStatistics,
  getToldAnnouncement,
  previewAnnouncement,
  sendAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} = client.notifications

export type AnnouncementSearch = { page?: number | undefined }

export const announcementsQuery = ({ page = 1 }: AnnouncementSearch) =>
  query(listAnnouncements, { query: { page } })

const STILL_COMING_MS = 10_000
/** Polled while on screen, since delivery reports arrive over time. */
export const announcementQuery = (id: string) => ({
  ...query(getAnnouncement, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: STILL_COMING_MS,
})

export type RecipientsSearch = { page?: number; show?: 'UNREAD' | 'FAILED' }
/** Recipients by name, unread first. */
export const recipientsQuery = (id: string, { page = 1, show }: RecipientsSearch) => ({
  ...query(
    listAnnouncementRecipients,
    { params: { id }, query: { page, ...(show && { show }) } },
    { fresh: 'critical' as const },
  ),
  refetchInterval: STILL_COMING_MS,
})

export const statisticsQuery = query(getNotificationStatistics, { query: {} })

export type AnnouncementBody = Parameters<typeof sendAnnouncement>[0]['body']
/** Reach and cost. */
export const previewQuery = (body: AnnouncementBody) =>
  query(previewAnnouncement, { body }, { fresh: 'critical' })

/** An announcement as its recipient sees it. */
export const toldQuery = (id: string) => query(getToldAnnouncement, { params: { id } })

export const useSendAnnouncement = () => useMutation(mutation(sendAnnouncement))
export const useUpdateAnnouncement = () => useMutation(mutation(updateAnnouncement))
export const useWithdrawAnnouncement = () => useMutation(mutation(withdrawAnnouncement))
