import { client } from '../../platform/http/api.ts'
import { type KeptPaper, keepFileAhead, keptFile } from '../../platform/offline/kept-file.ts'

const { downloadReceipt } = client.receipts
const paperOf = (id: string): KeptPaper => ({
  ...{ of: downloadReceipt, id },
  get: async () => (await downloadReceipt({ params: { id } })) as Blob,
})

/** The receipt as a PDF; from the cache while offline. */
export const getReceiptPaper = (id: string): Promise<Blob> => keptFile(paperOf(id))
export const keepReceiptPaper = (id: string): Promise<void> => keepFileAhead(paperOf(id)).catch(() => {}) // fetched again on demand
