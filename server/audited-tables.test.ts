import { AuditSubject } from '@gida/contract/domains/audit/entry'
import { expect, test } from 'vitest'
import { withClient } from './platform/db/schema/provision.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()

const BOOKS = 'the books are append-only, and the ledger check proves them'
const FOLLOWS = 'follows from a row that is audited, in the same transaction'
const OWN_RECORD = 'a record of its own, of which nothing is changed later'
const SEALED = 'sealed by a hash or a signature that its own thing keeps'
const COUNT = 'a count or a figure that triggers or jobs work out'
const TALK = 'what people say to each other, and appointments'
const MACHINE = 'of the machine: jobs, deliveries, tokens, the log itself'
const SOURCE = 'what came in, before it becomes something that is audited'
const UPKEEP = 'upkeep without money; it has a history of its own'
const CHOICE = 'how a person likes to be told, and what they keep at hand'

/** Tables of which no entry is made, each with its reason. A new table stands here, or calls `app.audit` in its migration. */
const NOT_AUDITED: Record<string, string[]> = {
  [BOOKS]: [
    'account',
    'account_balance',
    'account_day',
    'account_kind_day',
    'journal',
    'posting',
    'ledger_total',
    'platform_journal',
    'platform_entry',
  ],
  [FOLLOWS]: [
    ...[
      'allocation',
      'autopay_attempt',
      'autopay_charge',
      'credit_note',
      'deduction_evidence',
      'inspection_evidence',
    ],
    ...[
      'joined_tenant',
      'late_fee',
      'owner_lot',
      'provider_settlement',
      'subscription_month',
      'platform_number',
      'refund_part',
      'service_charge_part',
    ],
    ...[
      'settled_month',
      'settlement',
      'settlement_deduction',
      'settlement_line',
      'tenancy',
      'work_quote_line',
    ],
    ...['asset_work', 'asset_request', 'meeting_paper', 'work_offer', 'work_visit', 'card_consent'],
  ],
  [OWN_RECORD]: [
    ...[
      'alert_event',
      'alert_recipient',
      'announcement',
      'announcement_recipient',
      'cash_flag',
      'consent',
      'consent_text',
      'contact_note',
      'given_up_job',
    ],
    ...[
      'ledger_check',
      'ledger_check_rule',
      'platform_revenue',
      'platform_seller',
      'reminder',
      'reminder_letter',
      'session',
      'work_event',
      'work_file',
    ],
    ...['maintenance_event', 'asset_status_log', 'asset_reading', 'evidence', 'file', 'report_file'],
  ],
  [SEALED]: [
    'inspection_item',
    'inspection_photo',
    'inspection_remark',
    'receipt_chain',
    'receipt_key',
    'seal_certificate',
    'signature',
    'signer',
    'signing_event',
    'template_paper',
  ],
  [COUNT]: [
    'phone_use',
    ...[
      'arrears_count',
      'arrears_month',
      'charge_day',
      'charge_month',
      'credit_note_counter',
      'estate_change',
      'kept_figure',
      'lease_count',
      'lease_end_day',
      'payment_count',
    ],
    ...[
      'maintenance_count',
      'owner_month',
      'payment_month',
      'payment_total',
      'people_count',
      'property_count',
    ],
    ...[
      'receipt_count',
      'receipt_counter',
      'tenant_count',
      'unit_count',
      'vendor_score',
      'work_count',
      'sms_day',
    ],
  ],
  [TALK]: [
    ...[
      'calendar_entry',
      'calendar_feed',
      'conversation',
      'conversation_participant',
      'message',
      'message_attachment',
    ],
    ...[
      'message_block',
      'message_report',
      'message_version',
      'meeting',
      'meeting_answer',
      'meeting_attendance',
    ],
    ...['meeting_invitee', 'meeting_link', 'meeting_poll', 'meeting_poll_choice', 'meeting_poll_invitee'],
    ...['meeting_poll_time', 'meeting_series', 'notification'],
  ],
  [MACHINE]: [
    ...[
      'ussd_session',
      'webhook_delivery',
      'allowance',
      'call_hour',
      'status_hour',
      'sandbox',
      'audit_change',
      'audit_entry',
      'audit_key',
      'audit_root',
      'audit_value',
      'delivery_breaker',
    ],
    ...[
      'delivery_intent',
      'delivery_report',
      'idempotency_key',
      'invitation_link',
      'live_counter',
      'live_event',
    ],
    ...[
      'mailed_token',
      'outbox_message',
      'provider_event',
      'provider_outage',
      'provider_refusal',
      'recovery_code',
    ],
    ...['refresh_token', 'refused_number', 'setting', 'sign_in_challenge', 'sign_in_code', 'socket_ticket'],
    ...[
      'paper_batch',
      'paper_batch_item',
      'recurring_job',
      'signer_link',
      'suppressed_address',
      'upload_part',
    ],
  ],
  [SOURCE]: ['bank_statement', 'import', 'import_fault', 'import_invitee', 'import_row'],
  [UPKEEP]: [
    ...['asset', 'asset_file', 'asset_plan', 'checklist_step', 'listing_photo', 'maintenance_file'],
    ...['maintenance_request', 'plan_occurrence'],
  ],
  [CHOICE]: [
    'platform_announcement_put_away',
    ...['notification_choice', 'notification_setting', 'payout_setup_skip', 'push_subscription'],
    'report_view',
  ],
}

const query = <R extends object>(text: string) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text)).rows)

test('every table is audited, or has a reason why it is not', async () => {
  const tables = await query<{ name: string; triggers: number }>(`
    select relname as name, (select count(*)::int from pg_trigger where tgrelid = c.oid and tgname in ('audit', 'audit_update')) as triggers
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1`)
  const reasoned = Object.values(NOT_AUDITED).flat()
  expect(new Set(reasoned).size).toBe(reasoned.length)
  expect(tables.filter(({ triggers }) => triggers === 0).map(({ name }) => name)).toEqual(reasoned.toSorted())
  expect(tables.filter(({ triggers }) => triggers === 1)).toEqual([])
})

/** A column that comes to an audited table later is seen by its trigger only if `app.audit` is called again. */
test('every column of an audited table counts, or is named as one that does not', async () => {
  const unseen = await query(`
    select c.relname || '.' || a.attname as column
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.tgname = 'audit_update' and pg_get_triggerdef(t.oid) !~ ('\\mold\\."?' || a.attname || '\\M')
      and not string_to_array(encode(t.tgargs, 'escape'), '\\000') @> array[a.attname::text]`)
  expect(unseen).toEqual([])
})

test('how often the provider was asked, and when it is asked next, is no entry', async () => {
  const counted = await query<{ table: string; column: string }>(`
    select c.relname as table, name as column
    from pg_trigger t join pg_class c on c.oid = t.tgrelid,
      unnest(array['checks', 'asks', 'last_checked_at', 'next_check_at']) name
    where t.tgname = 'audit_update' and pg_get_triggerdef(t.oid) ~ ('\\mold\\."?' || name || '\\M')`)
  expect(counted).toEqual([])
})

test('everything that entries are of is known to the contract', async () => {
  const said = await query<{ of: string }>(`
    select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as of from pg_trigger where tgname = 'audit' order by 1`)
  expect(said.map((one) => one.of)).toEqual([...AuditSubject.options].sort())
})
