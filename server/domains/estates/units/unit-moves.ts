import type { UnitStatus } from '@gida/contract/domains/estates/unit'

/**
 * The states that a person may set by hand, from each. A unit becomes occupied by a tenancy alone, and stays so while
 * it lasts.
 */
const UNIT_MOVES: Record<UnitStatus, readonly UnitStatus[]> = {
  VACANT: ['RESERVED', 'OUT_OF_SERVICE'],
  RESERVED: ['VACANT', 'OUT_OF_SERVICE'],
  OUT_OF_SERVICE: ['VACANT', 'RESERVED'],
  OCCUPIED: [],
}

/** Why a unit may not be moved by hand, or null when it may. `is_let`: a tenancy runs or is to come. */
export function whyNotMove(
  unit: { name: string; status: UnitStatus; is_let: boolean },
  next: UnitStatus,
): string | null {
  if (next === unit.status) return null
  if (next === 'OCCUPIED') return `Unit ${unit.name} becomes occupied when a tenant is assigned to it.`
  if (unit.status === 'OCCUPIED' || unit.is_let) {
    return `Unit ${unit.name} is let. Its tenancy must end before that.`
  }
  return UNIT_MOVES[unit.status].includes(next)
    ? null
    : `Unit ${unit.name} cannot go there from its present state.`
}
