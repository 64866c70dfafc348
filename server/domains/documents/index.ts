export { findFile } from './download/document-file.ts'
export { zipFiles } from './download/zip-files.ts'
export { documentsExpire } from './events.ts'
export {
  addMadeVersion,
  getPaper,
  keepMadeFile,
  madeFileKey,
  type Paper,
  readVersion,
} from './filing/paper.ts'
export { uploadDocument } from './filing/upload-document.ts'
export { presentDocument } from './register/present.ts'
export { shareServed } from './register/share-document.ts'
export { type ExpiringDocument, expiringDocuments } from './remind-of-expiry.ts'
