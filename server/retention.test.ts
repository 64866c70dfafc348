import { expect, test } from 'vitest'
import { retention } from './app.ts'
import { withClient } from './platform/db/schema/provision.ts'
import { forgetExpired } from './platform/retention/retention.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const DAY_MS = 86_400_000

const MONEY = 'money, and what explains it: kept as the books are'
const TENANCY = 'homes, tenancies and who belongs where: kept for the claims that law allows'
const PERSON = 'of a person, as long as their account is there'
const COUNT = 'a count: as many rows as there is to count'
const SETTING = 'a setting or a list that somebody keeps'
const SAID = 'what people said to each other about homes and money: kept as long as a claim may rest on it'
const EMERGENCY = 'how people were in an emergency, and who did what: kept as long as a claim may rest on it'
const TOLD = 'shows who was asked, told or promised what about their money'
const TAKEN = 'a report that somebody asked for: forgotten after its days with its file, by a job of its own'
const LOG = 'who did what: kept as the money and the homes are that it is about, or the chain has a hole'
const ASKED = 'shows that somebody asked about their data, and that they were answered in time'
const BREACH = 'the register of breaches: the law has it kept, and it names nobody'
const UNDER_WAY =
  'a file that is still being sent: forgotten after three days with its bytes, by a job of its own'
const COPY = 'a copy of the demo: its row goes with it, by a job of its own'
const SOURCE =
  'a file that was brought: forgotten with its rows after its days, by a job of its own; how many came in stays'

/** Tables of which no row is forgotten, each with its reason. A new table stands here, or has a retention. */
const KEPT: Record<string, string[]> = {
  [MONEY]: [
    ...['account', 'account_day', 'allocation', 'bank_account', 'bank_account_estate', 'bank_line'],
    ...[
      'bank_balance',
      'bank_line_payment',
      'cash_banking',
      'charge',
      'credit_note',
      'credit_note_counter',
      'deduction_evidence',
    ],
    ...[
      'deposit',
      'deposit_deduction',
      'deposit_part',
      'dispute',
      'fund_budget',
      'fund_expense',
      'journal',
      'known_payer',
      'late_fee',
    ],
    ...[
      'offline_payment',
      'payment',
      'payout_account',
      'posting',
      'evidence',
      'provider_settlement',
      'receipt',
    ],
    ...[
      'receipt_chain',
      'receipt_counter',
      'receipt_key',
      'refund',
      'refund_part',
      'remittance',
      'remittance_hold',
    ],
    ...[
      'service_charge',
      'service_charge_part',
      'settlement',
      'settlement_deduction',
      'settlement_difference',
    ],
    ...[
      'settlement_line',
      'autopay_attempt',
      'autopay_charge',
      'autopay_instruction',
      'virtual_account',
      'waiver',
    ],
    ...['vendor_bill', 'vendor_payment', 'wht_remittance', 'platform_revenue'],
    ...['platform_invoice', 'platform_invoice_payment', 'platform_credit_note', 'platform_number'],
    'platform_reversal',
    'cash_flag',
    ...['platform_journal', 'platform_entry', 'platform_seller', 'subscription_month'],
    ...['price_plan', 'plan_price', 'subscription'],
  ],
  [TENANCY]: [
    ...[
      'estate',
      'estate_association',
      'joined_tenant',
      'lease',
      'lease_unit',
      'listing',
      'listing_photo',
      'property',
      'tenancy',
    ],
    ...['unit', 'unit_assignment'],
  ],
  [PERSON]: [
    ...[
      'calendar_entry',
      'calendar_feed',
      'card_consent',
      'credential',
      'file',
      'identity',
      'live_counter',
      'notification_choice',
      'report_view',
      'notification_setting',
      'push_subscription',
      'payment_method',
    ],
    ...[
      'payout_setup_skip',
      'recovery_code',
      'phone_pin',
      'second_factor',
      'statement_delivery',
      'user_profile',
      'users',
    ],
  ],
  [COUNT]: [
    'phone_use',
    ...[
      'account_balance',
      'account_kind_day',
      'estate_change',
      'lease_count',
      'ledger_total',
      'people_count',
    ],
    ...[
      'arrears_count',
      'arrears_month',
      'charge_day',
      'charge_month',
      'lease_end_day',
      'payment_count',
      'payment_month',
      'payment_total',
      'property_count',
      'tenant_count',
    ],
    ...['owner_lot', 'owner_month', 'receipt_count', 'settled_month', 'unit_count', 'vendor_score'],
  ],
  [SETTING]: [
    ...['alert_roster', 'estate_fee', 'holiday', 'delivery_breaker', 'provider_outage', 'reminder_rule'],
    ...[
      'recurring_job',
      'refused_number',
      'setting',
      'work_limit',
      'vendor',
      'vendor_estate',
      'webhook_endpoint',
    ],
  ],
  [EMERGENCY]: ['alert', 'alert_event', 'alert_recipient'],
  [SAID]: [
    ...['conversation', 'conversation_participant', 'message', 'message_attachment', 'message_version'],
    ...['message_block', 'message_report'],
    ...['maintenance_request', 'maintenance_event', 'maintenance_file', 'maintenance_count'],
    ...['inspection', 'inspection_item', 'inspection_photo', 'inspection_signature', 'inspection_remark'],
    ...['inspection_deduction', 'inspection_evidence'],
    ...[
      'work_order',
      'work_event',
      'work_offer',
      'work_quote',
      'work_quote_line',
      'work_approval',
      'work_approval_vote',
    ],
    ...['work_visit', 'work_file', 'work_count'],
    ...['asset', 'asset_status_log', 'asset_file', 'asset_reading', 'asset_request', 'asset_work'],
    ...['asset_plan', 'plan_occurrence', 'checklist_step'],
    ...['document', 'document_version', 'document_share'],
    ...['notice', 'notice_service', 'notice_proof'],
    ...['signature_request', 'signer', 'signer_link', 'signature', 'signing_event', 'seal_certificate'],
    ...['template', 'template_version', 'template_paper', 'paper_batch', 'paper_batch_item'],
    ...[
      'meeting',
      'meeting_answer',
      'meeting_attendance',
      'meeting_invitee',
      'meeting_paper',
      'meeting_series',
    ],
    ...['meeting_poll', 'meeting_poll_time', 'meeting_poll_invitee', 'meeting_poll_choice'],
  ],
  [TOLD]: [
    ...['announcement', 'announcement_recipient', 'contact_note'],
    ...['payment_promise', 'reminder', 'reminder_letter'],
  ],
  [TAKEN]: ['report_file', 'evidence_bundle', 'evidence_download', 'personal_export'],
  [ASKED]: ['privacy_request', 'consent_text'],
  [BREACH]: ['breach'],
  [LOG]: [
    ...['audit_change', 'audit_entry', 'audit_key', 'audit_root'],
    ...['estate_suspension', 'estate_verification', 'feature_override', 'legal_hold'],
    ...['person_merge', 'person_suspension', 'support_consent', 'impersonation', 'impersonation_call'],
  ],
  [UNDER_WAY]: ['upload_part'],
  [COPY]: ['sandbox'],
  [SOURCE]: ['bank_statement', 'import', 'import_fault', 'import_invitee', 'import_row'],
}
/** Rows that go with the row that they are of. */
const GO_WITH: Record<string, string> = {
  api_key_estate: 'api_key',
  invitation_link: 'invitation',
  ledger_check_rule: 'ledger_check',
}

const query = <R extends object>(text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text, values)).rows)

test('every table is forgotten in its time, or kept with a reason', async () => {
  const tables = await query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1`)
  const said = [
    ...retention.map(({ table }) => table),
    ...Object.values(KEPT).flat(),
    ...Object.keys(GO_WITH),
  ]
  expect([...new Set<string>(said)].sort()).toEqual(tables.map(({ name }) => name).sort())
  expect(
    Object.values(KEPT)
      .flat()
      .filter((table) => retention.some((rule) => rule.table === table)),
  ).toEqual([])
})

test('no money, receipt or agreement is ever forgotten', () => {
  const forgotten = new Set<string>(retention.map(({ table }) => table))
  expect([...(KEPT[MONEY] ?? []), ...(KEPT[TENANCY] ?? [])].filter((table) => forgotten.has(table))).toEqual(
    [],
  )
})

/** A row whose days count from `$1`, marked `$2` in a column that a test can look for; what comes of it, told by the last select. */
const BYTES = `convert_to($2 || repeat('x', 32), 'UTF8')`
const OF_SESSION = `(select id from session where end_reason is distinct from 'sample' order by id limit 1)`
const OF_PERSON = `(select id from users order by id limit 1)`
const OF_ESTATE = `(select id from estate order by id limit 1)`
const SAMPLES: Record<string, { make: string; left: string }> = {
  'allowances that are full again': {
    make: `insert into allowance values ($2, 'x', $1, $1)`,
    left: `select from allowance where name = $1`,
  },
  'how long calls took, by the hour': {
    make: `insert into call_hour (hour, call, count, slowest_ms, up_to) values ($1, $2, 1, 1, '{1,0,0,0,0,0,0,0}')`,
    left: `select from call_hour where call = $1`,
  },
  'what somebody agreed to and took back, or whose account is erased': {
    make: `with shown as (insert into consent_text (purpose, version, language, title, body, digest)
        values ('CARD', 10 + abs(hashtext($2)) % 1000000, 'en', $2, $2, sha256(convert_to($2, 'UTF8'))) returning purpose, version, language)
      insert into consent (user_id, purpose, version, language, channel, given_at, withdrawn_at)
      select ${OF_PERSON}, purpose, version, language, 'WEB', $1::timestamptz - interval '1 hour', $1 from shown`,
    left: `select from consent join consent_text using (purpose, version, language) where title = $1`,
  },
  'API keys that are over': {
    make: `insert into api_key (user_id, name, key_hash, prefix, last_four, scopes, expires_at)
      values (${OF_PERSON}, $2, sha256(convert_to($2, 'UTF8')), 'gida_test_', 'abcd', '{estate_read}', $1)`,
    left: `select from api_key where name = $1`,
  },
  'what addresses were told': {
    make: `with told as (insert into webhook_endpoint (estate_id, url, events, sealed_secret, created_by)
        values (${OF_ESTATE}, 'https://hooks.example.ng', '{x}', 'x', ${OF_PERSON}) returning id)
      insert into webhook_delivery (endpoint_id, event, object_id, body, status, created_at) select id, $2, id, '{}', 'DELIVERED', $1 from told`,
    left: `select from webhook_delivery where event = $1`,
  },
  'the words of mail and texts that are out': {
    make: `insert into outbox_message (channel, recipient, body, key, sent_at) values ('EMAIL', 'ada@example.ng', 'Words', $2, $1)`,
    left: `select from outbox_message where key = $1 and body <> ''`,
  },
  'that a mail or text went out, and to whom': {
    make: `insert into outbox_message (channel, recipient, body, key, failed_at, created_at) values ('SMS', '+234', 'Words', $2, $1, $1)`,
    left: `select from outbox_message where key = $1`,
  },
  'that something was sent to a person, with its attempts': {
    make: `insert into delivery_intent (class, kind, key, expires_at, created_at) values ('receipt', 'payment', $2, $1, $1)`,
    left: `select from delivery_intent where key = $1`,
  },
  'what the providers of SMS and WhatsApp reported': {
    make: `insert into delivery_report (provider_id, receiver, status, created_at) values ($2, '234', 'Delivered', $1)`,
    left: `select from delivery_report where provider_id = $1`,
  },
  'addresses that did not exist': {
    make: `insert into suppressed_address (channel, address, reason, created_at) values ('EMAIL', $2, 'No such mailbox', $1)`,
    left: `select from suppressed_address where address = $1`,
  },
  'live events': {
    make: `insert into live_event (user_id, seq, type, data, created_at) values (${OF_PERSON}, 1000000 + length($2), $2, '{}', $1)`,
    left: `select from live_event where type = $1`,
  },
  'refresh tokens, spent ones too': {
    make: `insert into refresh_token (token_hash, session_id, expires_at, used_at) values (${BYTES}, ${OF_SESSION}, $1, $1)`,
    left: `select from refresh_token where token_hash = convert_to($1 || repeat('x', 32), 'UTF8')`,
  },
  'tickets for the live socket': {
    make: `insert into socket_ticket values (${BYTES}, ${OF_SESSION}, $1)`,
    left: `select from socket_ticket where ticket_hash = convert_to($1 || repeat('x', 32), 'UTF8')`,
  },
  'sign-ins that wait for a code': {
    make: `insert into sign_in_challenge (challenge_hash, user_id, expires_at) values (${BYTES}, ${OF_PERSON}, $1)`,
    left: `select from sign_in_challenge where challenge_hash = convert_to($1 || repeat('x', 32), 'UTF8')`,
  },
  'codes from an outside issuer': {
    make: `insert into sign_in_code values (${BYTES}, 'x', ${OF_PERSON}, $1)`,
    left: `select from sign_in_code where code_hash = convert_to($1 || repeat('x', 32), 'UTF8')`,
  },
  'links to verify an address or reset a password, used ones too': {
    make: `insert into mailed_token (token_hash, user_id, purpose, sent_to, expires_at, used_at, created_at)
      values (${BYTES}, ${OF_PERSON}, 'RESET_PASSWORD', $2, $1, $1, $1::timestamptz - interval '1 hour')`,
    left: `select from mailed_token where sent_to = $1::citext`,
  },
  'the address and the browser of a sign-in that is over': {
    make: `insert into session (user_id, user_agent, expires_at, ended_at, end_reason, created_at)
      values (${OF_PERSON}, $2, $1::timestamptz + interval '9 days', $1, 'sample', $1)`,
    left: `select from session where user_agent = $1`,
  },
  'that somebody was signed in': {
    make: `insert into session (user_id, outside_key, expires_at, end_reason, created_at)
      values (${OF_PERSON}, convert_to($2, 'UTF8'), $1, 'sample', $1)`,
    left: `select from session where outside_key = convert_to($1, 'UTF8')`,
  },
  'answers to calls that move money': {
    make: `insert into idempotency_key (user_id, key, request_hash, created_at) values (${OF_PERSON}, $2, 'x', $1)`,
    left: `select from idempotency_key where key = $1`,
  },
  'the words of what the provider sent': {
    make: `insert into provider_event (event, object_reference, body, handled_at) values ('charge.success', $2, '{}', $1)`,
    left: `select from provider_event where object_reference = $1 and body <> ''`,
  },
  'how many forged events came on a day': {
    make: `insert into provider_refusal values (($1::timestamptz at time zone 'Africa/Lagos')::date, length($2))`,
    left: `select from provider_refusal where count = length($1)`,
  },
  'what was set aside for texts on a day': {
    make: `insert into sms_day values (${OF_ESTATE}, ($1::timestamptz at time zone 'Africa/Lagos')::date, length($2))`,
    left: `select from sms_day where spent = length($1)`,
  },
  'ledger checks, with their rules': {
    make: `insert into ledger_check (status, rule_count, started_at, finished_at) values ('DONE', length($2), $1, $1)`,
    left: `select from ledger_check where rule_count = length($1)`,
  },
  'figures of estates that were worked out': {
    make: `insert into kept_figure values (${OF_ESTATE}, ${OF_ESTATE}, $2, '2026-01-01', 0, 0, '{}', $1)`,
    left: `select from kept_figure where name = $1`,
  },
  'the address and the browser of who did something': {
    make: `with entry as (insert into audit_entry (number, text, hash, previous_hash, at, recorded_at, action, operation, table_name,
        subject_type) values (1 + abs(hashtext($2)), $2, sha256(convert_to($2, 'UTF8')), sha256(convert_to($2 || 'x', 'UTF8')), $1, $1,
        'none', 'ADDED', 'unit', 'unit') returning number)
      insert into audit_value select number, 'from.address', '0123456789abcdef', $2, $1 from entry`,
    left: `select from audit_value where value = $1`,
  },
  'jobs that a person gave up': {
    make: `insert into given_up_job (job_id, name, fault, tries, since, reason, given_up_by, given_up_at)
      values ((random() * 1e9)::bigint, $2, 'FAULT', 1, $1, 'Sent by hand', ${OF_PERSON}, $1)`,
    left: `select from given_up_job where name = $1`,
  },
  'invitations that nobody accepted, with their links': {
    make: `insert into invitation (estate_id, role, email, invited_by, expires_at) values (${OF_ESTATE}, 'TENANT', $2, ${OF_PERSON}, $1)`,
    left: `select from invitation where email = $1::citext`,
  },
  'applications that were rejected or withdrawn, or approved and came to nothing': {
    make: `with shown as (
        insert into listing (unit_id, estate_id, slug, headline, published_by)
        select id, estate_id, 'a-home-to-let', 'x', ${OF_PERSON} from unit order by unit.id limit 1
        on conflict (unit_id) do update set headline = 'x' returning *)
      insert into application (code, token_hash, listing_id, estate_id, unit_id, full_name, phone, employment, income_band, household,
        move_in_date, consented_at, status, decided_at)
      select $2, ${BYTES}, id, estate_id, unit_id, 'Ada', '+2348030000000', 'x', 'x', 1, '2026-01-01', $1, 'REJECTED', $1 from shown`,
    left: `select from application where code = $1`,
  },
  'applications that nobody decided': {
    make: `with shown as (
        insert into listing (unit_id, estate_id, slug, headline, published_by)
        select id, estate_id, 'a-home-to-let', 'x', ${OF_PERSON} from unit order by unit.id limit 1
        on conflict (unit_id) do update set headline = 'x' returning *)
      insert into application (code, token_hash, listing_id, estate_id, unit_id, full_name, phone, employment, income_band, household,
        move_in_date, consented_at, created_at)
      select $2, ${BYTES}, id, estate_id, unit_id, 'Ada', '+23480' || lpad((random() * 99999999)::int::text, 8, '0'), 'x', 'x', 1,
        '2026-01-01', $1, $1 from shown`,
    left: `select from application where code = $1`,
  },
  'links by which invitations are answered': {
    make: `with called as (insert into meeting_series (organizer_id) values (${OF_PERSON}) returning id),
      held as (
        insert into meeting (series_id, meeting_type, title, planned_at, starts_at, ends_at)
        select id, 'OTHER', $2, $1, $1::timestamptz - interval '1 hour', $1 from called returning id)
      insert into meeting_link (token_hash, meeting_id, user_id, sequence) select ${BYTES}, id, ${OF_PERSON}, 0 from held`,
    left: `select from meeting_link where token_hash = convert_to($1 || repeat('x', 32), 'UTF8')`,
  },
  'where somebody was in the menus of USSD': {
    make: `insert into ussd_session (phone, session_id, at) values ($2, 'x', $1)`,
    left: `select from ussd_session where phone = $1`,
  },
  'how Gida was, hour by hour': {
    make: `insert into status_hour (part, hour, checks, failed, checked_at, is_well) values ('SMS', $1, length($2), 0, $1, true)`,
    left: `select from status_hour where checks = length($1)`,
  },
  'what the platform said to its people': {
    make: `insert into platform_announcement (kind, title, body, starts_at, ends_at, written_by, client_id)
      values ('NEWS', 'title ' || $2, 'words', $1::timestamptz - interval '1 hour', $1, ${OF_PERSON}, gen_random_uuid())`,
    left: `select from platform_announcement where title = 'title ' || $1`,
  },
  'who had read what the platform said': {
    make: `with said as (insert into platform_announcement (kind, title, body, starts_at, ends_at, written_by, client_id)
        values ('NEWS', 'read ' || $2, 'words', app.now() - interval '1 hour', app.now(), ${OF_PERSON}, gen_random_uuid()) returning id)
      insert into platform_announcement_put_away (announcement_id, user_id, put_away_at) select id, ${OF_PERSON}, $1 from said`,
    left: `select from platform_announcement_put_away join platform_announcement on id = announcement_id where title = 'read ' || $1`,
  },
  'better words that were proposed, once decided': {
    make: `insert into wording_proposal (proposer_id, client_id, language, key, english, present, proposed, decided_at, decided_by)
      values (${OF_PERSON}, gen_random_uuid(), 'ha', 'leases.title', 'Leases', 'A', $2, $1, ${OF_PERSON})`,
    left: `select from wording_proposal where proposed = $1`,
  },
  'notifications that were read': {
    make: `insert into notification (user_id, type, title, message, key, read_at) values (${OF_PERSON}, 'alert', 'x', 'x', $2, $1)`,
    left: `select from notification where key = $1`,
  },
}

test('each is forgotten after its time, and not a day before', async () => {
  await letFlat(world)
  const now = world.services.clock.now().getTime()
  for (const [index, { what, days }] of retention.entries()) {
    const sample = SAMPLES[what]
    if (!sample) throw new Error(`There is no sample of ${what}.`)
    const past = new Date(now - days * DAY_MS - 2 * DAY_MS)
    const young = new Date(now - days * DAY_MS + DAY_MS)
    await query(sample.make, [past, `${index}-past`])
    await query(sample.make, [young, `${index}-younger`])
  }
  await forgetExpired(world.services, retention)
  const left: Record<string, [past: boolean, young: boolean]> = {}
  for (const [index, { what }] of retention.entries()) {
    const { left: select } = SAMPLES[what] ?? { left: '' }
    left[what] = [
      (await query(select, [`${index}-past`])).length > 0,
      (await query(select, [`${index}-younger`])).length > 0,
    ]
  }
  expect(left).toEqual(Object.fromEntries(retention.map(({ what }) => [what, [false, true]])))
})

test('what only loses its words stays itself, and the last sign-in of a person stays', async () => {
  const { tenant } = await letFlat(world)
  const long = new Date(world.services.clock.now().getTime() - 20 * 365 * DAY_MS)
  await query(
    `insert into provider_event (event, object_reference, body, handled_at) values ('refund.processed', 'R-1', 'x', $1)`,
    [long],
  )
  await query(`update session set created_at = $1, expires_at = $1 where user_id = $2`, [long, tenant.id])
  await forgetExpired(world.services, retention)
  expect(await query(`select body from provider_event where object_reference = 'R-1'`)).toEqual([
    { body: '' },
  ])
  expect(await query(`select address, user_agent from session where user_id = $1`, [tenant.id])).toEqual([
    { address: null, user_agent: null },
  ])
})
