import { sql } from 'kysely'
import { canonicalJson } from '../../canonical-json.ts'
import { problem } from '../../errors/problem.ts'
import { sha256 } from '../../sha256.ts'
import type { Tx } from '../db.ts'
import { lockNamed } from '../locks.ts'
import type { DB } from '../schema/generated.ts'

export type Sent = { client_id: string | null; sent_sha256: Buffer | null }

/**
 * What is stored about a thing sent with a `client_id`: a digest of its original content, to recognise a repeat even
 * after later changes.
 */
export const sentAs = (client_id: string | undefined, said: object): Sent => ({
  client_id: client_id?.toLowerCase() ?? null,
  sent_sha256: client_id === undefined ? null : sha256(canonicalJson(said)),
})

/**
 * Finds what its maker sent before under the same `client_id`; of two concurrent sends the second waits here. Different
 * content under the same id is refused, since it would be lost.
 */
export async function findSent(
  tx: Tx,
  table: keyof DB,
  maker: Readonly<Record<string, string>>,
  { client_id, sent_sha256 }: Sent,
): Promise<string | undefined> {
  if (!client_id || !sent_sha256) return undefined
  const [column = '', user_id = ''] = Object.entries(maker)[0] ?? []
  await lockNamed(tx, 'said_once', client_id)
  const { rows } = await sql<{ id: string; sent_sha256: Buffer }>`
    select id, sent_sha256 from ${sql.table(table)} where ${sql.ref(column)} = ${user_id} and client_id = ${client_id}`.execute(
    tx,
  )
  const [known] = rows
  if (known && !known.sent_sha256.equals(sent_sha256)) throw problem('CLIENT_ID_USED')
  return known?.id
}
