import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { slot } from '../../platform/screens/slot.tsx'

/** Who signs a document. */
export const SigningOf = slot<{ of: DocumentDetail }>()
