import type { ConversationRow } from '@gida/contract/domains/conversations/conversation'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../../ui/form/choice/Segmented.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { conversationsQuery, type MessagesSearch, moreAfter } from '../../queries.ts'
import { ArchiveSeveral } from './ArchiveSeveral.tsx'
import { ConversationLink } from './ConversationLink.tsx'
import { FoundMessages } from './FoundMessages.tsx'
import { NewMessage } from './NewMessage.tsx'
import { ReportsLink } from './ReportsLink.tsx'

type Filter = keyof typeof words.filters
const FILTERS: readonly Filter[] = ['all', 'unread', 'archived']
/** Filters of an office; `free` are conversations that no manager has taken. */
const OFFICE_FILTERS: readonly Filter[] = ['all', 'unread', 'free', 'archived']

/** The person's conversations; the filters are in the URL. */
export function ConversationList({ search }: { search: MessagesSearch }) {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const [isArchiving, setArchiving] = useState(false)
  const answer = useQuery(conversationsQuery(search))
  const filters = useActor().user.role === 'ESTATE_MANAGER' ? OFFICE_FILTERS : FILTERS
  const choose = (next: MessagesSearch) =>
    void navigate({
      to: id ? '/dashboard/messages/$id' : '/dashboard/messages',
      params: { id: id ?? '' },
      search: next,
      replace: true,
    })

  return (
    <section aria-label={words.title} className="flex min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-2 pb-3 md:px-4 md:pt-4">
        <h1 className="grow">{words.title}</h1>
        <ReportsLink />
        <Button icon="plus" onClick={() => setNew(true)}>
          {words.newMessage}
        </Button>
      </div>
      <div className="grid gap-2 pb-3 md:px-4">
        <SearchInput
          label={words.search}
          placeholder={words.search}
          value={search.search ?? ''}
          onSearch={(text) => choose({ ...search, search: text || undefined } as MessagesSearch)}
        />
        <Segmented
          label={words.filterLabel}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
          value={search.show ?? 'all'}
          onChange={(show) => choose(show === 'all' ? {} : { show: show as Exclude<Filter, 'all'> })}
        />
      </div>
      <div className="min-h-0 overflow-y-auto max-md:-mx-(--gutter)">
        <Loaded bare of={answer}>
          {({ data, total }) =>
            data.length > 0 ? (
              <>
                {search.search && <h2 className="px-4 pb-1 text-small">{words.foundPeople}</h2>}
                <Conversations rows={data} openId={id} search={search} />
                {data.length > 1 && search.show !== 'archived' && (
                  <div className="border-t border-line px-4 py-2 text-center">
                    <Button kind="quiet" size="small" onClick={() => setArchiving(true)}>
                      {words.archiving.start}
                    </Button>
                    {isArchiving && <ArchiveSeveral rows={data} onClose={() => setArchiving(false)} />}
                  </div>
                )}
                {total > data.length && (
                  <div className="p-4 text-center">
                    <Button kind="quiet" onClick={() => choose({ ...search, more: moreAfter(data.length) })}>
                      {words.more}
                    </Button>
                  </div>
                )}
              </>
            ) : (
              <Nothing search={search} />
            )
          }
        </Loaded>
        {search.search && <FoundMessages search={search} text={search.search} />}
      </div>
      {isNew && <NewMessage onClose={() => setNew(false)} />}
    </section>
  )
}

type RowsProps = { rows: readonly ConversationRow[]; openId: string | undefined; search: MessagesSearch }

const Conversations = ({ rows, openId, search }: RowsProps) => (
  <ul>
    {rows.map((row) => (
      <ConversationLink key={row.id} row={row} isOpen={row.id === openId} search={search} />
    ))}
  </ul>
)

const NOTHING = {
  unread: words.nothingUnread,
  free: words.nothingFree,
  archived: words.nothingArchived,
}

function Nothing({ search: { search, show } }: { search: MessagesSearch }) {
  if (search) return null
  if (show) return <EmptyState title={NOTHING[show]} />
  return <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
}
