export const INSPECTION_KINDS = ['MOVE_IN', 'PERIODIC', 'MOVE_OUT', 'VACANT', 'AFTER_WORKS'] as const
export type InspectionKind = (typeof INSPECTION_KINDS)[number]

/** DRAFT can be edited; SEALED can be signed and remarked but not changed; CLOSED takes no more remarks. */
export const INSPECTION_STATUSES = ['DRAFT', 'SEALED', 'CLOSED', 'CANCELLED'] as const
export type InspectionStatus = (typeof INSPECTION_STATUSES)[number]
export const isSealed = (status: InspectionStatus): boolean => status === 'SEALED' || status === 'CLOSED'

/** Best to worst, like the two below. */
export const CONDITIONS = ['NEW', 'GOOD', 'FAIR', 'POOR', 'BROKEN', 'MISSING'] as const
export type Condition = (typeof CONDITIONS)[number]
export const CLEANLINESS = ['CLEAN', 'DUSTY', 'DIRTY'] as const
export type Cleanliness = (typeof CLEANLINESS)[number]
/** UNTESTED counts neither for nor against. */
export const WORKS = ['YES', 'NO', 'UNTESTED'] as const
export type Works = (typeof WORKS)[number]

export const ITEM_KINDS = ['ITEM', 'METER', 'COUNT'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
export const SIDES = ['STAFF', 'TENANT'] as const
export type Side = (typeof SIDES)[number]
export const SIGNATURE_WAYS = ['DRAWN', 'TYPED', 'REFUSED'] as const
export type SignatureWay = (typeof SIGNATURE_WAYS)[number]
export const PHOTO_SOURCES = ['CAMERA', 'GALLERY'] as const
export type PhotoSource = (typeof PHOTO_SOURCES)[number]

/** Days after sealing in which the tenant can object. */
export const REMARK_DAYS = 7
/** Per report. */
export const MOST_ITEMS = 200
export const MOST_PHOTOS = 300
export const MOST_PHOTO_BYTES = 15_000_000

/** What was recorded of an item. */
export type Seen = {
  kind: ItemKind
  condition: Condition | null
  cleanliness: Cleanliness | null
  works: Works | null
  reading: string | null
  count: number | null
  is_left_out: boolean
}

const rank = <T extends string>(scale: readonly T[], value: T | null) =>
  value === null ? null : scale.indexOf(value)

/** Whether an item was inspected: rated, read or counted. */
export const isRated = ({ kind, condition, reading, count }: Seen): boolean =>
  ({ ITEM: condition, METER: reading, COUNT: count })[kind] !== null

export const isWorseThanGood = ({ kind, condition, works }: Seen): boolean =>
  kind === 'ITEM' && ((rank(CONDITIONS, condition) ?? 0) >= CONDITIONS.indexOf('FAIR') || works === 'NO')

/** UNKNOWN if one of the two was not inspected. */
export const VERDICTS = ['WORSE', 'SAME', 'BETTER', 'UNKNOWN'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Compares an item with the earlier report; worse in any respect is worse. */
export function compareItems(before: Seen, after: Seen): Verdict {
  if (!isRated(before) || !isRated(after)) return 'UNKNOWN'
  if (after.kind === 'METER') return 'SAME'
  const steps =
    after.kind === 'COUNT'
      ? [(before.count ?? 0) - (after.count ?? 0)]
      : [
          step(CONDITIONS, before.condition, after.condition),
          step(CLEANLINESS, before.cleanliness, after.cleanliness),
          step(['YES', 'NO'], tried(before.works), tried(after.works)),
        ]
  if (steps.some((by) => by > 0)) return 'WORSE'
  return steps.some((by) => by < 0) ? 'BETTER' : 'SAME'
}

const tried = (works: Works | null) => (works === 'UNTESTED' ? null : works)
const step = <T extends string>(scale: readonly T[], before: T | null, after: T | null): number =>
  before === null || after === null ? 0 : scale.indexOf(after) - scale.indexOf(before)

/** Photos are required for items that are fair or worse, or that differ from the earlier report. */
export function needsPhoto(seen: Seen, before: Seen | null): boolean {
  if (seen.is_left_out || seen.kind !== 'ITEM' || !isRated(seen)) return false
  if (isWorseThanGood(seen)) return true
  const verdict = before === null ? 'SAME' : compareItems(before, seen)
  return verdict === 'WORSE' || verdict === 'BETTER'
}
