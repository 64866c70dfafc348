import { z } from 'zod'
import type { Wire } from './paystack-wire.ts'
import { ProviderUnknown } from './provider.ts'
import type { EvidenceFile } from './provider-types.ts'

const TIMEOUT_MS = 30_000
const Upload = z.object({ signedUrl: z.url(), fileName: z.string().min(1) })

/** Uploads a file to the address the provider names, without its key; returns the name that a dispute refers to. */
export async function sendEvidence(wire: Wire, dispute_id: string, file: EvidenceFile): Promise<string> {
  const query = new URLSearchParams({ upload_filename: file.name })
  const { signedUrl, fileName } = await wire.get(
    `/dispute/${encodeURIComponent(dispute_id)}/upload_url?${query}`,
    Upload,
  )
  const answer = await fetch(signedUrl, {
    method: 'PUT',
    headers: { 'content-type': file.content_type },
    body: new Uint8Array(file.bytes),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  }).catch((cause: Error) => {
    throw new ProviderUnknown(`The evidence did not reach the provider (${cause.name}).`, { cause })
  })
  if (!answer.ok) throw new ProviderUnknown(`The evidence was not taken by the provider (${answer.status}).`)
  return fileName
}
