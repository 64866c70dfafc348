import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { messageOf } from '../../../../platform/http/errors.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Icon } from '../../../../ui/action/Icon.tsx'
import { Avatar } from '../../../../ui/display/Avatar.tsx'
import { RoleBadge } from '../../../../ui/display/RoleBadge.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { useOpenConversation } from '../../changes.ts'
import { recipientsQuery } from '../../find-queries.ts'
import { NewGroup } from '../../forms/NewGroup.tsx'

const ROW = 'touchable flex min-h-14 w-full items-center gap-3 border-t border-line px-4 text-start md:px-5'

/** Possible recipients: offices, and people who share a unit, an estate or a lease. */
export function NewMessage({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [isGroup, setGroup] = useState(false)
  const answer = useQuery(recipientsQuery(search))
  const navigate = useNavigate()
  const open = useOpenConversation()
  const show = (id: string) => {
    onClose()
    void navigate({ to: '/dashboard/messages/$id', params: { id }, search: {} })
  }
  const start = (body: { user_ids: string[] } | { office_estate_id: string }) =>
    open.mutate(
      { body },
      { onSuccess: ({ id }) => show(id), onError: (error) => toast.error(messageOf(error)) },
    )
  if (isGroup) return <NewGroup onClose={onClose} onOpened={show} />
  return (
    <Sheet open isTall onOpenChange={onClose} title={words.newMessage}>
      <div className="px-4 pb-3 md:px-5">
        <SearchInput
          label={words.findPerson}
          placeholder={words.findPerson}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <button type="button" className={ROW} onClick={() => setGroup(true)}>
        <span className="grid size-10 shrink-0 place-items-center">
          <Icon name="plus" />
        </span>
        <span className="grow font-semibold">{words.group.start}</span>
      </button>
      <Loaded bare of={answer}>
        {({ data, offices }) => (
          <>
            {offices.length + data.length === 0 && (
              <p className="px-4 py-6 text-small text-ink-soft md:px-5">{words.nobodyFound}</p>
            )}
            <ul>
              {offices.map(({ estate_id, name }) => (
                <li key={estate_id}>
                  <button
                    type="button"
                    className={ROW}
                    disabled={open.isPending}
                    onClick={() => start({ office_estate_id: estate_id })}
                  >
                    <Avatar name={name} />
                    <span className="grow font-semibold">{words.office(name)}</span>
                  </button>
                </li>
              ))}
              {data.map(({ id, name, role, avatar_url }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={ROW}
                    disabled={open.isPending}
                    onClick={() => start({ user_ids: [id] })}
                  >
                    <Avatar name={name} photo={avatar_url} />
                    <span className="min-w-0 grow wrap-anywhere">{name}</span>
                    <RoleBadge role={role} />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
