import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { slot } from '../../platform/screens/slot.tsx'

/** The template a document was made from. */
export const OriginOfDocument = slot<{ documentId: string }>()

/** The signatures of a document. */
export const SigningOf = slot<{ of: DocumentDetail }>()
