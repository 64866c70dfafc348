import type { Message } from '@gida/contract/domains/conversations/message'
import { useEffect, useState } from 'react'
import { read, remove, write } from '../../platform/browser/storage.ts'

const keyOf = (id: string) => `gida.draft.${id}`
const kept = (id: string) => read<string>(keyOf(id), 'session') ?? ''

/** What stands in the field when one comes to the conversation. */
export function writeDraft(id: string, text: string): void {
  if (text) write(keyOf(id), text, 'session')
  else remove(keyOf(id), 'session')
}

/** What is being written in a conversation: it is there again when one comes back. What is being edited is no draft. */
export function useDraft(id: string, edited: Message | null) {
  const [text, setText] = useState(() => kept(id))
  useEffect(() => {
    if (edited) setText(edited.content)
  }, [edited])
  return {
    text,
    change(next: string) {
      setText(next)
      if (!edited) writeDraft(id, next)
    },
    /** The draft again, after an edit. */
    restore: () => setText(kept(id)),
  }
}
