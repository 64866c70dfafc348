import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { useEffect, useState } from 'react'
import { conversations as words } from '#words/conversations'
import { type MessagesSearch, useMarkRead } from '../queries.ts'
import { AboutCard } from './AboutCard.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { MessageLog } from './MessageLog.tsx'
import { Taken } from './Taken.tsx'

export type Writing = { reply: Message } | { edit: Message } | null

/** One conversation: its head, what it is about, what was said, and where one writes. Looking at it reads it. */
export function OpenConversation({
  conversation,
  search,
}: {
  conversation: Conversation
  search: MessagesSearch
}) {
  const [writing, setWriting] = useState<Writing>(null)
  const [unreadAtFirst] = useState(conversation.unread_count)
  useReadWhileSeen(conversation)
  return (
    <>
      <ConversationHead conversation={conversation} search={search} />
      <Taken conversation={conversation} />
      {conversation.about && <AboutCard about={conversation.about} />}
      <MessageLog conversation={conversation} unreadAtFirst={unreadAtFirst} onWrite={setWriting} />
      {conversation.has_left ? (
        <p className="border-t border-line bg-raised p-4 text-small text-ink-soft">{words.hasLeft}</p>
      ) : (
        <Composer conversationId={conversation.id} writing={writing} onDone={() => setWriting(null)} />
      )}
    </>
  )
}

/** Read once the window is looked at: a message that comes to a hidden tab stays unread. */
function useReadWhileSeen({ id, last_number, unread_count, is_marked_unread }: Conversation): void {
  const { mutate } = useMarkRead()
  const isUnread = unread_count > 0 || is_marked_unread
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is another reading
  useEffect(() => {
    if (!isUnread) return
    const read = () => document.visibilityState === 'visible' && mutate({ params: { id } })
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, isUnread, last_number, mutate])
}
