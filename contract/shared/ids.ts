import { z } from 'zod'

/** UUIDv7 if generated here; any UUID is accepted. */
export const Id = z.guid().meta({ description: 'UUID' })
export type Id = string

/**
 * What an incoming id may stand for. Tenants, landlords and property managers are persons with that role; the `type`
 * next to a `subject` says what it is (`related_entity_type` of `related_entity_id`).
 */
export const REFERENTS = [
  'alert',
  'alert_roster',
  'announcement',
  'api_key',
  'application',
  'asset',
  'asset_file',
  'asset_plan',
  'attachment',
  'autopay_charge',
  'autopay_instruction',
  'bank_account',
  'bank_line',
  'bank_statement',
  'calendar_entry',
  'charge',
  'checklist_step',
  'conversation',
  'credit_note',
  'debtor',
  'dispute',
  'document',
  'estate',
  'evidence',
  'evidence_bundle',
  'expense',
  'feature_override',
  'fee',
  'holiday',
  'identity',
  'import',
  'inspection',
  'inspection_item',
  'inspection_photo',
  'invitation',
  'landlord',
  'lease',
  'breach',
  'legal_hold',
  'listing_photo',
  'maintenance_file',
  'maintenance_request',
  'meeting',
  'meeting_poll',
  'message',
  'notice',
  'notification',
  'paper_batch',
  'payment',
  'payment_method',
  'person',
  'personal_export',
  'plan_occurrence',
  'platform_announcement',
  'platform_invoice',
  'price_plan',
  'privacy_request',
  'property',
  'property_manager',
  'receipt',
  'refund',
  'remittance',
  'remittance_hold',
  'report',
  'report_file',
  'report_view',
  'session',
  'settlement',
  'settlement_difference',
  'subject',
  'template',
  'tenant',
  'test_key',
  'unit',
  'vendor',
  'vendor_bill',
  'vendor_payment',
  'webhook_delivery',
  'webhook_endpoint',
  'wht_remittance',
  'waiver',
  'wording_proposal',
  'work_approval',
  'work_file',
  'work_offer',
  'work_order',
  'work_quote',
  'work_visit',
] as const
export type Referent = (typeof REFERENTS)[number]

/** Chosen by the client to make a request idempotent; it references nothing. */
export const ClientId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'A UUID is needed here.')

/** Extension field of the OpenAPI document for an id's referent. */
export const REFERS_TO = 'x-refers-to'
const refersTo = (referent: Referent) => ({ [REFERS_TO]: referent })

/** An incoming id of a thing, normalised to lower case. The server looks it up before the handler runs. */
export const idOf = (referent: Referent) => Id.toLowerCase().meta(refersTo(referent))
/** The single id in a call's path. */
export const paramsOf = (referent: Referent) => z.object({ id: idOf(referent) })
/** Comma-separated ids in a query. */
export const idListOf = (referent: Referent) => z.string().max(40_000).toLowerCase().meta(refersTo(referent))
