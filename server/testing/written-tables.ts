import { AsyncLocalStorage } from 'node:async_hooks'
import { api } from '@gida/contract/api'
import type { Domain } from '@gida/contract/effects'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'
import type { DB } from '../platform/db/schema/generated.ts'
import { API } from '../platform/http/mount.ts'

/** Tables that are visible on screens, by the domain that shows them first. The others are internal. */
const TABLES: Partial<Record<Domain, readonly (keyof DB)[]>> = {
  auth: [
    'credential',
    'identity',
    'mailed_token',
    'recovery_code',
    'refresh_token',
    'second_factor',
    'session',
    'sign_in_challenge',
    'sign_in_code',
    'support_consent',
    'impersonation',
  ],
  users: ['users', 'person_suspension', 'user_profile', 'people_count'],
  estates: [
    'estate',
    'estate_association',
    'holiday',
    'property',
    'property_count',
    'unit',
    'unit_assignment',
    'unit_count',
  ],
  onboarding: ['payout_account', 'payout_setup_skip'],
  charges: ['charge', 'charge_day', 'charge_month', 'estate_fee', 'waiver', 'arrears_count', 'arrears_month'],
  payments: [
    'allocation',
    'payment',
    'payment_count',
    'payment_month',
    'payment_total',
    'offline_payment',
    'cash_banking',
    'provider_event',
  ],
  receipts: ['receipt', 'receipt_chain', 'receipt_count', 'receipt_counter'],
  refunds: ['refund', 'refund_part', 'credit_note', 'credit_note_counter', 'dispute'],
  autopay: ['payment_method', 'autopay_attempt', 'autopay_charge', 'autopay_instruction', 'card_consent'],
  leases: ['lease', 'lease_count', 'lease_end_day', 'lease_unit', 'tenant_count', 'tenancy'],
  admin: [
    'given_up_job',
    'platform_revenue',
    'estate_suspension',
    'estate_verification',
    'feature_override',
    'legal_hold',
    'person_merge',
    'platform_announcement',
    'platform_announcement_put_away',
    'wording_proposal',
  ],
  subscriptions: [
    ...(['price_plan', 'plan_price', 'platform_seller', 'subscription', 'subscription_month'] as const),
    ...(['platform_invoice', 'platform_invoice_payment', 'platform_credit_note'] as const),
    'platform_reversal',
  ],
  alerts: ['alert', 'alert_recipient', 'alert_event', 'alert_roster'],
  conversations: [
    ...(['conversation', 'conversation_participant', 'message', 'message_attachment'] as const),
    ...(['message_block', 'message_report'] as const),
  ],
  meetings: [
    ...(['meeting', 'meeting_answer', 'meeting_attendance', 'meeting_invitee', 'meeting_series'] as const),
    ...(['meeting_poll', 'meeting_poll_time', 'meeting_poll_invitee', 'meeting_poll_choice'] as const),
  ],
  maintenance: ['maintenance_request', 'maintenance_event', 'maintenance_file'],
  vendors: ['vendor', 'vendor_estate', 'vendor_score'],
  work: [
    ...([
      'work_order',
      'work_event',
      'work_offer',
      'work_quote',
      'work_quote_line',
      'work_approval',
    ] as const),
    ...(['work_approval_vote', 'work_visit', 'work_file', 'work_limit'] as const),
  ],
  bills: ['vendor_bill', 'vendor_payment', 'wht_remittance'],
  assets: [
    ...(['asset', 'asset_status_log', 'asset_file', 'asset_reading', 'asset_request', 'asset_work'] as const),
    ...(['asset_plan', 'plan_occurrence', 'checklist_step'] as const),
  ],
  inspections: [
    ...(['inspection', 'inspection_item', 'inspection_photo', 'inspection_signature'] as const),
    ...(['inspection_remark', 'inspection_deduction'] as const),
  ],
  documents: ['document', 'document_version', 'document_share', 'meeting_paper'],
  signing: ['signature_request', 'signer', 'signer_link', 'signature', 'signing_event', 'seal_certificate'],
  evidence: ['evidence_bundle', 'evidence_download'],
  templates: ['template', 'template_version', 'template_paper', 'paper_batch', 'paper_batch_item'],
  notices: ['notice', 'notice_service', 'notice_proof'],
  calendar: ['calendar_entry', 'calendar_feed'],
  deposits: ['deposit', 'deposit_deduction', 'deduction_evidence'],
  collections: [
    'contact_note',
    'late_fee',
    'payment_promise',
    'reminder',
    'reminder_letter',
    'reminder_rule',
  ],
  transfers: [
    'bank_account',
    'bank_account_estate',
    'bank_line',
    'bank_line_payment',
    'bank_statement',
    'known_payer',
    'virtual_account',
  ],
  settlements: [
    'provider_settlement',
    'remittance',
    'remittance_hold',
    'settlement',
    'settlement_deduction',
    'settlement_difference',
    'settlement_line',
    'statement_delivery',
    'setting',
  ],
  books: [
    'bank_balance',
    'fund_budget',
    'fund_expense',
    'service_charge',
    'service_charge_part',
    'ledger_check',
    'ledger_check_rule',
  ],
  invitations: ['invitation', 'invitation_link'],
  applications: ['application', 'listing', 'listing_photo'],
  phone: ['phone_pin', 'phone_use', 'ussd_session'],
  integrations: ['api_key', 'api_key_estate', 'webhook_endpoint', 'webhook_delivery', 'sandbox'],
  imports: ['import', 'import_fault', 'import_invitee', 'import_row'],
  reports: ['report_file', 'report_view'],
  privacy: ['privacy_request', 'personal_export', 'breach'],
  notifications: [
    'announcement',
    'notification',
    'notification_choice',
    'notification_setting',
    'push_subscription',
  ],
}
const DOMAIN_OF = new Map(
  Object.entries(TABLES).flatMap(([domain, tables]) =>
    tables.map((table) => [table as string, domain] as const),
  ),
)

const writing = new AsyncLocalStorage<Set<string>>()
const WRITES = /\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi

/**
 * Intercepts every SQL statement of the tests and adds the tables written to the current call, except in sandboxes, which no
 * screen shows.
 */
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const written = this.database?.startsWith('gida_sandbox_') ? undefined : writing.getStore()
  const text = written && ((given[0] as { text?: string }).text ?? given[0])
  if (typeof text === 'string') for (const [, table = ''] of text.matchAll(WRITES)) written?.add(table)
  return (query as (...given: unknown[]) => unknown).apply(this, given)
} as typeof query

type Named = { name: string; changes: readonly string[] }
const CALLS = new Map<string, Named>(
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, Endpoint>)
      .filter(([, { method }]) => method !== 'GET')
      .map(
        ([name, { method, path, changes = [domain] }]) =>
          [
            `${method} ${API}${path.replace(/\{(\w+)\}/g, ':$1')}`,
            { name: `${domain}.${name}`, changes },
          ] as const,
      ),
  ),
)

/**
 * Compares the tables that each call writes with what it declares as `changes`, since browsers refetch only those. Returns
 * undeclared writes.
 */
export function watchWrites(app: FastifyInstance): () => string[] {
  const unsaid = new Set<string>()
  const writtenBy = new WeakMap<FastifyRequest, Set<string>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const tables = new Set<string>()
    writtenBy.set(request, tables)
    writing.run(tables, done)
  })
  app.addHook('onResponse', async (request) => {
    const call = CALLS.get(`${request.method} ${request.routeOptions.url}`)
    for (const table of writtenBy.get(request) ?? []) {
      const domain = DOMAIN_OF.get(table)
      if (call && domain && !call.changes.includes(domain))
        unsaid.add(`${call.name} writes ${table}: say in the contract that it changes ${domain}`)
    }
  })
  return () => [...unsaid]
}
