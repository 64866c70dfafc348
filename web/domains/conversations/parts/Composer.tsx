import { MOST_SIGNS } from '@gida/contract/domains/conversations/rules'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { conversations as words } from '#words/conversations'
import { read, remove, write } from '../../../platform/browser/storage.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { sendLater } from '../outbox.ts'
import { useEditMessage } from '../queries.ts'
import type { Writing } from './OpenConversation.tsx'

type Props = { conversationId: string; writing: Writing; onDone: () => void }

const draftKey = (id: string) => `gida.draft.${id}`

/** Where one writes. A draft stays with its conversation; Enter sends at the desk, Shift and Enter is a new line. */
export function Composer({ conversationId, writing, onDone }: Props) {
  const isPhone = useIsPhone()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => read<string>(draftKey(conversationId), 'session') ?? '')
  const edit = useEditMessage()
  const edited = writing && 'edit' in writing ? writing.edit : null
  const reply = writing && 'reply' in writing ? writing.reply : null

  function keep(next: string) {
    setText(next)
    if (edited) return
    if (next) write(draftKey(conversationId), next, 'session')
    else remove(draftKey(conversationId), 'session')
  }
  useEffect(() => {
    if (edited) setText(edited.content)
    if (edited || reply) field.current?.focus()
  }, [edited, reply])

  function stop() {
    setText(edited ? (read<string>(draftKey(conversationId), 'session') ?? '') : text)
    onDone()
  }

  function send() {
    const content = text.trim()
    if (!content) return
    if (edited) {
      edit.mutate(
        { params: { id: conversationId, message_id: edited.id }, body: { content } },
        { onSuccess: stop, onError: (error) => toast.error(messageOf(error, words.sendFailed)) },
      )
      return
    }
    sendLater({ conversation_id: conversationId, content, ...(reply && { reply_to_id: reply.id }) })
    keep('')
    onDone()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && writing) stop()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="border-t border-line bg-raised px-3 py-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {(edited || reply) && (
        <div className="flex items-center justify-between gap-2 pb-1.5 text-small text-ink-soft">
          <span className="cut">{edited ? words.editing : words.replyingTo(reply?.sender_name ?? '')}</span>
          <Button kind="quiet" size="small" onClick={stop}>
            {words.stop}
          </Button>
        </div>
      )}
      <div className="flex items-end gap-1.5">
        <TextArea
          ref={field}
          rows={1}
          aria-label={words.write}
          placeholder={words.write}
          maxLength={MOST_SIGNS}
          value={text}
          onChange={(event) => keep(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11! resize-none! py-2!"
        />
        <IconButton
          type="submit"
          icon="send"
          label={edited ? words.save : words.send}
          busy={edit.isPending}
          disabled={!text.trim()}
          className="bg-action text-on-action! hover:bg-action-hover"
        />
      </div>
    </form>
  )
}
