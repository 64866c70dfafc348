import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import { notices } from '#words/notices'
import { formatDay } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'

/** What a notice means now; for the tenant in their own language, since the document is in English. */
export function NoticeMeaning({ notice }: { notice: NoticeDetail }) {
  const isTenant = useActor().user.role === 'TENANT'
  if (!isTenant) return <p>{notice.says}</p>
  const { means, paperNote } = notices
  const { kind, state, ends_on, next_from } = notice
  if (state === 'WITHDRAWN' || state === 'DEFECTIVE') return <p>{means[state]}</p>
  const day = kind === 'QUIT' ? ends_on : next_from
  return (
    <>
      <p>{means[kind](day ? formatDay(day) : '')}</p>
      <p>{means.court}</p>
      <p className="text-small text-ink-soft">{paperNote}</p>
    </>
  )
}
