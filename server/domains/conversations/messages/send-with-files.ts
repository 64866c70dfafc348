import type { SendMessage } from '@gida/contract/domains/conversations/message'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { retryTransaction } from '../../../platform/db/retry-transaction.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { storeAttachments } from '../attachments/store-attachments.ts'
import { lockConversation } from '../participants/participation.ts'
import { findSent, type Sent, sendMessage } from './send-message.ts'

const uploadsOf = ({ user_id }: Actor) => ({ name: 'attachment', spender: user_id, most: 60, seconds: 3_600 })

/** Sends a message with files, which are cleaned and stored before its transaction, unless it was sent before. */
export async function sendWithFiles(
  services: Services,
  actor: Actor,
  wanted: SendMessage,
  files: readonly UploadedFile[],
): Promise<Sent> {
  const inOne = <T>(work: (tx: Tx) => Promise<T>) =>
    retryTransaction(services.random, () => services.transaction(actor, work))
  if (files.length === 0) return inOne((tx) => sendMessage(tx, actor, wanted))
  const known = await inOne(async (tx) => {
    await lockConversation(tx, actor.user_id, wanted.conversation_id)
    const sent = await findSent(tx, actor, wanted)
    if (!sent) await spendAllowance(tx, uploadsOf(actor))
    return sent
  })
  if (known) return known
  const kept = await storeAttachments(services, actor, files, wanted.seconds)
  return inOne((tx) => sendMessage(tx, actor, wanted, kept))
}
