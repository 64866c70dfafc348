import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { MOST_UNREAD_COUNTED } from '@gida/contract/domains/conversations/rules'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { conversations as words } from '#words/conversations'
import { useActor } from '../../../platform/session/actor.ts'
import { useMarkRead } from '../changes.ts'
import type { MessagesSearch } from '../queries.ts'
import { AboutCard } from './AboutCard.tsx'
import { Blocked } from './Blocked.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { Composer } from './composer/Composer.tsx'
import { MessageLog } from './messages/MessageLog.tsx'
import { Taken } from './Taken.tsx'
import type { Unread, Writing } from './writing.ts'

/** An open conversation: head, subject, messages and composer. Viewing it marks it as read. */
export function OpenConversation({
  conversation,
  search,
}: {
  conversation: Conversation
  search: MessagesSearch
}) {
  const [writing, setWriting] = useState<Writing>(null)
  const me = useActor().user.id
  const [unread] = useState((): Unread => {
    const mine = conversation.participants.find(({ user_id }) => user_id === me)
    return { count: conversation.unread_count, after: mine?.read_number ?? 0 }
  })
  useReadWhileSeen(conversation)
  return (
    <>
      <ConversationHead conversation={conversation} search={search} />
      <Taken conversation={conversation} />
      {conversation.about && <AboutCard about={conversation.about} />}
      {unread.count > MANY && search.at === undefined && (
        <ToFirstUnread id={conversation.id} unread={unread} search={search} />
      )}
      <MessageLog
        key={search.at}
        conversation={conversation}
        at={search.at}
        unread={unread}
        onWrite={setWriting}
      />
      {conversation.is_blocked && <Blocked conversation={conversation} />}
      {conversation.has_left ? (
        <p className="border-t border-line bg-raised p-4 text-small text-ink-soft">{words.hasLeft}</p>
      ) : (
        <Composer
          conversationId={conversation.id}
          writing={writing}
          // A late answer to an edit must not close another edit begun meanwhile.
          onDone={() => setWriting((now) => (now === writing ? null : now))}
        />
      )}
    </>
  )
}

/** More messages than fit on a screen. */
const MANY = 10

type FirstProps = { id: string; unread: Unread; search: MessagesSearch }

const ToFirstUnread = ({ id, unread, search }: FirstProps) => (
  <Link
    to="/dashboard/messages/$id"
    params={{ id }}
    search={{ ...search, at: unread.after + 1 }}
    className="touchable flex min-h-11 items-center justify-center border-b border-line text-small text-action-ink"
  >
    {words.toFirstUnread(unread.count >= MOST_UNREAD_COUNTED ? words.most : String(unread.count))}
  </Link>
)

/** Marks as read only while the window is visible: a message arriving in a hidden tab stays unread. */
function useReadWhileSeen({ id, last_number, unread_count, is_marked_unread }: Conversation): void {
  const { mutate } = useMarkRead()
  const isUnread = unread_count > 0 || is_marked_unread
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is marked as read again
  useEffect(() => {
    if (!isUnread) return
    const read = () => document.visibilityState === 'visible' && mutate({ params: { id } })
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, isUnread, last_number, mutate])
}
