import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { slot } from '../../platform/screens/slot.tsx'

/** What a document was made of. */
export const OriginOfDocument = slot<{ documentId: string }>()

/** Who signs a document. */
export const SigningOf = slot<{ of: DocumentDetail }>()
