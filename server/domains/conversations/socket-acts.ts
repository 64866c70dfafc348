import { problem } from '../../platform/errors/problem.ts'
import type { SocketActs } from '../../platform/realtime/socket-connection.ts'
import { sendMessage } from './messages/send-message.ts'
import { presentMessage } from './present.ts'
import { showTyping } from './show-typing.ts'

/** Actions over a socket. A new message is sent to all sockets, including this one; a repeated one only to this socket. */
export const socketActs: SocketActs = async (tx, actor, { type, data }) => {
  if (!actor.permissions.has('messages_write')) throw problem('PERMISSION_DENIED')
  if (type === 'typing') {
    await showTyping(tx, actor, data)
    return null
  }
  const { row, is_new } = await sendMessage(tx, actor, data)
  return is_new ? null : { type: 'new_message', data: presentMessage(row) }
}
