import { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import type { Actor } from '../../platform/access/actor.ts'
import { signingKey } from '../../platform/access/signing-key.ts'
import { languageOf } from '../../platform/delivery/languages-of.ts'
import { recordFile } from '../../platform/files/record-file.ts'
import { renderInWorker } from '../../platform/pdf/render-worker.ts'
import type { Services } from '../../platform/services.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { checkUrl, getReceiptRow, type ReceiptRow } from './receipt-queries.ts'
import type { ReceiptToDraw } from './receipt-render-worker.ts'
import { signReceipt } from './signing/sign-receipt.ts'

export const PDF = 'application/pdf'

const draw = renderInWorker<ReceiptToDraw>(new URL('./receipt-render-worker.ts', import.meta.url))

/** The PDF of a receipt: from the store, or rendered from its stored content in the tenant's current language and stored with its hash. */
export async function receiptFile(
  services: Services,
  receipt: Pick<ReceiptRow, 'id' | 'number' | 'facts' | 'file_key' | 'tenant_id'>,
): Promise<{ bytes: Uint8Array; file_key: string; name: string }> {
  const file_key = `receipts/${receipt.id}.pdf`
  const name = `${receipt.number}.pdf`
  const stored = receipt.file_key ? await services.files.get(receipt.file_key) : null
  if (stored) return { bytes: stored, file_key, name }
  const key = signingKey(services.secrets.receiptSeed)
  const { signed_text, signature, language } = await services.transaction('system', async (tx) => ({
    ...(await signReceipt(tx, key, receipt.id)),
    language: await languageOf(tx, receipt.tenant_id),
  }))
  const check_url = checkUrl(services.config.http.publicUrl, signed_text, signature)
  const bytes = await draw({ facts: ReceiptFacts.parse(receipt.facts), check_url, language })
  await services.files.put(file_key, bytes, PDF)
  await services.transaction('system', async (tx) => {
    await tx
      .updateTable('receipt')
      .set({ file_key, sha256: sha256Hex(bytes) })
      .where('id', '=', receipt.id)
      .execute()
    await recordFile(tx, { key: file_key, name, content_type: PDF, bytes })
  })
  return { bytes, file_key, name }
}

/** The PDF of a receipt visible to the actor. */
export async function receiptOf(services: Services, actor: Actor, id: string): Promise<Uint8Array> {
  const receipt = await services.transaction(actor, (tx) => getReceiptRow(tx, id))
  return (await receiptFile(services, receipt)).bytes
}
