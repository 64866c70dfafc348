import { MOST_SIGNS, MOST_VOICE_SECONDS } from '@gida/contract/domains/conversations/rules'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { conversations as words } from '#words/conversations'
import { voice } from '#words/voice'
import { useUnkept } from '../../../../platform/forms/use-typed.ts'
import { messageOf } from '../../../../platform/http/errors.ts'
import { canRecord, useRecorder } from '../../../../platform/voice/use-recorder.ts'
import { VoiceNote } from '../../../../platform/voice/VoiceNote.tsx'
import { IconButton } from '../../../../ui/action/IconButton.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { useEditMessage } from '../../changes.ts'
import { outbox, type Written } from '../../outbox.ts'
import { useChosenFiles } from '../../use-chosen-files.ts'
import { useDraft } from '../../use-draft.ts'
import { useSayTyping } from '../../use-typing.ts'
import type { Writing } from '../writing.ts'
import { AddFiles } from './AddFiles.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import { WritingHead } from './WritingHead.tsx'

type Props = { conversationId: string; writing: Writing; onDone: () => void }

/** The message input. Drafts are kept per conversation; on desktop Enter sends and Shift+Enter adds a line. */
export function Composer({ conversationId, writing, onDone }: Props) {
  const isPhone = useIsPhone()
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = useEditMessage()
  const sayTyping = useSayTyping(conversationId)
  const chosen = useChosenFiles()
  const recorder = useRecorder(MOST_VOICE_SECONDS)
  const edited = writing && 'edit' in writing ? writing.edit : null
  const reply = writing && 'reply' in writing ? writing.reply : null

  const { text, change } = useDraft(conversationId, edited)
  const isRecorded = recorder.recording !== null || recorder.seconds !== null
  // Drafts are stored automatically; files, a voice note and an edit are not.
  useUnkept(chosen.files.length > 0 || isRecorded || (edited !== null && text !== edited.content))

  useEffect(() => {
    if (edited || reply) field.current?.focus()
  }, [edited, reply])

  function send() {
    const content = text.trim()
    if (edited) {
      if (!content) return
      edit.mutate(
        { params: { id: conversationId, message_id: edited.id }, body: { content } },
        { onSuccess: onDone, onError: (error) => toast.error(messageOf(error, words.sendFailed)) },
      )
      return
    }
    if ((!content && chosen.files.length === 0) || !chosen.isReady) return
    hand({ content, files: [...chosen.files] })
    change('')
    chosen.clear()
    field.current?.focus()
  }

  function sendVoice() {
    if (!recorder.recording) return
    const { file, seconds } = recorder.recording
    hand({ content: '', files: [file], seconds })
    recorder.drop()
  }

  /** Adds the message to the outbox. */
  function hand({ files, ...written }: Pick<Written, 'content' | 'seconds'> & { files?: File[] }) {
    const about = { conversation_id: conversationId, ...(reply && { reply_to_id: reply.id }) }
    outbox.add({ ...written, ...about }, files).catch(() => toast.error(words.cannotSend))
    sayTyping(false)
    onDone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && writing) onDone()
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
      {writing && <WritingHead writing={writing} onStop={onDone} />}
      {chosen.files.length > 0 && <ChosenFiles files={chosen.files} onRemove={chosen.remove} />}
      {isRecorded ? (
        <div className="flex items-center gap-1.5">
          <VoiceNote of={recorder} onSend={sendVoice} />
        </div>
      ) : (
        <div className="flex items-end gap-1.5">
          {!edited && <AddFiles onChoose={chosen.add} />}
          <TextArea
            ref={field}
            rows={1}
            aria-label={words.write}
            placeholder={words.write}
            maxLength={MOST_SIGNS}
            value={text}
            onChange={({ target }) => {
              change(target.value)
              if (!edited) sayTyping(target.value !== '')
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-40 min-h-11! resize-none! py-2!"
          />
          {text.trim() || chosen.files.length > 0 || edited || !canRecord ? (
            <IconButton
              type="submit"
              icon="send"
              label={edited ? words.save : words.send}
              busy={edit.isPending || !chosen.isReady}
              disabled={(!text.trim() && chosen.files.length === 0) || !chosen.isReady}
              className="bg-action text-on-action! hover:bg-action-hover"
            />
          ) : (
            <IconButton icon="mic" label={voice.record} onClick={recorder.start} />
          )}
        </div>
      )}
    </form>
  )
}
