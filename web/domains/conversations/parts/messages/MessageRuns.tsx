import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { Fragment } from 'react'
import { conversations as words } from '#words/conversations'
import { formatNearDay, today } from '../../../../platform/screens/format.ts'
import type { Unread, Writing } from '../writing.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { runsOf } from './message-runs.ts'
import { SystemLine } from './SystemLine.tsx'

type Props = {
  conversation: Conversation
  messages: readonly Message[]
  me: string
  unread: Unread
  onWrite: (writing: Writing) => void
}

/** Messages oldest first, with separators for days and for the first unread one. */
export function MessageRuns({ conversation, messages, me, unread, onWrite }: Props) {
  const firstNew = messages.find((one) => one.number > unread.after && isNews(one, me))?.id
  return runsOf(messages).map((run) => (
    <Fragment key={run.key}>
      {run.startsDay && <Mark text={run.day === today() ? words.today : formatNearDay(run.day)} />}
      {run.messages.map((message, index) => (
        <div key={message.id} data-number={message.number} className="grid min-w-0">
          {unread.count > 0 && message.id === firstNew && (
            <Mark isNew text={words.sinceYouLeft(unread.count)} />
          )}
          {message.message_type === 'SYSTEM' ? (
            <SystemLine of={message} isMine={message.sender_id === me} />
          ) : (
            <MessageBubble
              message={message}
              conversation={conversation}
              isMine={message.sender_id === me}
              isFirst={index === 0}
              isLast={index === run.messages.length - 1}
              onWrite={onWrite}
            />
          )}
        </div>
      ))}
    </Fragment>
  ))
}

const isNews = ({ sender_id, deleted_at, message_type }: Message, me: string) =>
  sender_id !== me && !deleted_at && message_type !== 'SYSTEM'

const Mark = ({ text, isNew = false }: { text: string; isNew?: boolean }) => (
  <p
    className={`flex items-center gap-3 pt-2.5 pb-1 text-caption before:grow before:border-t before:border-line after:grow after:border-t after:border-line ${isNew ? 'font-semibold text-action-ink' : 'text-ink-soft'}`}
  >
    {text}
  </p>
)
