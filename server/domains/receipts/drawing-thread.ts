import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { answerDrawing } from '../../platform/papers/draw-apart.ts'
import { drawReceipt } from './draw-receipt.ts'

export type ReceiptToDraw = { facts: ReceiptFacts; check_url: string }

answerDrawing<ReceiptToDraw>(({ facts, check_url }) => drawReceipt(facts, check_url))
