export { documentsExpire } from './events.ts'
export {
  addMadeVersion,
  getPaper,
  keepMadeFile,
  madeFileKey,
  type Paper,
  readVersion,
} from './filing/paper.ts'
export { type ExpiringDocument, expiringDocuments } from './remind-of-expiry.ts'
