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
    summary: 'Your conversations: pinned ones, then by their last message',
    access: 'messages_read',
    kept: true,
    query: PageQuery.extend({
      search: SearchText.optional(),
      archived: z.stringbool().optional(),
      unread: z.stringbool().optional(),
      free: z
        .stringbool()
        .optional()
        .meta({ description: 'What asks the offices that you manage, and nobody answers' }),
    }),
    answer: inboxPageOf(ConversationRow),
  }),
  openConversation: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Open a conversation; the one that stands already where it is with the same people about the same',
    access: 'messages_write',
    body: OpenConversation,
    answer: Conversation,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED', 'ILLEGAL_STATE'],
  }),
  listRecipients: endpoint({
    method: 'GET',
    path: '/communication/recipients',
    summary: 'Whom you may write to: those with whom you share an estate, a unit or a lease',
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
    summary: 'Archive conversations: each comes back with its next message',
    access: 'messages_write',
    body: z.object({ conversation_ids: z.array(idOf('conversation')).min(1).max(100) }),
    answer: z.object({ archived: z.int() }),
  }),
  receiveMessages: endpoint({
    method: 'PATCH',
    path: `${PATH}/received`,
    summary: 'Say that messages have come to this device',
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
    summary: 'One of your conversations, who takes part, and how far each has read',
    access: 'messages_read',
    kept: true,
    params: paramsOf('conversation'),
    answer: Conversation,
  }),
  updateConversation: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    summary: 'Mute, pin, archive or mark as unread for yourself; name it; say who answers for the office',
    access: 'messages_write',
    params: paramsOf('conversation'),
    body: UpdateConversation,
    answer: Conversation,
    errors: ['ILLEGAL_STATE'],
  }),
  leaveConversation: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    summary: 'Leave a group; one with a single other person is archived',
    access: 'messages_write',
    params: paramsOf('conversation'),
    answer: null,
  }),
  addParticipants: endpoint({
    method: 'POST',
    path: `${PATH}/{id}/participants`,
    summary: 'Add people to a group or to what the office is asked',
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
    summary: 'Take somebody out: who opened it, and managers in the conversations of their office',
    access: 'messages_write',
    params: z.object({ id: idOf('conversation'), user_id: idOf('person') }),
    answer: null,
  }),
  listBlocks: endpoint({
    method: 'GET',
    path: '/communication/blocks',
    summary: 'Whom you have blocked',
    access: 'messages_read',
    answer: z.object({ data: z.array(Block) }),
  }),
  blockPerson: endpoint({
    method: 'POST',
    path: '/communication/blocks',
    summary: 'Block somebody: what they write to you alone comes no more, and they do not learn of it',
    access: 'messages_write',
    body: z.object({ user_id: idOf('person') }),
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  unblockPerson: endpoint({
    method: 'DELETE',
    path: '/communication/blocks/{user_id}',
    summary: 'Let somebody write to you again; what they wrote meanwhile stays unseen',
    access: 'messages_write',
    params: z.object({ user_id: idOf('person') }),
    answer: null,
  }),
  listSubjects: endpoint({
    method: 'GET',
    path: '/communication/subjects',
    summary: 'Things that are linked to in a message, as the reader may see them; the others are left out',
    access: 'messages_read',
    query: z.object({ of: SubjectList.default('') }),
    answer: z.object({ data: z.array(Subject) }),
  }),
  ...messages,
}
