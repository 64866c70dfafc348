export { noticeChanged } from './events.ts'
export { type NoticeDay, noticeDays } from './notice-days.ts'
export { getNotice, type NoticeRow } from './notice-queries.ts'
