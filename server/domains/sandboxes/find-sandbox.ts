import { hashToken } from '../../platform/access/link-tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { KnownSandbox } from '../../platform/sandboxes/host.ts'
import type { Services } from '../../platform/services.ts'

const living = (tx: Tx) =>
  tx.selectFrom('sandbox').select(['id', 'kind', 'forgets_at']).where('forgets_at', '>', tx.now)

const known = (row: { id: string; kind: string; forgets_at: Date } | undefined): KnownSandbox | null =>
  row ? { ...row, kind: row.kind as KnownSandbox['kind'] } : null

/** Hours a test key's sandbox lives after the last call with its key. */
export const KEY_HOURS = 7 * 24
const HOUR_MS = 3_600_000

/** The active sandbox of a cookie or key. Using a key extends its life, which is stored once a day. */
export const findSandbox = ({ transaction }: Services, token: string): Promise<KnownSandbox | null> =>
  transaction('system', async (tx) => {
    const found = known(await living(tx).where('token_hash', '=', hashToken(token)).executeTakeFirst())
    const forgets_at = new Date(tx.now.getTime() + KEY_HOURS * HOUR_MS)
    if (found?.kind !== 'KEY' || forgets_at.getTime() - found.forgets_at.getTime() < 24 * HOUR_MS)
      return found
    await tx.updateTable('sandbox').set({ forgets_at }).where('id', '=', found.id).execute()
    return { ...found, forgets_at }
  })

export const findSandboxById = ({ transaction }: Services, id: string): Promise<KnownSandbox | null> =>
  transaction('system', async (tx) => known(await living(tx).where('id', '=', id).executeTakeFirst()))
