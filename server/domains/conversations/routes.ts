import { conversations } from '@gida/contract/domains/conversations/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { findAcquaintances } from '../leases/index.ts'
import { attachmentFile } from './attachments/attachment-file.ts'
import { deleteMessage, editMessage } from './messages/change-message.ts'
import { markRead, receiveMessages } from './messages/mark-read.ts'
import { getMessage, listMessages } from './messages/message-queries.ts'
import { searchMessages } from './messages/search-messages.ts'
import { sendWithFiles } from './messages/send-with-files.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { openConversation } from './open-conversation.ts'
import { addParticipants, leaveConversation, removeParticipant } from './participants/change-participants.ts'
import { officesFor } from './participants/recipients.ts'
import { presentConversation, presentConversations, presentMessage } from './present.ts'
import { countUnread, getConversation, listConversations } from './queries.ts'
import { listSubjects } from './subjects.ts'
import { archiveConversations, updateConversation } from './update-conversation.ts'

export function conversationRoutes(mount: Mount): void {
  const { on, make, makeInSteps, file } = mount
  moderationRoutes(mount)

  on(conversations.listConversations, async (tx, { actor, query }) => {
    const { rows, total, unread_count } = await listConversations(tx, actor.user_id, query)
    const data = await presentConversations(tx, actor.user_id, rows)
    return { data, ...pagination(query, total), unread_count }
  })

  make(conversations.openConversation, async (tx, { actor, body }) => {
    const { row, is_new } = await openConversation(tx, actor, body)
    return { answer: await presentConversation(tx, actor.user_id, row), is_new }
  })

  on(conversations.listRecipients, async (tx, { query }) => ({
    data: await findAcquaintances(tx, query.search),
    offices: await officesFor(tx, query.search),
  }))

  on(conversations.archiveConversations, async (tx, { actor, body }) => ({
    archived: await archiveConversations(tx, actor, body.conversation_ids),
  }))

  on(conversations.receiveMessages, async (tx, { actor, body }) => {
    await receiveMessages(tx, actor, body.conversations)
    return undefined
  })

  on(conversations.getConversation, async (tx, { actor, params }) =>
    presentConversation(tx, actor.user_id, await getConversation(tx, actor.user_id, params.id)),
  )

  on(conversations.updateConversation, async (tx, { actor, params, body }) =>
    presentConversation(tx, actor.user_id, await updateConversation(tx, actor, params.id, body)),
  )

  on(conversations.leaveConversation, async (tx, { actor, params }) => {
    await leaveConversation(tx, actor, params.id)
    return undefined
  })

  on(conversations.addParticipants, async (tx, { actor, params, body }) =>
    presentConversation(tx, actor.user_id, await addParticipants(tx, actor, params.id, body)),
  )

  on(conversations.removeParticipant, async (tx, { actor, params }) => {
    await removeParticipant(tx, actor, params)
    return undefined
  })

  on(conversations.listMessages, async (tx, { actor, params, query }) => {
    const conversation = await getConversation(tx, actor.user_id, params.id)
    const { rows, total } = await listMessages(tx, conversation, query)
    const { unread_count } = conversation
    return { data: rows.map(presentMessage), ...pagination(query, total), unread_count }
  })

  on(conversations.getMessage, async (tx, { params }) =>
    presentMessage(await getMessage(tx, params.id, params.message_id)),
  )

  on(conversations.editMessage, async (tx, { actor, params, body }) =>
    presentMessage(await editMessage(tx, actor, params, body.content)),
  )

  on(conversations.deleteMessage, async (tx, { actor, params }) => {
    await deleteMessage(tx, actor, params)
    return undefined
  })

  on(conversations.markMessageRead, async (tx, { actor, params }) => {
    const { number } = await getMessage(tx, params.id, params.message_id)
    await markRead(tx, actor, params.id, number)
    return { unread_count: await countUnread(tx, actor.user_id) }
  })

  on(conversations.markConversationRead, async (tx, { actor, params }) => {
    await markRead(tx, actor, params.id)
    return { unread_count: await countUnread(tx, actor.user_id) }
  })

  makeInSteps(conversations.sendMessage, async ({ services, actor, body, upload }) => {
    const { row, is_new } = await sendWithFiles(services, actor, body, upload)
    return { answer: presentMessage(row), is_new }
  })

  on(conversations.searchMessages, (tx, { actor, query }) => searchMessages(tx, actor.user_id, query))

  on(conversations.listSubjects, async (tx, { query }) => ({ data: await listSubjects(tx, query.of) }))

  file(conversations.downloadAttachment, ({ services, actor, params, query }) =>
    attachmentFile(services, actor, { ...params, ...query }),
  )
}
