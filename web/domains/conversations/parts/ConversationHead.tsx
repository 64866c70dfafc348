import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useLeaveConversation, useUpdateConversation } from '../changes.ts'
import { AddPeople } from '../forms/AddPeople.tsx'
import { Rename } from '../forms/Rename.tsx'
import type { MessagesSearch } from '../queries.ts'
import { BlockOther } from './Blocked.tsx'
import { isManagerOf } from './is-manager-of.ts'
import { nameOf, othersIn } from './names.ts'
import { People } from './People.tsx'

type OpenDialog = 'people' | 'add' | 'rename' | 'leave' | 'block'
type Props = { conversation: Conversation; search: MessagesSearch }

export function ConversationHead({ conversation, search }: Props) {
  const actor = useActor()
  const { kind } = conversation
  const others = othersIn(conversation, actor.user.id)
  const names = others.map(({ name }) => name)
  const name = nameOf({ ...conversation, names }, isManagerOf(actor, conversation.office))
  const [asked, setAsked] = useState<OpenDialog>()
  const close = () => setAsked(undefined)
  return (
    <div className="flex min-h-15 items-center gap-2 border-b border-line pe-2 md:ps-4">
      <IconButton asChild icon="left" label={words.back} className="md:hidden">
        <Link to="/dashboard/messages" search={search} />
      </IconButton>
      <Avatar name={name} photo={kind !== 'GROUP' && others.length === 1 ? others[0]?.avatar_url : null} />
      <div className="min-w-0 grow">
        <h2 className="line-clamp-2" title={name}>
          {name}
        </h2>
        <p className="cut text-small text-ink-soft">{conversation.office?.name ?? names.join(', ')}</p>
      </div>
      <RowMenu label={words.menu} items={useActs(conversation, setAsked)} />
      {asked === 'people' && (
        <People conversation={conversation} onAdd={() => setAsked('add')} onClose={close} />
      )}
      {asked === 'add' && <AddPeople conversation={conversation} onDone={close} />}
      {asked === 'rename' && <Rename conversation={conversation} onDone={close} />}
      {asked === 'leave' && <Leave id={conversation.id} onClose={close} />}
      {asked === 'block' && <BlockOther conversation={conversation} onClose={close} />}
    </div>
  )
}

function useActs(conversation: Conversation, ask: (what: OpenDialog) => void): MenuItem[] {
  const { id, kind, can, is_blocked, is_muted, is_pinned, is_archived, has_left } = conversation
  const update = useUpdateConversation()
  const navigate = useNavigate()
  const set = (body: Parameters<typeof update.mutate>[0]['body'], then?: () => void) =>
    update.mutate(
      { params: { id }, body },
      { onError: (error) => toast.error(messageOf(error)), ...(then && { onSuccess: then }) },
    )
  const toList = () => void navigate({ to: '/dashboard/messages' })
  return [
    ...(kind === 'DIRECT'
      ? []
      : [
          { label: words.acts.people, onSelect: () => ask('people') },
          ...(can.add ? [{ label: words.members.add, onSelect: () => ask('add') }] : []),
          ...(can.rename ? [{ label: words.acts.rename, onSelect: () => ask('rename') }] : []),
          'line' as const,
        ]),
    { label: is_muted ? words.acts.unmute : words.acts.mute, onSelect: () => set({ is_muted: !is_muted }) },
    { label: is_pinned ? words.acts.unpin : words.acts.pin, onSelect: () => set({ is_pinned: !is_pinned }) },
    { label: words.acts.markUnread, onSelect: () => set({ is_marked_unread: true }, toList) },
    {
      label: is_archived ? words.acts.unarchive : words.acts.archive,
      onSelect: () => set({ is_archived: !is_archived }, toList),
    },
    ...(kind === 'GROUP' && !has_left
      ? ['line' as const, { label: words.acts.leave, onSelect: () => ask('leave') }]
      : []),
    ...(kind === 'DIRECT' && !is_blocked
      ? ['line' as const, { label: words.block.act, onSelect: () => ask('block') }]
      : []),
  ]
}

function Leave({ id, onClose }: { id: string; onClose: () => void }) {
  const change = useLeaveConversation()
  return (
    <ActionDialog
      change={change}
      input={{ params: { id } }}
      title={words.leave.title}
      confirm={words.leave.act}
      keep={words.leave.keep}
      busy={words.leave.busy}
      danger
      onClose={onClose}
    >
      {words.leave.text}
    </ActionDialog>
  )
}
