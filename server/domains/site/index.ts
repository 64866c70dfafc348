export { privacy as privacyNotice, terms } from './words/legal.ts'
