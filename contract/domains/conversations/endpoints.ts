import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery, SearchText } from '../../shared/pages.ts'
import { Block } from './block.ts'
import {
  AddParticipants,
  Conversation,
  ConversationRow,
  OpenConversation,
  Recipient,
  Subject,
  SubjectList,
  UpdateConversation,
} from './conversation.ts'
import { messages } from './message-endpoints.ts'

const PATH = '/communication/conversations'

export const conversations = {
  listConversations: endpoint({
    method: 'GET',
    path: PATH,
    summary: "List the caller's conversations: pinned ones first, then by last message",
    access: 'messages_read',
    kept: true,
    query: PageQuery.extend({
      search: SearchText.optional(),
      archived: z.stringbool().optional(),
      unread: z.stringbool().optional(),
      free: z.stringbool().optional().meta({
        description: 'Return conversations with the offices that the caller manages that nobody has taken',
      }),
    }),
    answer: inboxPageOf(ConversationRow),
  }),
  openConversation: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Open a conversation. Returns the existing one with the same people about the same subject, if there is one',
    access: 'messages_write',
    body: OpenConversation,
    answer: Conversation,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED', 'ILLEGAL_STATE'],
  }),
  listRecipients: endpoint({
    method: 'GET',
    path: '/communication/recipients',
    summary: 'List people the caller may write to: those with whom they share an estate, a unit or a lease',
    access: 'messages_write',
    query: z.object({ search: SearchText.optional() }),
    answer: z.object({
      data: z.array(Recipient),
      offices: z.array(z.object({ estate_id: idOf('estate'), name: z.string() })),
    }),
  }),
  archiveConversations: endpoint({
    method: 'PATCH',
    path: `${PATH}/bulk-archive`,
    summary: 'Archive conversations. Each returns to the list with its next message',
    access: 'messages_write',
    body: z.object({ conversation_ids: z.array(idOf('conversation')).min(1).max(100) }),
    answer: z.object({ archived: z.int() }),
  }),
  receiveMessages: endpoint({
    method: 'PATCH',
    path: `${PATH}/received`,
    summary: 'Mark messages as delivered to this device',
    access: 'messages_read',
    body: z.object({
      conversations: z
        .array(z.object({ id: idOf('conversation'), number: z.int().min(1) }))
        .min(1)
        .max(100),
    }),
    answer: null,
  }),
  getConversation: endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'Retrieve a conversation with its participants and how far each has read',
    access: 'messages_read',
    kept: true,
    params: paramsOf('conversation'),
    answer: Conversation,
  }),
  updateConversation: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    summary:
      'Mute, pin, archive or mark a conversation as unread for the caller; rename it; set who answers for the office',
    access: 'messages_write',
    params: paramsOf('conversation'),
    body: UpdateConversation,
    answer: Conversation,
    errors: ['ILLEGAL_STATE'],
  }),
  leaveConversation: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    summary: 'Leave a group, or archive a conversation with a single other person',
    access: 'messages_write',
    params: paramsOf('conversation'),
    answer: null,
  }),
  addParticipants: endpoint({
    method: 'POST',
    path: `${PATH}/{id}/participants`,
    summary: 'Add people to a group or to a conversation with an office',
    access: 'messages_write',
    params: paramsOf('conversation'),
    body: AddParticipants,
    answer: Conversation,
    status: 201,
    errors: ['ILLEGAL_STATE'],
  }),
  removeParticipant: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}/participants/{user_id}`,
    summary:
      'Remove a participant. Allowed to whoever opened the conversation, and to managers in those of their office',
    access: 'messages_write',
    params: z.object({ id: idOf('conversation'), user_id: idOf('person') }),
    answer: null,
  }),
  listBlocks: endpoint({
    method: 'GET',
    path: '/communication/blocks',
    summary: 'List the people blocked by the caller',
    access: 'messages_read',
    answer: z.object({ data: z.array(Block) }),
  }),
  blockPerson: endpoint({
    method: 'POST',
    path: '/communication/blocks',
    summary: 'Block a person: their direct messages are no longer delivered, and they are not told',
    access: 'messages_write',
    body: z.object({ user_id: idOf('person') }),
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  unblockPerson: endpoint({
    method: 'DELETE',
    path: '/communication/blocks/{user_id}',
    summary: 'Unblock a person. Messages sent while blocked stay hidden',
    access: 'messages_write',
    params: z.object({ user_id: idOf('person') }),
    answer: null,
  }),
  listSubjects: endpoint({
    method: 'GET',
    path: '/communication/subjects',
    summary: 'List the records linked in a message that are visible to the caller',
    access: 'messages_read',
    query: z.object({ of: SubjectList.default('') }),
    answer: z.object({ data: z.array(Subject) }),
  }),
  ...messages,
}
