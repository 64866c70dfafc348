import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { workFileKey } from './files/add-file.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const workOrdersPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'work_event',
      activity: 'UPKEEP',
      of: 'actor_id',
      holds: { note: 'words' },
      erase: { note: '' },
    },
    {
      table: 'work_approval_vote',
      activity: 'UPKEEP',
      of: 'user_id',
      holds: { note: 'words' },
      erase: { note: '' },
    },
    {
      table: 'work_visit',
      activity: 'UPKEEP',
      of: 'user_id',
      holds: { note: 'words' },
      erase: { note: '', client_id: null, sent_sha256: null },
    },
    {
      table: 'work_offer',
      activity: 'UPKEEP',
      of: null,
      holds: {
        phone: 'contact',
        token_hash: 'secret',
        device_hash: 'device',
        code_hash: 'secret',
        note: 'words',
      },
      erase: {},
    },
    {
      table: 'work_order',
      activity: 'UPKEEP',
      of: null,
      holds: { title: 'words', instructions: 'words', bearer_reason: 'words' },
      erase: {},
    },
    { table: 'work_quote', activity: 'UPKEEP', of: null, holds: { note: 'words' }, erase: {} },
    {
      table: 'work_approval',
      activity: 'UPKEEP',
      of: null,
      holds: { reason: 'words', explanation: 'words', token_hash: 'secret', reminder_hash: 'secret' },
      erase: {},
    },
    {
      table: 'work_file',
      activity: 'UPKEEP',
      of: 'uploaded_by',
      holds: { name: 'file' },
      erase: { name: ERASED },
      is_of_others: true,
      files: ({ id, name }) => ({
        keys: [workFileKey(String(id)), workFileKey(String(id), 'preview')],
        name: String(name),
      }),
    },
  ],
  none: {
    work_event: 'from_value to_value',
    work_file: 'content_type sha256',
    work_order: 'origin_key sent_sha256',
    work_quote_line: 'name',
    work_visit: 'sent_sha256',
  },
}
