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
export { SettingsFrame } from './parts/SettingsFrame.tsx'
export { HistoryOf } from './slots.ts'
