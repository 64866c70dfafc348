import type { FoundMessage } from '@gida/contract/domains/conversations/conversation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { formatWhen } from '../../../../platform/screens/format.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { foundQuery } from '../../find-queries.ts'
import type { MessagesSearch } from '../../queries.ts'
import { isManagerOf } from '../is-manager-of.ts'
import { textOfMessage } from '../message-text.ts'
import { nameOf } from '../names.ts'

type Props = { search: MessagesSearch; text: string }

/** Messages matching the search, below the matching conversations. */
export function FoundMessages({ search, text }: Props) {
  const answer = useInfiniteQuery(foundQuery(text))
  return (
    <section aria-label={words.foundMessages}>
      <h2 className="px-4 pt-4 pb-1 text-small">{words.foundMessages}</h2>
      <Loaded bare of={answer}>
        {({ pages }) => {
          const found = pages.flatMap(({ data }) => data)
          if (found.length === 0)
            return <p className="px-4 py-2 text-small text-ink-soft">{words.noMessages}</p>
          return (
            <ul>
              {found.map((one) => (
                <Found key={one.message.id} of={one} search={search} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {answer.hasNextPage && (
        <div className="p-4 text-center">
          <Button kind="quiet" busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {words.moreMessages}
          </Button>
        </div>
      )}
    </section>
  )
}

function Found({ of: { message, conversation }, search }: { of: FoundMessage; search: MessagesSearch }) {
  const actor = useActor()
  return (
    <li>
      <Link
        to="/dashboard/messages/$id"
        params={{ id: conversation.id }}
        search={{ ...search, at: message.number }}
        className="touchable grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line px-4 py-3 text-ink hover:no-underline"
      >
        <span className="cut">{nameOf(conversation, isManagerOf(actor, conversation.office))}</span>
        <time dateTime={message.created_at} className="figures text-caption text-ink-soft">
          {formatWhen(message.created_at)}
        </time>
        <span dir="auto" className="col-span-2 line-clamp-2 text-small text-ink-soft wrap-anywhere">
          {message.sender_name}: {textOfMessage(message)}
        </span>
      </Link>
    </li>
  )
}
