export { documentsExpire } from './events.ts'
export { type ExpiringDocument, expiringDocuments } from './remind-of-expiry.ts'
