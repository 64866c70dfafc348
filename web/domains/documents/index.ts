export { OriginOfDocument } from './slots.ts'
