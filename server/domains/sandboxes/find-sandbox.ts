import { hashToken } from '../../platform/access/link-tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { KnownSandbox } from '../../platform/sandboxes/host.ts'
import type { Services } from '../../platform/services.ts'

const living = (tx: Tx) =>
  tx.selectFrom('sandbox').select(['id', 'kind', 'forgets_at']).where('forgets_at', '>', tx.now)

const known = (row: { id: string; kind: string; forgets_at: Date } | undefined): KnownSandbox | null =>
  row ? { ...row, kind: row.kind as KnownSandbox['kind'] } : null

/** The living copy of who shows this cookie or key. */
export const findSandbox = ({ transaction }: Services, token: string): Promise<KnownSandbox | null> =>
  transaction('system', async (tx) =>
    known(await living(tx).where('token_hash', '=', hashToken(token)).executeTakeFirst()),
  )

export const findSandboxById = ({ transaction }: Services, id: string): Promise<KnownSandbox | null> =>
  transaction('system', async (tx) => known(await living(tx).where('id', '=', id).executeTakeFirst()))
