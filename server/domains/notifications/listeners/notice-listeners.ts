import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getNotice, type NoticeRow, noticeChanged } from '../../notices/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words.ts'

const NAMES = { QUIT: 'notice to quit', INTENTION: 'notice of the owner’s intention' } as const
type News = { tenant?: Words; office?: Words }

/** Neutral words: what it is and where to read it, and never a threat. */
function newsOf(to: string, { kind, unit_name, tenant_name }: NoticeRow): News {
  const of = `${NAMES[kind]}, ${unit_name}`
  const about = `${tenant_name}, ${of}`
  switch (to) {
    case 'SERVED':
      return {
        tenant: {
          title: 'A notice about your home',
          message: `A ${of}. Read what it says, and where to get advice. Only a court orders somebody out.`,
        },
        office: { title: 'A notice was served', message: about },
      }
    case 'EXPIRED':
      return { office: { title: 'A notice has run out', message: about } }
    case 'WITHDRAWN':
      return { tenant: { title: 'A notice about your home was withdrawn', message: of } }
    default:
      return {
        tenant: { title: 'A notice about your home has a fault', message: `It does not count: ${of}.` },
        office: { title: 'A notice is defective', message: `${about}. Serve a fresh one.` },
      }
  }
}

const notifyOfNotice = listener({
  name: 'notify_of_notice',
  event: noticeChanged,
  handle: async (tx, { notice_id, to }) => {
    const notice = await getNotice(tx, notice_id)
    const { tenant, office } = newsOf(to, notice)
    const staff = [...new Set([notice.created_by, notice.landlord_id])].filter((id) => id !== null)
    const news = [
      ...(tenant ? [{ user_id: notice.tenant_id, words: tenant }] : []),
      ...(office ? staff.map((user_id) => ({ user_id, words: office })) : []),
    ]
    await notifyAll(
      tx,
      news.map(({ user_id, words }) => ({
        ...{ user_id, key: `notice:${notice_id}:${to}`, type: 'calendar' as const, ...words },
        ...{ priority: 'high' as const, action_url: `/dashboard/notices/${notice_id}` },
      })),
    )
  },
})

export const noticeListeners: AnyListener[] = [notifyOfNotice]
