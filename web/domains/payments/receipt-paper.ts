import { client } from '../../platform/http/api.ts'
import { type KeptPaper, keepFileAhead, keptFile } from '../../platform/offline/kept-file.ts'

const { downloadReceipt } = client.receipts
const paperOf = (id: string): KeptPaper => ({
  ...{ of: downloadReceipt, id },
  get: async () => (await downloadReceipt({ params: { id } })) as Blob,
})

/** The receipt as a PDF, also without a network where it was kept. */
export const getReceiptPaper = (id: string): Promise<Blob> => keptFile(paperOf(id))
export const keepReceiptPaper = (id: string): Promise<void> => keepFileAhead(paperOf(id)).catch(() => {}) // it is asked for again when it is wanted
