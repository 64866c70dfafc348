import type { Message } from '@gida/contract/domains/conversations/message'
import { useEffect, useState } from 'react'
import { read, remove, write } from '../../platform/browser/storage.ts'
import { readTokens } from '../../platform/session/session.ts'

/** Whoever signs in after somebody else, in the same tab, does not find their words. */
const keyOf = (id: string) => `gida.draft.${readTokens()?.user_id}.${id}`
const kept = (id: string) => read<string>(keyOf(id), 'session') ?? ''

/** What was taken back stands in the field when one comes to the conversation, before what is being written there. */
export const putBack = (id: string, text: string): void =>
  writeDraft(id, [text, kept(id)].filter(Boolean).join('\n'))

function writeDraft(id: string, text: string): void {
  if (text) write(keyOf(id), text, 'session')
  else remove(keyOf(id), 'session')
}

/** What is being written in a conversation: it is there again when one comes back. What is being edited is no draft. */
export function useDraft(id: string, edited: Message | null) {
  const [text, setText] = useState(() => kept(id))
  useEffect(() => setText(edited ? edited.content : kept(id)), [edited, id])
  return {
    text,
    change(next: string) {
      setText(next)
      if (!edited) writeDraft(id, next)
    },
  }
}
