import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { AddedFile } from '../../shared/files/stored-file.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { WaitedSeconds } from '../../shared/waited.ts'
import { placeFields } from '../estates/place.ts'
import { PlanSummary } from './plan.ts'
import { ASSET_KINDS, ASSET_STATUSES, RATING_UNITS, READING_KINDS } from './rules.ts'

export const AssetKind = z.enum(ASSET_KINDS)
export const AssetStatus = z.enum(ASSET_STATUSES)

const Text = (most: number) => z.string().trim().max(most, `Write at most ${most} characters.`)
const Name = z.string().trim().min(2, 'Give it a name.').max(120, 'Write at most 120 characters.')
const Note = Text(1_000)

/** An asset as the register lists it. */
export const Asset = z
  .object({
    id: Id,
    ...placeFields,
    kind: AssetKind,
    name: z.string(),
    maker: z.string(),
    model: z.string(),
    status: AssetStatus,
    hours: z
      .int()
      .nullable()
      .meta({ description: 'Total running hours across all its meters; null without an hour meter' }),
    warranty_until: Day.nullable(),
    next_on: Day.nullable().meta({
      description: 'Next day on which a maintenance plan is due; null if unknown',
    }),
    overdue: z.int().meta({ description: 'Number of overdue plan occurrences' }),
    faults: z.int().meta({ description: 'Faults in the last 90 days' }),
  })
  .meta({ id: 'Asset' })
export type Asset = z.infer<typeof Asset>

export const AssetFile = AddedFile.extend({ kind: z.enum(['PICTURE', 'PDF']) }).meta({ id: 'AssetFile' })
export type AssetFile = z.infer<typeof AssetFile>

export const Reading = z
  .object({
    id: Id,
    kind: z.enum(READING_KINDS),
    meter: z.int().meta({ description: 'Meter reading, in whole hours' }),
    total: z.int().meta({ description: 'Total running hours, across meter replacements' }),
    read_at: Instant,
    reader_name: z.string(),
    photo_id: Id.nullable(),
  })
  .meta({ id: 'AssetReading' })
export type Reading = z.infer<typeof Reading>

/** A reported fault or completed work. */
export const AssetHistoryLine = z.object({
  kind: z.enum(['REQUEST', 'ORDER']),
  id: Id,
  number: z.int(),
  title: z.string(),
  status: z.string(),
  at: Instant,
  cost: KoboSum.nullable().meta({ description: 'Amount billed for it, in kobo' }),
  is_planned: z.boolean(),
})
export type AssetHistoryLine = z.infer<typeof AssetHistoryLine>

const Other = z.object({ id: Id, name: z.string(), kind: AssetKind })
export const AssetDetail = Asset.extend({
  serial: z.string(),
  rating: z.int().nullable(),
  rating_unit: z.enum(RATING_UNITS).nullable(),
  in_service_on: Day.nullable(),
  warranty_terms: z.string(),
  note: z.string(),
  vendor_id: Id.nullable(),
  vendor_name: z.string().nullable(),
  parent: Other.nullable(),
  parts: z.array(Other),
  down_hours: z.int().meta({ description: 'Hours of downtime in the last 90 days' }),
  spent: KoboSum.meta({ description: 'Amount billed for work on it in the last 365 days, in kobo' }),
  statuses: z.array(
    z.object({
      id: Id,
      at: Instant,
      status: AssetStatus,
      note: z.string(),
      actor_name: z.string().nullable(),
    }),
  ),
  readings: z.array(Reading),
  files: z.array(AssetFile),
  plans: z.array(PlanSummary),
  history: z.array(AssetHistoryLine),
  can: z.object({ manage: z.boolean(), read_meter: z.boolean() }),
}).meta({ id: 'AssetDetail' })
export type AssetDetail = z.infer<typeof AssetDetail>

const Facts = {
  name: Name,
  maker: Text(80),
  model: Text(80),
  serial: Text(80),
  rating: z.int().min(1, 'A rating must be at least 1.').max(100_000_000).nullable(),
  rating_unit: z.enum(RATING_UNITS).nullable(),
  in_service_on: Day.nullable(),
  warranty_until: Day.nullable(),
  warranty_terms: Text(500),
  note: Text(1_000),
  vendor_id: idOf('vendor').nullable(),
  parent_id: idOf('asset').nullable(),
}
export const CreateAsset = z
  .object({
    estate_id: idOf('estate').optional(),
    property_id: idOf('property').optional(),
    unit_id: idOf('unit')
      .optional()
      .meta({ description: 'Omit it and `property_id` for an asset shared by the whole estate' }),
    kind: AssetKind,
    ...Facts,
    maker: Facts.maker.default(''),
    model: Facts.model.default(''),
    serial: Facts.serial.default(''),
    rating: Facts.rating.default(null),
    rating_unit: Facts.rating_unit.default(null),
    in_service_on: Facts.in_service_on.default(null),
    warranty_until: Facts.warranty_until.default(null),
    warranty_terms: Facts.warranty_terms.default(''),
    note: Facts.note.default(''),
    vendor_id: Facts.vendor_id.default(null),
    parent_id: Facts.parent_id.default(null),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same asset',
    }),
  })
  .refine(({ estate_id, property_id, unit_id }) => [estate_id, property_id, unit_id].some(Boolean), {
    path: ['estate_id'],
    message: 'Choose where it is.',
  })
  .refine(({ rating, rating_unit }) => (rating === null) === (rating_unit === null), {
    path: ['rating_unit'],
    message: 'A rating needs a number and a unit.',
  })
export type CreateAsset = z.infer<typeof CreateAsset>

export const UpdateAsset = z
  .object(Facts)
  .partial()
  .refine(({ rating, rating_unit }) => (rating ?? null) === null || (rating_unit ?? null) !== null, {
    path: ['rating_unit'],
    message: 'A rating needs a number and a unit.',
  })
export type UpdateAsset = z.infer<typeof UpdateAsset>

export const SetAssetStatus = z.object({ status: AssetStatus, note: Note.default('') })
export type SetAssetStatus = z.infer<typeof SetAssetStatus>

const MOST_HOURS = 10_000_000
const Hours = z.int('Enter whole hours.').min(0).max(MOST_HOURS)
export const RecordReading = z
  .object({
    kind: z.enum(READING_KINDS).default('READING'),
    meter: Hours,
    old_meter: Hours.optional().meta({ description: 'With REPLACED: the last reading of the old meter' }),
    read_at: Instant.optional(),
    waited_seconds: WaitedSeconds,
    photo_id: idOf('asset_file').optional(),
    client_id: ClientId.optional(),
  })
  .refine(({ kind, old_meter }) => kind === 'REPLACED' || old_meter === undefined, {
    path: ['old_meter'],
    message: 'Only a replaced meter has an old meter.',
  })
export type RecordReading = z.infer<typeof RecordReading>

/** The asset that a request or a work order is about. */
export const NameAsset = z
  .object({
    request_id: idOf('maintenance_request').optional(),
    order_id: idOf('work_order').optional(),
  })
  .refine(({ request_id, order_id }) => (request_id === undefined) !== (order_id === undefined), {
    path: ['request_id'],
    message: 'Choose a request or a work order.',
  })
export type NameAsset = z.infer<typeof NameAsset>
