import type { TestKey } from '@gida/contract/domains/integrations/test-key'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Row-level security limits them to the person's own. */
const ownKeys = (tx: Tx) =>
  tx
    .selectFrom('sandbox')
    .select(['id', 'name', 'last_four', 'made_at', 'forgets_at'])
    .where('kind', '=', 'KEY')
    .where('forgets_at', '>', tx.now)

/** Newest first. */
export async function listTestKeys(tx: Tx, user_id: string): Promise<TestKey[]> {
  const rows = await ownKeys(tx).where('owner_id', '=', user_id).orderBy('id', 'desc').execute()
  return rows.map(present)
}

export async function getTestKey(tx: Tx, user_id: string, id: string): Promise<TestKey> {
  return present(
    orNotFound(await ownKeys(tx).where('owner_id', '=', user_id).where('id', '=', id).executeTakeFirst()),
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof ownKeys>['executeTakeFirstOrThrow']>>
const present = ({ id, name, last_four, made_at, forgets_at }: Row): TestKey => ({
  ...{ id, name: name ?? '', last_four: last_four ?? '' },
  ...{ made_at: made_at.toISOString(), forgets_at: forgets_at.toISOString() },
})
