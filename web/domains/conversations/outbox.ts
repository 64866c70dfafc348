import type { Message } from '@gida/contract/domains/conversations/message'
import { conversations as words } from '#words/conversations'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { upload } from '../../platform/http/upload.ts'
import type { Unsent } from '../../platform/outbox/items.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import type { Sending } from '../../platform/outbox/sender.ts'
import { contextQuery } from '../../platform/session/actor.ts'
import { putMessage } from './message-cache.ts'
import { putBack } from './use-draft.ts'

export type Written = {
  conversation_id: string
  content: string
  reply_to_id?: string
  /** Duration of a voice note. */
  seconds?: number
}
export type UnsentMessage = Unsent<Written>

const { sendMessage } = client.conversations

export const outbox = openOutbox<Written>({
  kind: 'messages',
  calls: [sendMessage],
  about: ({ conversation_id }) => conversation_id,
  gone: words.files.gone,
  shown: ({ content, files = [], seconds, conversation_id }) => ({
    text: content || (seconds ? words.files.voice : files.map(({ name }) => name).join(', ')),
    to: `/dashboard/messages/${conversation_id}`,
  }),
  edit: ({ conversation_id, content }) => putBack(conversation_id, content),
  send: async (one, sending) => {
    putMessage(await (one.files ? sendFiles(one, sending) : sendWords(one)))
    // Replying marks the conversation as read, so the unread count may change.
    if (queryClient.getQueryData(contextQuery.queryKey)?.unread_count) void invalidateBy(sendMessage)
  },
})

/** The queued messages of a conversation, in the order of writing. */
export const useUnsent = (conversation_id: string): UnsentMessage[] =>
  outbox.useUnsent().filter((one) => one.conversation_id === conversation_id)

const sendWords = ({ client_id, conversation_id, content, reply_to_id }: UnsentMessage): Promise<Message> =>
  sendMessage({ body: { client_id, conversation_id, content, ...(reply_to_id && { reply_to_id }) } })

function sendFiles(one: UnsentMessage, { files, onProgress }: Sending): Promise<Message> {
  const { client_id, conversation_id, content, reply_to_id, seconds } = one
  const form = new FormData()
  const fields = { client_id, conversation_id, content, reply_to_id, seconds }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  form.append('message_type', seconds ? 'VOICE' : 'FILE')
  for (const file of files) form.append('files', file)
  return upload(sendMessage, { body: form }, { onProgress })
}
