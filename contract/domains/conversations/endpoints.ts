import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { Block } from './block.ts'
import {
  AddParticipants,
  Conversation,
  ConversationRow,
  FoundMessage,
  OpenConversation,
  Recipient,
  Subject,
  SubjectList,
  UpdateConversation,
} from './conversation.ts'
import { EditMessage, Message, SendMessage } from './message.ts'
import { CloseReport, Report, ReportMessage } from './report.ts'
import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from './rules.ts'

const PATH = '/communication/conversations'
const ofMessage = z.object({ id: idOf('conversation'), message_id: idOf('message') })
const Marked = z.object({ unread_count: z.int().meta({ description: 'In all conversations' }) })

/** Where a conversation is read from. */
const MessageNumber = z.coerce
  .number()
  .int()
  .max(2 ** 31 - 1)

export const conversations = {
  listConversations: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'Your conversations: pinned ones, then by their last message',
    access: 'messages_read',
    query: PageQuery.extend({
      search: SearchText.optional(),
      archived: z.stringbool().optional(),
      unread: z.stringbool().optional(),
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
  listMessages: endpoint({
    method: 'GET',
    path: `${PATH}/{id}/messages`,
    summary: 'Messages, newest first: before a number, after one, or by page',
    access: 'messages_read',
    params: paramsOf('conversation'),
    query: PageQuery.extend({
      before: MessageNumber.min(1).optional(),
      after: MessageNumber.min(0).optional(),
    }),
    answer: inboxPageOf(Message),
  }),
  getMessage: endpoint({
    method: 'GET',
    path: `${PATH}/{id}/messages/{message_id}`,
    summary: 'One message',
    access: 'messages_read',
    params: ofMessage,
    answer: Message,
  }),
  editMessage: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/messages/{message_id}`,
    summary: 'Put right what you wrote, for 15 minutes',
    access: 'messages_write',
    params: ofMessage,
    body: EditMessage,
    answer: Message,
    errors: ['ILLEGAL_STATE'],
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}/messages/{message_id}`,
    summary: 'Delete what you wrote: that there was a message is still seen',
    access: 'messages_write',
    params: ofMessage,
    answer: null,
  }),
  markMessageRead: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/messages/{message_id}/read`,
    summary: 'Mark a message and all before it as read',
    access: 'messages_read',
    changes: ['auth', 'conversations', 'notifications'],
    params: ofMessage,
    answer: Marked,
  }),
  markConversationRead: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/read`,
    summary: 'Mark a conversation as read',
    access: 'messages_read',
    changes: ['auth', 'conversations', 'notifications'],
    params: paramsOf('conversation'),
    answer: Marked,
  }),
  reportMessage: endpoint({
    method: 'POST',
    path: `${PATH}/{id}/messages/{message_id}/report`,
    summary: 'Report a message to who manages the estate, with the lines around it',
    access: 'messages_write',
    params: ofMessage,
    body: ReportMessage,
    answer: null,
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/communication/reports',
    summary: 'Messages that were reported in your estates, those that nobody has looked at first',
    access: 'users_read',
    query: PageQuery,
    answer: pageOf(Report),
  }),
  closeReport: endpoint({
    method: 'PATCH',
    path: '/communication/reports/{id}',
    summary: 'Say what came of a report',
    access: 'users_write',
    params: paramsOf('report'),
    body: CloseReport,
    answer: null,
    errors: ['ILLEGAL_STATE'],
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
  sendMessage: endpoint({
    method: 'POST',
    path: '/communication/messages',
    summary: 'Send a message',
    access: 'messages_write',
    body: SendMessage,
    upload: {
      field: 'files',
      most_files: MOST_ATTACHMENTS,
      most_bytes: MOST_ATTACHED_BYTES,
      types: ['jpeg', 'png', 'webp', 'pdf', 'webm', 'ogg', 'm4a'],
    },
    answer: Message,
    status: 201,
    errors: ['ILLEGAL_STATE', 'CLIENT_ID_USED', 'PICTURE_UNREADABLE'],
  }),
  searchMessages: endpoint({
    method: 'GET',
    path: '/communication/messages',
    summary: 'Messages that hold these words or parts of words, newest first',
    access: 'messages_read',
    query: z.object({
      search: SearchText.default('').meta({ description: 'Without words: the newest' }),
      conversation_id: idOf('conversation').optional(),
      before: idOf('message').optional().meta({ description: 'The last one of the page before' }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ data: z.array(FoundMessage), has_more: z.boolean() }),
  }),
  listSubjects: endpoint({
    method: 'GET',
    path: '/communication/subjects',
    summary: 'Things that are linked to in a message, as the reader may see them; the others are left out',
    access: 'messages_read',
    query: z.object({ of: SubjectList.default('') }),
    answer: z.object({ data: z.array(Subject) }),
  }),
  downloadAttachment: endpoint({
    method: 'GET',
    path: '/communication/attachments/{id}',
    summary: 'A file of a message that you may read; of a picture also a small preview',
    access: 'messages_read',
    params: paramsOf('attachment'),
    query: z.object({ size: z.enum(['full', 'preview']).default('full') }),
    answer: 'file',
    files: ['jpeg', 'webp', 'pdf', 'webm', 'ogg', 'm4a'],
  }),
}
