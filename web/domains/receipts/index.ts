export { ReceiptRows } from './parts/ReceiptRows.tsx'
