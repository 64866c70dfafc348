import { sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from './personal-data.ts'

/** Personal data in the platform's tables, and what erasing a person does to it. */
export const platformPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'outbox_message',
      activity: 'TELLING',
      of: {
        by: 'id',
        where: (person) =>
          sql`intent_id in (select id from delivery_intent where user_id = ${person}) or recipient in (select unnest(array[email::text, phone]) from users where id = ${person})`,
      },
      holds: {
        recipient: 'contact',
        subject: 'words',
        body: 'words',
        html: 'words',
        attachments: 'file',
        failure: 'words',
        calendar: 'words',
      },
      erase: 'rows',
      is_of_others: true,
    },
    { table: 'delivery_intent', activity: 'TELLING', of: 'user_id', holds: {}, erase: 'rows' },
    {
      table: 'delivery_report',
      activity: 'TELLING',
      of: {
        by: 'id',
        where: (person) =>
          sql`receiver in (select unnest(array[phone, ltrim(phone, '+')]) from users where id = ${person})`,
      },
      holds: { receiver: 'contact' },
      erase: { receiver: ERASED },
    },
    { table: 'suppressed_address', activity: 'TELLING', of: null, holds: { address: 'contact' }, erase: {} },
    { table: 'refused_number', activity: 'TELLING', of: null, holds: { phone: 'contact' }, erase: {} },
    {
      table: 'live_event',
      activity: 'TELLING',
      of: 'user_id',
      holds: { data: 'words' },
      erase: 'rows',
      is_of_others: true,
    },
    {
      table: 'idempotency_key',
      activity: 'SECURITY',
      of: 'user_id',
      holds: { answer: 'words' },
      erase: 'rows',
      is_of_others: true,
    },
    { table: 'file', activity: 'PAPERS', of: null, holds: { name: 'file' }, erase: {} },
  ],
  none: {
    outbox_message: 'channel links key provider_id',
    delivery_intent: 'kind key',
    delivery_report: 'provider_id status',
    delivery_breaker: 'channel',
    status_hour: 'part',
    call_hour: 'call',
    suppressed_address: 'channel reason',
    live_event: 'type',
    idempotency_key: 'key request_hash',
    file: 'key content_type sha256',
    upload_part: 'sha256',
    allowance: 'name spender',
    setting: 'key value',
    recurring_job: 'job',
  },
}
