export { EstateField } from './forms/EstateField.tsx'
export { EstateFrame } from './parts/estate/EstateFrame.tsx'
export {
  buildingQuery,
  estateQuery,
  estatesQuery,
  propertiesQuery,
  unitQuery,
  unitsQuery,
} from './queries.ts'
export { SettingsCard } from './settings/SettingsCard.tsx'
export { SettingsForm } from './settings/SettingsForm.tsx'
export {
  AskAbout,
  CallMeeting,
  DocumentsOf,
  EstateFund,
  EstateMoney,
  EstateNeeds,
  FeesTab,
  LandlordPayoutsTab,
  PhoneUse,
  PropertyPayments,
  RemindersTab,
  VacantUnit,
} from './slots.ts'
export { STATES } from './states.ts'
export { usePropertyName } from './use-property-name.ts'
export { useUnitsToChoose } from './use-units-to-choose.ts'
