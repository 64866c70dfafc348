import { client } from '../../platform/http/api.ts'
import { type CachedFile, fetchOrCachedFile, prefetchFile } from '../../platform/offline/cached-file.ts'

const { downloadReceipt } = client.receipts
const paperOf = (id: string): CachedFile => ({
  ...{ of: downloadReceipt, id },
  get: async () => (await downloadReceipt({ params: { id } })) as Blob,
})

/** The receipt as a PDF; from the cache while offline. */
export const getReceiptPaper = (id: string): Promise<Blob> => fetchOrCachedFile(paperOf(id))
export const keepReceiptPaper = (id: string): Promise<void> => prefetchFile(paperOf(id)).catch(() => {}) // fetched again on demand
