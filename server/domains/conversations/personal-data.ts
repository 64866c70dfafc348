import { sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { fileKey } from './attachments/store-attachments.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const conversationsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'message_version',
      activity: 'MESSAGES',
      of: {
        by: 'message_id',
        where: (person) => sql`message_id in (select id from message where sender_id = ${person})`,
      },
      holds: { content: 'words' },
      erase: { content: ERASED },
    },
    {
      table: 'message',
      activity: 'MESSAGES',
      of: 'sender_id',
      holds: { content: 'words', parameters: 'words' },
      erase: { content: ERASED },
      withheld: ['parameters'],
    },
    {
      table: 'message_attachment',
      activity: 'MESSAGES',
      of: 'uploaded_by',
      holds: { name: 'file' },
      erase: { name: ERASED },
      files: ({ id, name }) => ({
        keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
        name: String(name),
      }),
    },
    {
      table: 'message_report',
      activity: 'MESSAGES',
      of: 'reporter_id',
      holds: { reason: 'words' },
      erase: {},
    },
    {
      table: 'message_report',
      activity: 'MESSAGES',
      of: 'reported_id',
      holds: { lines: 'words', outcome: 'words' },
      erase: { lines: '[]' },
      is_of_others: true,
    },
    { table: 'message_block', activity: 'MESSAGES', of: 'blocker_id', holds: {}, erase: 'rows' },
    { table: 'conversation', activity: 'MESSAGES', of: null, holds: { title: 'words' }, erase: {} },
  ],
  none: {
    message_attachment: 'content_type',
    conversation: 'about_type key sent_sha256',
  },
}
