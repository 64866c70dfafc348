import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { serveRenderRequests } from '../../platform/pdf/render-worker.ts'
import { drawReceipt } from './draw-receipt.ts'

export type ReceiptToDraw = { facts: ReceiptFacts; check_url: string }

serveRenderRequests<ReceiptToDraw>(({ facts, check_url }) => drawReceipt(facts, check_url))
