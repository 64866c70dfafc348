import type { IconName } from '../../../../ui/action/Icon.tsx'

export type UnitState = 'paid' | 'soon' | 'late' | 'vacant' | 'held' | 'out'

/** Paid up is plain; every other state has an icon besides its colour, pattern and edge. */
export const UNIT_MARKS: Record<UnitState, IconName | null> = {
  paid: null,
  soon: 'clock',
  late: 'warning',
  vacant: 'plus',
  held: 'key',
  out: 'wrench',
}
