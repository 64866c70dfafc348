import type { Tx } from '../db/db.ts'
import { sha256Hex } from '../sha256.ts'

type Stored = { key: string; name: string; content_type: string; bytes: Uint8Array }

/** Records a stored file with its digest; once per key. */
export async function recordFile(tx: Tx, { bytes, ...file }: Stored): Promise<void> {
  await tx
    .insertInto('file')
    .values({ ...file, size: bytes.length, sha256: sha256Hex(bytes) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
