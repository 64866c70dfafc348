export { activateEstate } from './activate-estate.ts'
export { type BroughtHome, bringHomes, type Home } from './bring-homes.ts'
export { createEstate } from './create-estate.ts'
export { estateSetupChanged, landlordNamed } from './events.ts'
export { holidaysOf, nationalHolidays } from './holidays/holiday-queries.ts'
export { joinEstate, joinEstates } from './join-estate.ts'
export { lateFeeOf } from './late-fee-columns.ts'
export { leaveEstate } from './leave-estate.ts'
export { entrustUnits } from './managers/entrust-units.ts'
export { findState, settlePlace } from './places.ts'
export { canCreateEstate, canWriteEstate } from './policy.ts'
export { nameLandlord } from './properties/name-landlord.ts'
export { getProperty, type PropertyRow } from './properties/property-queries.ts'
export { type EstateRow, getEstate } from './queries.ts'
export { quickCreateEstate } from './quick-create-estate.ts'
export {
  archiveEmptyEstates,
  leaveEstates,
  removeEmptyProperties,
  removeUnits,
  vacateUnits,
} from './remove-homes.ts'
export { inScope, keptScope, type Scope, scopeOf } from './scope.ts'
export { createUnit } from './units/create-unit.ts'
export { type LockedUnit, lockUnits, markUnits } from './units/occupy-unit.ts'
export { getUnit, getUnitsOfProperty, type UnitRow } from './units/unit-queries.ts'
