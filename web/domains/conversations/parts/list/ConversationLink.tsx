import type { ConversationRow } from '@gida/contract/domains/conversations/conversation'
import { MOST_UNREAD_COUNTED } from '@gida/contract/domains/conversations/rules'
import { Link } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { formatWhen } from '../../../../platform/screens/format.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { cx } from '../../../../ui/cx.ts'
import { Avatar } from '../../../../ui/display/Avatar.tsx'
import type { MessagesSearch } from '../../queries.ts'
import { isManagerOf } from '../is-manager-of.ts'
import { textOfMessage } from '../message-text.ts'
import { nameOf } from '../names.ts'

type Props = { row: ConversationRow; isOpen: boolean; search: MessagesSearch }

/** A conversation in the list: people, subject, last message and unread count. */
export function ConversationLink({ row, isOpen, search }: Props) {
  const actor = useActor()
  const name = nameOf(row, isManagerOf(actor, row.office))
  const isUnread = row.unread_count > 0 || row.is_marked_unread
  return (
    <li>
      <Link
        to="/dashboard/messages/$id"
        params={{ id: row.id }}
        search={search}
        aria-current={isOpen || undefined}
        className="touchable grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line px-4 py-3 text-ink hover:no-underline aria-[current]:bg-action-tint"
      >
        <Avatar name={name} className="row-span-3" />
        <span className={cx('cut', isUnread && 'font-semibold')}>{name}</span>
        <time dateTime={row.last_message_at} className="figures text-caption text-ink-soft">
          {formatWhen(row.last_message_at)}
        </time>
        {row.about && (
          <span className="cut col-start-2 text-small text-ink-soft">
            {row.about.title} · {row.about.note}
          </span>
        )}
        <span className="cut col-start-2 text-small text-ink-soft">
          <LastMessage row={row} me={actor.user.id} />
        </span>
        <span className="col-start-3 flex items-center justify-end gap-1.5 text-caption text-ink-soft">
          {row.is_muted && words.muted}
          {row.is_pinned && words.pinned}
          <Unread count={row.unread_count} isMarked={row.is_marked_unread} isMuted={row.is_muted} />
        </span>
      </Link>
    </li>
  )
}

function LastMessage({ row: { last_message: last }, me }: { row: ConversationRow; me: string }) {
  if (!last) return words.first
  const said = textOfMessage(last)
  return last.sender_id === me ? `${words.you}: ${said}` : said
}

type UnreadProps = { count: number; isMarked: boolean; isMuted: boolean }

function Unread({ count, isMarked, isMuted }: UnreadProps) {
  if (count === 0 && !isMarked) return null
  const shown = count >= MOST_UNREAD_COUNTED ? words.most : String(count || '')
  return (
    <span
      className={cx(
        'figures inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 font-semibold',
        isMuted ? 'bg-sunken text-ink-soft' : 'bg-action text-on-action',
      )}
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{count > 0 ? words.unread(count) : words.unreadMark}</span>
    </span>
  )
}
