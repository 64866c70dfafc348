export {
  checkPassword,
  checkPhone,
  checkRegister,
  checkSignIn,
  isEmail,
  isPhone,
  type Problems,
  type RegisterFields,
  type SignInFields,
} from './check-fields.ts'
export { PersonPill } from './parts/PersonPill.tsx'
export { SettingsFrame } from './parts/SettingsFrame.tsx'
export { HistoryOf } from './slots.ts'
