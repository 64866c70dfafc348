import type { UnitStatus } from '@gida/contract/domains/estates/unit'

/** Status changes that a person may make by hand. Only a tenancy makes a unit occupied, for as long as it runs. */
const UNIT_MOVES: Record<UnitStatus, readonly UnitStatus[]> = {
  VACANT: ['RESERVED', 'OUT_OF_SERVICE'],
  RESERVED: ['VACANT', 'OUT_OF_SERVICE'],
  OUT_OF_SERVICE: ['VACANT', 'RESERVED'],
  OCCUPIED: [],
}

/** Why a unit's status may not be set by hand, or null. `is_let`: a tenancy runs or is to come. */
export function whyNotMove(
  unit: { name: string; status: UnitStatus; is_let: boolean },
  next: UnitStatus,
): string | null {
  if (next === unit.status) return null
  if (next === 'OCCUPIED') return `Unit ${unit.name} becomes occupied when a tenant is assigned to it.`
  if (unit.status === 'OCCUPIED' || unit.is_let) {
    return `Unit ${unit.name} is let. Its tenancy must end first.`
  }
  return UNIT_MOVES[unit.status].includes(next)
    ? null
    : `This change is not possible in the present state of unit ${unit.name}.`
}
