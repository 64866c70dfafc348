import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { conversations as words } from '#words/conversations'
import { formatNearDay, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { messagesQuery } from '../queries.ts'
import { useUnsent } from '../unsent.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { runsOf } from './message-runs.ts'
import type { Writing } from './OpenConversation.tsx'
import { UnsentBubble } from './UnsentBubble.tsx'

type Props = { conversation: Conversation; unreadAtFirst: number; onWrite: (writing: Writing) => void }

/** What was said, with its end in sight: it grows upwards. What is not sent yet stands at its foot. */
export function MessageLog({ conversation, unreadAtFirst, onWrite }: Props) {
  const me = useActor().user.id
  const answer = useInfiniteQuery(messagesQuery(conversation.id))
  const unsent = useUnsent(conversation.id)
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      role="log"
      aria-label={words.log}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto outline-offset-[-2px]!"
    >
      <div className="grid gap-1.5 px-4 py-3">
        {answer.hasNextPage && (
          <Button kind="quiet" busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {words.earlier}
          </Button>
        )}
        <Loaded bare of={answer}>
          {({ pages }) => {
            const messages = pages.flatMap(({ data }) => data).reverse()
            return messages.length + unsent.length > 0 ? (
              <Runs
                {...{ conversation, messages, me, onWrite }}
                firstUnread={firstUnread(messages, me, unreadAtFirst)}
                unread={unreadAtFirst}
              />
            ) : (
              <p className="py-6 text-center text-small text-ink-soft">{words.first}</p>
            )
          }}
        </Loaded>
        {unsent.map((one) => (
          <UnsentBubble key={one.client_id} unsent={one} />
        ))}
      </div>
    </div>
  )
}

/** The first of the unread ones, counted back from the end among those of others. */
const firstUnread = (messages: readonly Message[], me: string, count: number): string | undefined =>
  count > 0
    ? messages.filter(({ sender_id, deleted_at }) => sender_id !== me && !deleted_at).at(-count)?.id
    : undefined

type RunsProps = {
  conversation: Conversation
  messages: readonly Message[]
  me: string
  firstUnread: string | undefined
  unread: number
  onWrite: (writing: Writing) => void
}

const Runs = ({ conversation, messages, me, firstUnread, unread, onWrite }: RunsProps) =>
  runsOf(messages).map((run) => (
    <Fragment key={run.key}>
      {run.startsDay && <Mark text={run.day === today() ? words.today : formatNearDay(run.day)} />}
      {run.messages.map((message, index) => (
        <Fragment key={message.id}>
          {message.id === firstUnread && <Mark isNew text={words.sinceYouLeft(unread)} />}
          <MessageBubble
            message={message}
            conversation={conversation}
            isMine={message.sender_id === me}
            isFirst={index === 0}
            isLast={index === run.messages.length - 1}
            onWrite={onWrite}
          />
        </Fragment>
      ))}
    </Fragment>
  ))

const Mark = ({ text, isNew = false }: { text: string; isNew?: boolean }) => (
  <p
    className={`flex items-center gap-3 pt-2.5 pb-1 text-caption before:grow before:border-t before:border-line after:grow after:border-t after:border-line ${isNew ? 'font-semibold text-action-ink' : 'text-ink-soft'}`}
  >
    {text}
  </p>
)
