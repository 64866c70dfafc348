import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileSize } from '../../shared/files/stored-file.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { FoundMessage } from './conversation.ts'
import { EditMessage, Message, SendMessage } from './message.ts'
import { CloseReport, Report, ReportMessage } from './report.ts'
import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from './rules.ts'

const PATH = '/communication/conversations'
const ofMessage = z.object({ id: idOf('conversation'), message_id: idOf('message') })
const Marked = z.object({
  unread_count: z.int().meta({ description: 'Number of unread messages in all conversations' }),
})

/** Position from which a conversation is read. */
const MessageNumber = z.coerce
  .number()
  .int()
  .max(2 ** 31 - 1)

/** Calls about single messages and reports of them. */
export const messages = {
  listMessages: endpoint({
    method: 'GET',
    path: `${PATH}/{id}/messages`,
    summary: 'List messages, newest first: before a number, after a number, or by page',
    access: 'messages_read',
    kept: true,
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
    summary: 'Retrieve a message',
    access: 'messages_read',
    params: ofMessage,
    answer: Message,
  }),
  editMessage: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/messages/{message_id}`,
    summary: 'Edit a message of the caller within 15 minutes of sending',
    access: 'messages_write',
    changes: ['conversations', 'notifications'],
    params: ofMessage,
    body: EditMessage,
    answer: Message,
    errors: ['ILLEGAL_STATE'],
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}/messages/{message_id}`,
    summary: 'Delete a message of the caller. A placeholder remains',
    access: 'messages_write',
    changes: ['conversations', 'notifications'],
    params: ofMessage,
    answer: null,
  }),
  markMessageRead: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/messages/{message_id}/read`,
    summary: 'Mark a message and all earlier ones as read',
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
  sendMessage: endpoint({
    method: 'POST',
    path: '/communication/messages',
    summary: 'Send a message',
    access: 'messages_write',
    changes: ['auth', 'conversations', 'notifications'],
    queued: true,
    body: SendMessage,
    upload: {
      field: 'files',
      also: 'attachments',
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
    summary: 'Search messages by words or parts of words, newest first',
    access: 'messages_read',
    query: z.object({
      search: SearchText.default('').meta({ description: 'If omitted, returns the newest messages' }),
      conversation_id: idOf('conversation').optional(),
      before: idOf('message').optional().meta({ description: 'Last message of the previous page' }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ data: z.array(FoundMessage), has_more: z.boolean() }),
  }),
  downloadAttachment: endpoint({
    method: 'GET',
    path: '/communication/attachments/{id}',
    summary: 'Download a file of a message, or a small preview of a picture',
    access: 'messages_read',
    params: paramsOf('attachment'),
    query: FileSize,
    answer: 'file',
    files: ['jpeg', 'webp', 'pdf', 'webm', 'ogg', 'm4a'],
  }),
  reportMessage: endpoint({
    method: 'POST',
    path: `${PATH}/{id}/messages/{message_id}/report`,
    summary: 'Report a message to the managers of the estate, with the surrounding messages',
    access: 'messages_write',
    params: ofMessage,
    body: ReportMessage,
    answer: null,
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/communication/reports',
    summary: "List messages reported in the caller's estates, unreviewed ones first",
    access: 'users_read',
    query: PageQuery,
    answer: pageOf(Report),
    person_only: true,
  }),
  closeReport: endpoint({
    method: 'PATCH',
    path: '/communication/reports/{id}',
    summary: 'Close a report with its outcome',
    access: 'users_write',
    params: paramsOf('report'),
    body: CloseReport,
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
}
