export { documentsExpire } from './events.ts'
export { uploadDocument } from './filing/upload-document.ts'
export { presentDocument } from './register/present.ts'
export { type ExpiringDocument, expiringDocuments } from './remind-of-expiry.ts'
