import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { LockedUnit, UnitRow } from '../../estates/index.ts'
import { rentIn } from './rent-in.ts'
import type { AskedTerms } from './resolve-terms.ts'

type AskingUnit = Pick<UnitRow, 'frequency' | 'rent_amount' | 'service_charge' | 'caution_deposit'>

/** Asking terms of units let together: summed amounts, the first unit's rent period. */
export function askedByUnits(units: readonly AskingUnit[]): AskedTerms {
  const [first] = units
  if (!first) throw problem('NOT_FOUND')
  const sum = (of: (unit: AskingUnit) => number) => units.reduce((total, unit) => total + of(unit), 0)
  return {
    frequency: first.frequency,
    rent_amount: sum((unit) => rentIn(first.frequency, unit)),
    service_charge: sum((unit) => unit.service_charge),
    caution_deposit: sum((unit) => unit.caution_deposit),
  }
}

/** Units of one lease must be in one property and in service. */
export function refuseUnfitUnits(units: readonly LockedUnit[]): void {
  refuseOtherProperties(units)
  const out = units.find((unit) => unit.status === 'OUT_OF_SERVICE')
  if (out) throw new Problem('ILLEGAL_STATE', { message: `Unit ${out.name} is out of service.` })
}

export function refuseOtherProperties(units: readonly Pick<UnitRow, 'property_id'>[]): void {
  if (units.some((unit) => unit.property_id !== units[0]?.property_id)) throw problem('UNITS_OF_ONE_PROPERTY')
}

/** Without duplicates, the main unit first. */
export const unitIds = (first: string, more: readonly string[] = []) => [...new Set([first, ...more])]
