import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { LIFE_CLASSES } from './life.ts'
import {
  CLEANLINESS,
  CONDITIONS,
  INSPECTION_KINDS,
  INSPECTION_STATUSES,
  ITEM_KINDS,
  MOST_ITEMS,
  PHOTO_SOURCES,
  SIDES,
  SIGNATURE_WAYS,
  WORKS,
} from './rules.ts'

export const InspectionKind = z.enum(INSPECTION_KINDS)
export const InspectionStatus = z.enum(INSPECTION_STATUSES)
const SignatureWay = z.enum(SIGNATURE_WAYS)
const Side = z.enum(SIDES)
const LifeClass = z.enum(LIFE_CLASSES)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 in hexadecimal is needed here.')
const Digits = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'Write the digits as shown, like 4512.7.')
const Words = z.string().trim().max(1_000, 'Write at most 1,000 characters.')

/** What was recorded of an item: a reading for meters, a count for keys and remotes, a condition for everything else. */
const SEEN = {
  condition: z.enum(CONDITIONS).nullable(),
  cleanliness: z.enum(CLEANLINESS).nullable(),
  works: z.enum(WORKS).nullable(),
  reading: Digits.nullable().meta({ description: 'Meter reading; null for other items' }),
  units_left: Digits.nullable().meta({ description: 'Units left on a prepaid meter; null for other items' }),
  count: z.int().min(0).max(999).nullable(),
  since: Day.nullable().meta({ description: 'When it was new, painted or installed; null if unknown' }),
  words: Words,
  is_left_out: z.boolean().meta({ description: 'Whether the unit has no such item' }),
}
const NAMED = {
  room: z.string().trim().min(1, 'Say which room.').max(60),
  name: z.string().trim().min(1, 'Say what it is.').max(80),
  kind: z.enum(ITEM_KINDS),
}

export const InspectionItem = z
  .object({
    id: Id,
    ...NAMED,
    ...SEEN,
    life_class: LifeClass.nullable(),
    version: z.int().meta({ description: 'Increases with each change of the item' }),
    needs_photo: z.boolean().meta({ description: 'Whether a required photo is missing' }),
    before: z
      .object({
        ...SEEN,
        photo_ids: z.array(Id),
      })
      .nullable()
      .meta({ description: 'Values in the previous report; null if there is none' }),
  })
  .meta({ id: 'InspectionItem' })
export type InspectionItem = z.infer<typeof InspectionItem>

export const InspectionPhoto = z
  .object({
    id: Id,
    item_id: Id,
    client_id: z.string(),
    source: z.enum(PHOTO_SOURCES).meta({ description: 'Taken in the app, or chosen from the gallery' }),
    taken_sha256: z
      .string()
      .meta({ description: 'SHA-256 of the bytes on the device when the photo was taken' }),
    kept_sha256: z.string().meta({ description: 'SHA-256 of the stored bytes' }),
    captured_at: Instant.nullable().meta({
      description: "Time by the device's clock, which is not verified; null if unknown",
    }),
    created_at: Instant.meta({ description: 'When the server received it' }),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'InspectionPhoto' })
export type InspectionPhoto = z.infer<typeof InspectionPhoto>

export const Signature = z
  .object({
    side: Side,
    way: SignatureWay,
    name: z.string(),
    drawing: z
      .string()
      .nullable()
      .meta({ description: 'SVG path in a box 320 wide and 148 high; null if nothing was drawn' }),
    reason: z.string().meta({ description: 'Reason for refusing to sign; empty if signed' }),
    recorded_by: z.string().meta({ description: 'Name of the person whose device was used' }),
    is_own: z.boolean().meta({ description: 'Whether the person signed on their own device' }),
    at: Instant,
  })
  .meta({ id: 'InspectionSignature' })
export type Signature = z.infer<typeof Signature>

export const Remark = z
  .object({ item_id: Id, agrees: z.boolean(), words: z.string(), at: Instant })
  .meta({ id: 'InspectionRemark' })
export type Remark = z.infer<typeof Remark>

/** A condition report in a list. */
export const Inspection = z
  .object({
    id: Id,
    kind: InspectionKind,
    status: InspectionStatus,
    estate_id: Id,
    estate_name: z.string(),
    property_id: Id,
    property_name: z.string(),
    unit_id: Id,
    unit_name: z.string(),
    lease_id: Id.nullable(),
    tenant_name: z.string().nullable(),
    made_by: z.string(),
    items: z.int(),
    rated: z.int(),
    worse: z.int().meta({ description: 'Number of items in fair or worse condition, or not working' }),
    photos: z.int(),
    contested: z.int(),
    signed: z.object({ staff: SignatureWay.nullable(), tenant: SignatureWay.nullable() }),
    created_at: Instant,
    sealed_at: Instant.nullable(),
    remarks_until: Instant.nullable(),
    closed_at: Instant.nullable(),
  })
  .meta({ id: 'Inspection' })
export type Inspection = z.infer<typeof Inspection>

export const InspectionDetail = Inspection.extend({
  hash: z
    .string()
    .meta({ description: "SHA-256 of the report's contents in hexadecimal, which the signatures cover" }),
  earlier: z.object({ id: Id, kind: InspectionKind, sealed_at: Instant }).nullable(),
  item_list: z.array(InspectionItem),
  photo_list: z.array(InspectionPhoto),
  signatures: z.array(Signature),
  remarks: z.array(Remark),
  can: z.object({
    write: z.boolean(),
    sign_staff: z.boolean(),
    sign_tenant: z.boolean(),
    remark: z.boolean(),
    deduct: z.boolean(),
    cancel: z.boolean(),
  }),
}).meta({ id: 'InspectionDetail' })
export type InspectionDetail = z.infer<typeof InspectionDetail>

export const CreateInspection = z.object({
  kind: InspectionKind,
  lease_id: idOf('lease').optional().meta({
    description:
      'Lease that the report is for. Defaults to the current tenancy of the unit; for a move-out, to the one that began last',
  }),
  client_id: ClientId.optional(),
})
export type CreateInspection = z.infer<typeof CreateInspection>

export const ItemDraft = z.object({
  id: ClientId.meta({ description: 'For a new item: UUID generated by the client' }),
  version: z.int().min(0).meta({
    description: 'Version that was changed; 0 for a new item. A different current version is a conflict',
  }),
  ...NAMED,
  ...SEEN,
})
export type ItemDraft = z.infer<typeof ItemDraft>
export const SaveItems = z.object({ items: z.array(ItemDraft).min(1).max(MOST_ITEMS) })

export const SendPhoto = z.object({
  item_id: idOf('inspection_item'),
  client_id: ClientId,
  sha256: Sha256.meta({ description: 'SHA-256 of the original bytes, before the photo was resized' }),
  source: z.enum(PHOTO_SOURCES),
  captured_at: Instant.optional(),
})
export type SendPhoto = z.infer<typeof SendPhoto>

export const SignInspection = z.object({
  side: Side,
  way: SignatureWay,
  name: z.string().trim().min(2, 'Write the name in full.').max(120),
  drawing: z
    .string()
    .regex(/^[ML0-9. ]+$/, 'Draw with your finger.')
    .max(20_000)
    .optional(),
  reason: Words.default(''),
  hash: Sha256.meta({
    description: 'Hash of the report that was read. Refused if it is not the current one',
  }),
})
export type SignInspection = z.infer<typeof SignInspection>

export const RemarkItem = z.object({
  item_id: idOf('inspection_item'),
  agrees: z.boolean(),
  words: Words.default(''),
})
export type RemarkItem = z.infer<typeof RemarkItem>
