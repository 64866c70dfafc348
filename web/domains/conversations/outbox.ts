import type { Message } from '@gida/contract/domains/conversations/message'
import { conversations as words } from '#words/conversations'
import { readFiles } from '../../platform/browser/file-store.ts'
import { isOnline, onNetworkChange } from '../../platform/browser/online.ts'
import { client } from '../../platform/http/api.ts'
import { isApiError, isUnanswered, messageOf } from '../../platform/http/errors.ts'
import { upload } from '../../platform/http/upload.ts'
import { putMessage } from './message-cache.ts'
import { addUnsent, changeUnsent, dropUnsent, nextUnsent, type Unsent, type Written } from './unsent.ts'

const AGAIN_MS = 5_000
const { sendMessage } = client.conversations

let again: ReturnType<typeof setTimeout> | undefined
let isRunning = false

export async function sendLater(written: Written): Promise<void> {
  await addUnsent(written)
  void flush()
}

export function sendAgain(client_id: string): void {
  changeUnsent(client_id, { state: 'waiting' })
  void flush()
}

/** One after the other in the order of writing. */
export async function flush(): Promise<void> {
  if (isRunning || !isOnline()) return
  isRunning = true
  clearTimeout(again)
  try {
    for (let one = nextUnsent(); one; one = nextUnsent()) if (!(await tried(one))) break
  } finally {
    isRunning = false
  }
}

/** False where it is no use to go on now. */
async function tried(one: Unsent): Promise<boolean> {
  const { client_id } = one
  changeUnsent(client_id, { state: 'sending' })
  try {
    putMessage(await (one.files ? sendFiles(one) : sendWords(one)))
    dropUnsent(client_id)
    return true
  } catch (error) {
    const isLater =
      isUnanswered(error) || (isApiError(error) && (error.status >= 500 || error.status === 429))
    changeUnsent(client_id, isLater ? { state: 'unsure' } : { state: 'refused', reason: messageOf(error) })
    if (isLater) again = setTimeout(() => void flush(), AGAIN_MS)
    return !isLater
  }
}

const sendWords = ({ client_id, conversation_id, content, reply_to_id }: Unsent): Promise<Message> =>
  sendMessage({ body: { client_id, conversation_id, content, ...(reply_to_id && { reply_to_id }) } })

async function sendFiles(one: Unsent): Promise<Message> {
  const { client_id, conversation_id, content, reply_to_id, seconds } = one
  const files = await readFiles(client_id)
  if (!files) throw new Error(words.files.gone)
  const form = new FormData()
  const fields = { client_id, conversation_id, content, reply_to_id, seconds }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  form.append('message_type', seconds ? 'VOICE' : 'FILE')
  for (const file of files) form.append('files', file)
  return upload(
    sendMessage,
    { body: form },
    { onProgress: (percent) => changeUnsent(client_id, { percent }) },
  )
}

onNetworkChange(() => void flush())
