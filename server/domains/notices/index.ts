export { noticeChanged } from './events.ts'
export { type NoticeDay, noticeDays } from './notice-days.ts'
export { getNotice, type NoticeRow, noticesOfLeases } from './notice-queries.ts'
