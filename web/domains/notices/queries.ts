import type { NoticeQuestion } from '@gida/contract/domains/notices/notice'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { NoticesSearch } from './search.ts'

const { notices } = client

export const noticesQuery = (search: NoticesSearch) => ({
  ...query(notices.listNotices, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const noticesOfLeaseQuery = (lease_id: string) =>
  query(notices.listNotices, { query: { limit: 5, lease_id } })
export const noticeQuery = (id: string) => query(notices.getNotice, { params: { id } })
export const outlookQuery = (id: string, asked: NoticeQuestion) => ({
  ...query(notices.getNoticeOutlook, { params: { id }, query: asked }),
  placeholderData: keepPrevious({ id }),
})
