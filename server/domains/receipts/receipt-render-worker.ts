import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import type { Language } from '@gida/contract/shared/language'
import { serveRenderRequests } from '../../platform/pdf/render-worker.ts'
import { drawReceipt } from './draw-receipt.ts'

export type ReceiptToDraw = { facts: ReceiptFacts; check_url: string; language: Language }

serveRenderRequests<ReceiptToDraw>(({ facts, check_url, language }) =>
  drawReceipt(facts, check_url, language),
)
