import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { conversations as words } from '#words/conversations'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { messagesQuery } from '../../messages-query.ts'
import { useUnsent } from '../../outbox.ts'
import { useKeepPlace } from '../../use-keep-place.ts'
import { useTyping } from '../../use-typing.ts'
import type { Unread, Writing } from '../writing.ts'
import { MessageRuns } from './MessageRuns.tsx'
import { UnsentBubble } from './UnsentBubble.tsx'

type Props = {
  conversation: Conversation
  at: number | undefined
  unread: Unread
  onWrite: (writing: Writing) => void
}

/** The messages, from the end or around one message, paged in both directions; queued ones at the bottom. */
export function MessageLog({ conversation, at, unread, onWrite }: Props) {
  const me = useActor().user.id
  const list = useRef<HTMLDivElement>(null)
  const answer = useInfiniteQuery(messagesQuery(conversation.id, at))
  const unsent = useUnsent(conversation.id)
  const writers = useTyping(conversation.id)
  const keepPlace = useKeepPlace(list, answer.data)
  useShown(list, at, answer.isSuccess)
  const { hasNextPage, hasPreviousPage, isFetchingNextPage, isFetchingPreviousPage } = answer
  return (
    <div
      ref={list}
      onScroll={keepPlace}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-label={words.log}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto outline-offset-[-2px]! [overflow-anchor:none]"
    >
      <div className="grid gap-1.5 px-4 py-3">
        {hasNextPage && (
          <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {words.earlier}
          </Button>
        )}
        <Loaded bare of={answer}>
          {({ pages }) => {
            const messages = pages.flatMap(({ data }) => data).reverse()
            return messages.length + unsent.length > 0 ? (
              <MessageRuns {...{ conversation, messages, me, onWrite, unread }} />
            ) : (
              <p className="py-6 text-center text-small text-ink-soft">{words.first}</p>
            )
          }}
        </Loaded>
        {hasPreviousPage ? (
          <>
            <Button
              kind="quiet"
              busy={isFetchingPreviousPage}
              onClick={() => void answer.fetchPreviousPage()}
            >
              {words.later}
            </Button>
            <Button asChild kind="second">
              <Link to="/dashboard/messages/$id" params={{ id: conversation.id }}>
                {words.toEnd}
              </Link>
            </Button>
          </>
        ) : (
          unsent.map((one) => <UnsentBubble key={one.client_id} unsent={one} />)
        )}
        {writers.length > 0 && (
          <p role="status" className="px-1 text-small text-ink-soft">
            {words.typing(writers)}
          </p>
        )}
      </div>
    </div>
  )
}

/** Scrolls to the requested message once it is loaded. */
function useShown(list: RefObject<HTMLElement | null>, at: number | undefined, isLoaded: boolean) {
  useEffect(() => {
    if (at === undefined || !isLoaded) return
    list.current?.querySelector(`[data-number="${at}"]`)?.scrollIntoView({ block: 'center' })
  }, [list, at, isLoaded])
}
