import { slot } from '../../platform/screens/slot.tsx'

/** What a document was made of. */
export const OriginOfDocument = slot<{ documentId: string }>()
