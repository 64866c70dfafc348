export { OriginOfDocument, SigningOf } from './slots.ts'
