import type { Message } from '@gida/contract/domains/conversations/message'
import { useEffect, useState } from 'react'
import { read, remove, write } from '../../platform/browser/storage.ts'
import { readTokens } from '../../platform/session/session.ts'

/** Keyed by person, so that another sign-in in this tab does not see the draft. */
const keyOf = (id: string) => `gida.draft.${readTokens()?.user_id}.${id}`
const kept = (id: string) => read<string>(keyOf(id), 'session') ?? ''

/** Returns the text of a withdrawn message to the draft, before what is being typed. */
export const putBack = (id: string, text: string): void =>
  writeDraft(id, [text, kept(id)].filter(Boolean).join('\n'))

function writeDraft(id: string, text: string): void {
  if (text) write(keyOf(id), text, 'session')
  else remove(keyOf(id), 'session')
}

/** The draft of a conversation, stored until it is sent. Text of an edit is not stored. */
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
