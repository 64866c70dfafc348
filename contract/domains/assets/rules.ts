import type { Category } from '../maintenance/rules.ts'

export const ASSET_KINDS = [
  'GENERATOR',
  'CHANGEOVER',
  'TRANSFORMER',
  'INVERTER',
  'BOREHOLE_PUMP',
  'WATER_TREATMENT',
  'TANK',
  'LIFT',
  'AIR_CONDITIONER',
  'SEWAGE_PLANT',
  'GATE_MOTOR',
  'CCTV',
  'FIRE_PUMP',
  'EXTINGUISHER',
  'OTHER',
] as const
export type AssetKind = (typeof ASSET_KINDS)[number]

/** Fault category of work on an asset. */
export const CATEGORY_OF_KIND: Record<AssetKind, Category> = {
  GENERATOR: 'GENERATOR',
  CHANGEOVER: 'POWER',
  TRANSFORMER: 'POWER',
  INVERTER: 'POWER',
  BOREHOLE_PUMP: 'WATER',
  WATER_TREATMENT: 'WATER',
  TANK: 'WATER',
  LIFT: 'OTHER',
  AIR_CONDITIONER: 'AIR_CONDITIONING',
  SEWAGE_PLANT: 'DRAINS',
  GATE_MOTOR: 'SECURITY',
  CCTV: 'SECURITY',
  FIRE_PUMP: 'SECURITY',
  EXTINGUISHER: 'SECURITY',
  OTHER: 'OTHER',
}

export const RATING_UNITS = ['KVA', 'KW', 'KWH', 'HP', 'AMPERE', 'LITRE', 'KG', 'BTU', 'PERSONS'] as const
export type RatingUnit = (typeof RATING_UNITS)[number]

export const ASSET_STATUSES = ['WORKING', 'DOWN', 'RETIRED'] as const
export type AssetStatus = (typeof ASSET_STATUSES)[number]

/** A normal reading, or that the meter was replaced or rolled over to zero. */
export const READING_KINDS = ['READING', 'REPLACED', 'ROLLED_OVER'] as const
export type ReadingKind = (typeof READING_KINDS)[number]

/** What the next due day is counted from: the scheduled day, or the day the last one was done. */
export const ANCHORS = ['SCHEDULED', 'COMPLETED'] as const
export type Anchor = (typeof ANCHORS)[number]

export const PLAN_STATUSES = ['ACTIVE', 'ENDED'] as const
/** OPEN until its work order is done or it is skipped with a reason; MISSED ones were never raised. */
export const OCCURRENCE_STATES = ['OPEN', 'DONE', 'SKIPPED', 'MISSED'] as const
export type OccurrenceState = (typeof OCCURRENCE_STATES)[number]

export const STEP_KINDS = ['TICK', 'PASS', 'NUMBER', 'CHOICE', 'PHOTO', 'TEXT'] as const
export type StepKind = (typeof STEP_KINDS)[number]
export const STEP_RESULTS = ['PASS', 'FLAG', 'FAIL'] as const
export type StepResult = (typeof STEP_RESULTS)[number]

/** Faults of an asset within so many days count as recurring. */
export const COMES_BACK_DAYS = 90
/** Dates previewed in the form. */
export const DATES_SHOWN = 12
export const MOST_STEPS = 40
export const MOST_CHOICES = 8
export const MOST_ASSET_FILES = 30
export const MOST_ASSET_FILE_BYTES = 15_000_000
