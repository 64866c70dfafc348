import type { Message } from '@gida/contract/domains/conversations/message'
import { conversations as words } from '#words/conversations'

type Quoted = NonNullable<Message['reply_to']>

/** A message as one line: its text, or its type if it has none. */
export function textOfMessage({ deleted_at, content, message_type, attachments }: Message): string {
  if (deleted_at) return words.deleted
  if (content) return content
  if (message_type === 'VOICE') return words.files.voice
  const count = attachments.length
  if (attachments.every(({ kind }) => kind === 'PICTURE'))
    return count === 1 ? words.files.photo : words.files.photos(count)
  return (count === 1 && attachments[0]?.name) || words.files.some(count)
}

/** The same for a quoted message, of which less is loaded. */
export function quoted({ is_deleted, content, message_type }: Quoted): string {
  if (is_deleted) return words.deleted
  return content || (message_type === 'VOICE' ? words.files.voice : words.files.other)
}
