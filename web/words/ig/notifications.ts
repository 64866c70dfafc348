import type { notifications as english } from '../en/notifications.ts'
import type { Words } from '../words.ts'

export const notifications = {
  title: 'Ọkwa',
  parts: 'Akụkụ ọkwa',
  tabs: { yours: 'Nke gị', sent: 'Nke i zigara', settings: 'Ntọala' },
  bell: (unread: number) => (unread === 0 ? 'Ọkwa' : `Ọkwa, ${unread} ị gụbeghị`),
  unread: (count: number) => `${count} ị gụbeghị`,
  unreadMark: 'Ị gụbeghị ya',
  allRead: 'Ị gụọla ha niile',
  markAll: 'Gosi na a gụọla ha niile',
  markingAll: 'Ọ na-aga…',
  viewAll: 'Lee ọkwa niile',
  empty: 'Ọkwa adịghị',
  emptyNote: 'Mgbe ego batara, ma ọ bụ mgbe ihe chọrọ gị, ị ga-agụ ya ebe a.',
  markFailed: 'Anyị enweghị ike igosi na a gụọla ya. Nwaa ọzọ.',
  show: 'Gosi',
  several: (count: number, title: string) => `Ugboro ${count}: ${title}`,
  filters: { all: 'Ha niile', unread: 'A gụbeghị' },
  today: 'Taa',
  yesterday: 'Ụnyaahụ',
  filterLabel: 'Kedu ọkwa',
  emptyUnread: 'O nweghị nke a gụbeghị',
  emptyUnreadNote: 'Ị hụla ihe niile.',
} satisfies Words<typeof english>
