import type { DeductionReason } from '@gida/contract/domains/inspections/life'
import type {
  Cleanliness,
  Condition,
  InspectionKind,
  SignatureWay,
  Verdict,
  Works,
} from '@gida/contract/domains/inspections/rules'

export const KINDS: Record<InspectionKind, string> = {
  MOVE_IN: 'Move-in report',
  PERIODIC: 'Periodic report',
  MOVE_OUT: 'Move-out report',
  VACANT: 'Report on a vacant home',
  AFTER_WORKS: 'Report after works',
}
export const CONDITIONS: Record<Condition, string> = {
  ...{ NEW: 'New', GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor', BROKEN: 'Broken', MISSING: 'Missing' },
}
const CLEANLINESS: Record<Cleanliness, string> = { CLEAN: 'clean', DUSTY: 'dusty', DIRTY: 'dirty' }
const WORKS: Record<Works, string> = { YES: 'works', NO: 'does not work', UNTESTED: 'not tested' }
export const VERDICTS: Record<Verdict, string> = {
  ...{ WORSE: 'Worse', SAME: 'Same', BETTER: 'Better', UNKNOWN: 'Cannot be compared' },
}
export const REASONS: Record<DeductionReason, string> = {
  ...{ WEAR: 'Wear', DAMAGE: 'Damage', DIRT: 'Dirt', MISSING: 'Missing' },
}
export const WAYS: Record<SignatureWay, string> = {
  ...{ DRAWN: 'Signed by hand', TYPED: 'Signed by name', REFUSED: 'Refused to sign' },
}

type Seen = {
  condition: Condition | null
  cleanliness: Cleanliness | null
  works: Works | null
  reading: string | null
  units_left: string | null
  count: number | null
}

/** The findings on an item as one line. */
export function sayItem({ condition, cleanliness, works, reading, units_left, count }: Seen): string {
  const said = [
    condition && CONDITIONS[condition],
    cleanliness && CLEANLINESS[cleanliness],
    works && WORKS[works],
    reading && `reads ${reading}`,
    units_left && `${units_left} units left`,
    count !== null && `${count} handed over`,
  ].filter((one): one is string => typeof one === 'string')
  return said.join(', ') || 'Not looked at'
}
