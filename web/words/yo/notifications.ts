import type { notifications as english } from '../en/notifications.ts'
import type { Words } from '../words.ts'

export const notifications = {
  title: 'Ìfitónilétí',
  parts: 'Àwọn apá ìfitónilétí',
  tabs: { yours: 'Tiyín', sent: 'Tí ẹ fi ránṣẹ́', settings: 'Ètò' },
  bell: (unread: number) => (unread === 0 ? 'Ìfitónilétí' : `Ìfitónilétí, ${unread} tí ẹ kò tíì kà`),
  unread: (count: number) => `${count} tí ẹ kò tíì kà`,
  unreadMark: 'Ẹ kò tíì kà á',
  allRead: 'Ẹ ti ka gbogbo rẹ̀',
  markAll: 'Fi gbogbo rẹ̀ hàn bí kíkà',
  markingAll: 'Ó ń lọ…',
  viewAll: 'Wo gbogbo ìfitónilétí',
  empty: 'Kò sí ìfitónilétí',
  emptyNote: 'Nígbà tí owó bá wọlé, tàbí tí nǹkan bá nílò yín, ẹ ó kà á níbí.',
  markFailed: 'A kò lè fi hàn pé ẹ ti kà á. Ẹ tún gbìyànjú.',
  show: 'Fi hàn',
  several: (count: number, title: string) => `Ìgbà ${count}: ${title}`,
  filters: { all: 'Gbogbo', unread: 'Àìkà' },
  today: 'Òní',
  yesterday: 'Àná',
  filterLabel: 'Ìfitónilétí wo',
  emptyUnread: 'Kò sí èyí tí ẹ kò tíì kà',
  emptyUnreadNote: 'Ẹ ti rí gbogbo rẹ̀.',
} satisfies Words<typeof english>
