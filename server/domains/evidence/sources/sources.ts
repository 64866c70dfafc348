import { documents } from './documents.ts'
import { inspections } from './inspections.ts'
import { ledger } from './ledger.ts'
import { messages } from './messages.ts'
import { notices } from './notices.ts'
import { receipts } from './receipts.ts'
import { requests } from './requests.ts'
import type { Source } from './source.ts'
import { terms } from './terms.ts'

/** In the order of a bundle. */
export const SOURCES: readonly Source[] = [
  terms,
  documents,
  notices,
  ledger,
  receipts,
  inspections,
  requests,
  messages,
]
