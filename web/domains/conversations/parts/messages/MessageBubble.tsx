import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { EDIT_MINUTES } from '@gida/contract/domains/conversations/rules'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { messageOf } from '../../../../platform/http/errors.ts'
import { formatTime } from '../../../../platform/screens/format.ts'
import { cx } from '../../../../ui/cx.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import type { MenuItem } from '../../../../ui/overlay/menu-item.ts'
import { RowMenu } from '../../../../ui/overlay/RowMenu.tsx'
import { useDeleteMessage } from '../../changes.ts'
import { quoted } from '../message-text.ts'
import type { Writing } from '../writing.ts'
import { Attachments } from './Attachments.tsx'
import { Cards } from './Cards.tsx'
import { LinkedText } from './LinkedText.tsx'
import { stateOf } from './message-state.ts'
import { ReadBy } from './ReadBy.tsx'
import { ReportMessage } from './ReportMessage.tsx'

type Props = {
  message: Message
  conversation: Conversation
  isMine: boolean
  isFirst: boolean
  isLast: boolean
  onWrite: (writing: Writing) => void
}

export function MessageBubble({ message, conversation, isMine, isFirst, isLast, onWrite }: Props) {
  const { content, reply_to, deleted_at, edited_at, created_at, sender_name, sender_id, number } = message
  const isOfMany = conversation.kind !== 'DIRECT'
  const [asked, setAsked] = useState<'report' | 'readBy'>()
  const acts = useActs(message, conversation, { isMine, onWrite, onAsk: setAsked })
  const close = () => setAsked(undefined)
  return (
    <div className={cx('grid', isMine ? 'justify-items-end' : 'justify-items-start')}>
      {isFirst && !isMine && isOfMany && <p className="pb-0.5 text-small font-semibold">{sender_name}</p>}
      <div className={cx('flex max-w-full items-center gap-1', isMine && 'flex-row-reverse')}>
        <div
          className={cx(
            'max-w-[min(100%,520px)] rounded-4 border px-3 py-2 wrap-anywhere',
            isMine ? 'border-transparent bg-action-tint' : 'border-line bg-raised',
          )}
        >
          {reply_to && (
            <blockquote className="mb-1.5 border-s-3 border-action-ink ps-2.5 text-small text-ink-soft">
              <b className="block font-semibold text-ink">{reply_to.sender_name}</b>
              {quoted(reply_to)}
            </blockquote>
          )}
          {deleted_at ? (
            <p className="text-ink-soft italic">{words.deleted}</p>
          ) : (
            <>
              {content && (
                <p dir="auto" className="whitespace-pre-wrap">
                  <LinkedText text={content} />
                </p>
              )}
              <Cards text={content} />
              <Attachments of={message.attachments} />
            </>
          )}
        </div>
        <RowMenu label={words.messageMenu} items={acts} />
        {asked === 'report' && <ReportMessage message={message} onClose={close} />}
        {asked === 'readBy' && <ReadBy message={message} conversation={conversation} onClose={close} />}
      </div>
      {isLast && (
        <p className="figures px-1 pt-0.5 pb-1 text-caption text-ink-soft">
          {isMine && `${stateOf(conversation, sender_id, number)} `}
          <time dateTime={created_at}>{formatTime(created_at)}</time>
          {edited_at && !deleted_at && ` · ${words.edited}`}
        </p>
      )}
    </div>
  )
}

type Acts = Pick<Props, 'isMine' | 'onWrite'> & { onAsk: (what: 'report' | 'readBy') => void }

function useActs(
  message: Message,
  { id, kind, has_left }: Conversation,
  { isMine, onWrite, onAsk }: Acts,
): MenuItem[] {
  const remove = useDeleteMessage()
  if (message.deleted_at || has_left) return []
  const isYoung = Date.now() - Date.parse(message.created_at) < EDIT_MINUTES * 60_000
  const failed = { onError: (error: unknown) => toast.error(messageOf(error)) }
  return [
    { label: words.reply, onSelect: () => onWrite({ reply: message }) },
    ...(message.content
      ? [{ label: words.copy, onSelect: () => void navigator.clipboard.writeText(message.content) }]
      : []),
    ...(isMine && kind !== 'DIRECT' ? [{ label: words.readBy.act, onSelect: () => onAsk('readBy') }] : []),
    ...(isMine && isYoung && message.content
      ? [{ label: words.edit, onSelect: () => onWrite({ edit: message }) }]
      : []),
    ...(isMine
      ? [
          'line' as const,
          {
            label: words.delete,
            onSelect: () => remove.mutate({ params: { id, message_id: message.id } }, failed),
          },
        ]
      : ['line' as const, { label: words.report.act, onSelect: () => onAsk('report') }]),
  ]
}
