import { z } from 'zod'

/** UUIDv7 where we make them; any UUID is accepted where one is asked for. */
export const Id = z.guid().meta({ description: 'UUID' })
export type Id = string

/**
 * What an id that comes in may stand for. Tenants, landlords and property managers are persons of that role; what a `subject` is, its
 * `type` beside it (`related_entity_type` of a `related_entity_id`) says.
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

/** Made by whoever sends, so that sending it again is the same; it is nothing of ours that could be looked for. */
export const ClientId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'A UUID is needed here.')

/** Under this name the document says what an id stands for. */
export const REFERS_TO = 'x-refers-to'
const refersTo = (referent: Referent) => ({ [REFERS_TO]: referent })

/**
 * The id of something, where it comes in: in small letters, as we write it, so that it is one thing however it was sent. What is named
 * so is looked for before anything is done with it.
 */
export const idOf = (referent: Referent) => Id.toLowerCase().meta(refersTo(referent))
/** The one id in the address of a call. */
export const paramsOf = (referent: Referent) => z.object({ id: idOf(referent) })
/** Ids with commas between them, for an address. */
export const idListOf = (referent: Referent) => z.string().max(40_000).toLowerCase().meta(refersTo(referent))
