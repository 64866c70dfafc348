export { useDocumentPage } from './changes.ts'
export { FileField, PICTURES_AND_PDF } from './forms/FileField.tsx'
export { PageWaits } from './parts/PageWaits.tsx'
export { OriginOfDocument, SigningOf } from './slots.ts'
