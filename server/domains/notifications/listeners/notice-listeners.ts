import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getNotice, type NoticeRow, noticeChanged } from '../../notices/index.ts'
import { notifyAll } from '../notify.ts'
import { doerOrManagers } from '../recipients.ts'
import type { NewsWords } from '../words/en.ts'
import type { Words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

const NAMES = { QUIT: 'notice to quit', INTENTION: 'notice of the owner’s intention' } as const
type News = { tenant?: Words; office?: Words }

/** Neutral words: what it is and where to read it, never a threat. */
function newsOf(to: string, { kind, unit_name, tenant_name }: NoticeRow, { notice }: NewsWords): News {
  const of = `${NAMES[kind]}, ${unit_name}`
  const about = `${tenant_name}, ${of}`
  const toTenant = ({ title, message }: NewsWords['notice']['SERVED']): Words => ({
    title,
    message: message(notice.kinds[kind], unit_name),
  })
  switch (to) {
    case 'SERVED':
      return {
        tenant: toTenant(notice.SERVED),
        office: { title: 'A notice was served', message: about },
      }
    case 'EXPIRED':
      return { office: { title: 'A notice has run out', message: about } }
    case 'WITHDRAWN':
      return { tenant: toTenant(notice.WITHDRAWN) }
    default:
      return {
        tenant: toTenant(notice.DEFECTIVE),
        office: { title: 'A notice is defective', message: `${about}. Serve a fresh one.` },
      }
  }
}

const notifyOfNotice = listener({
  name: 'notify_of_notice',
  event: noticeChanged,
  handle: async (tx, { notice_id, to }) => {
    const notice = await getNotice(tx, notice_id)
    const { tenant, office } = newsOf(to, notice, await wordsFor(tx, notice.tenant_id))
    const { estate_id, unit_id } = notice
    const writers = await doerOrManagers(tx, { estate_id, unit_ids: [unit_id] }, notice.created_by)
    const staff = [...new Set([...writers, notice.landlord_id])].filter((id) => id !== null)
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
