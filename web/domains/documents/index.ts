export { SigningOf } from './slots.ts'
