export { useDocumentPage } from './changes.ts'
export { FileField } from './forms/FileField.tsx'
export { OriginOfDocument, SigningOf } from './slots.ts'
