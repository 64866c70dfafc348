import type { Tx } from '../../../platform/db/db.ts'

export type RootRow = Awaited<ReturnType<typeof listRoots>>[number]

const roots = (tx: Tx) =>
  tx.selectFrom('audit_root').select(['day', 'first_number', 'last_number', 'text', 'signature'])

/** Newest first. */
export const listRoots = (tx: Tx, most = 100_000) => roots(tx).orderBy('day', 'desc').limit(most).execute()

export const getRoot = (tx: Tx, day: string) => roots(tx).where('day', '=', day).executeTakeFirst()

/** The root of the day in which an entry was recorded. */
export const getRootOver = (tx: Tx, number: number) =>
  roots(tx).where('first_number', '<=', number).where('last_number', '>=', number).executeTakeFirst()

export async function listVerifiers(tx: Tx): Promise<string[]> {
  const keys = await tx.selectFrom('audit_key').select('verifier').orderBy('first_used_at', 'desc').execute()
  return keys.map(({ verifier }) => verifier)
}

export const noteOf = ({ text, signature }: Pick<RootRow, 'text' | 'signature'>): string =>
  `${text}\n${signature}`
