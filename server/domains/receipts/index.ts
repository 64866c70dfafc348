export { amountInWords } from './amount-in-words.ts'
export { PDF } from './receipt-file.ts'
export { listReceipts } from './receipt-queries.ts'
export { drawSelvedge, EDGE, makePen, openReceiptSheet, type Pen, WIDTH } from './receipt-sheet.ts'
