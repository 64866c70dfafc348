import { LEAST_PART_BYTES, LONG_FILE_BYTES, MOST_PART_BYTES } from '@gida/contract/shared/files/upload-parts'
import { hashOf } from '../browser/hash-of.ts'
import { client } from './api.ts'

const { getUpload, addUploadPart } = client.documents
/** Adapts the size of parts: smaller after a slow one, larger after a quick one. */
const SLOW_MS = 15_000
const QUICK_MS = 4_000

type Sending = { onProgress: (percent: number) => void; signal?: AbortSignal | undefined }

/**
 * Uploads the large file of a form in parts, resuming where the connection or the phone failed, and returns the form with the file's hash
 * in its place. A small file stays in the form.
 */
export async function sendLongFile(form: FormData, field: string, sending: Sending): Promise<FormData> {
  const file = form.get(field)
  if (!(file instanceof File) || file.size <= LONG_FILE_BYTES || !globalThis.crypto?.subtle) return form
  const sha256 = await hashOf(await file.arrayBuffer())
  await sendParts(file, sha256, sending)
  const rest = new FormData()
  for (const [name, value] of form) if (name !== field) rest.append(name, value)
  rest.append('upload_sha256', sha256)
  rest.append('upload_name', file.name)
  return rest
}

async function sendParts(file: File, sha256: string, { onProgress, signal }: Sending): Promise<void> {
  const options = { pace: 'bulk', ...(signal && { signal }) } as const
  let { received } = await getUpload({ params: { sha256 } }, options)
  let size = LEAST_PART_BYTES * 2
  while (received < file.size) {
    onProgress(Math.floor((received / file.size) * 100))
    const body = new FormData()
    body.append('at', String(received))
    body.append('part', file.slice(received, received + size))
    const begun = performance.now()
    const answer = await addUploadPart({ params: { sha256 }, body: body as never }, options)
    received = answer.received
    size = nextSize(size, performance.now() - begun)
  }
}

export function nextSize(size: number, took: number): number {
  if (took > SLOW_MS) return Math.max(LEAST_PART_BYTES, size / 2)
  return took < QUICK_MS ? Math.min(MOST_PART_BYTES, size * 2) : size
}
