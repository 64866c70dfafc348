export { activateEstate } from './estate/activate-estate.ts'
export { createEstate } from './estate/create-estate.ts'
export { joinEstate, joinEstates } from './estate/join-estate.ts'
export { lateFeeOf } from './estate/late-fee-columns.ts'
export { leaveEstate } from './estate/leave-estate.ts'
export { quickCreateEstate } from './estate/quick-create-estate.ts'
export { estateSetupChanged, landlordNamed } from './events.ts'
export { holidaysOf, nationalHolidays } from './holidays/holiday-queries.ts'
export { entrustUnits } from './managers/entrust-units.ts'
export { canCreateEstate, canWriteEstate } from './policy.ts'
export { nameLandlord } from './properties/name-landlord.ts'
export { findState, settlePlace } from './properties/places.ts'
export { getProperty, type PropertyRow } from './properties/property-queries.ts'
export { type EstateRow, getEstate } from './queries.ts'
export { inScope, keptScope, rowsOf, type Scope, scopeOf } from './scope.ts'
export { type BroughtHome, bringHomes, type Home } from './units/bring-homes.ts'
export { createUnit } from './units/create-unit.ts'
export { type LockedUnit, lockUnits, markUnits } from './units/occupy-unit.ts'
export {
  archiveEmptyEstates,
  leaveEstates,
  removeEmptyProperties,
  removeUnits,
  vacateUnits,
} from './units/remove-homes.ts'
export { getUnit, getUnitsOfProperty, type UnitRow } from './units/unit-queries.ts'
