import {
  ACCOUNT_PURPOSES,
  type AskedConsent,
  type Consent,
  type ConsentCount,
  OptionalPurpose,
} from '@gida/contract/domains/privacy/consents'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { textOf } from './texts.ts'

const MOST_LISTED = 100

/** Somebody's consents, newest first, and those still missing. */
export async function listConsents(
  tx: Tx,
  user_id: string,
): Promise<{ data: Consent[]; asked: AskedConsent[] }> {
  const rows = await tx
    .selectFrom('consent')
    .innerJoin('consent_text as text', (join) =>
      join
        .onRef('text.purpose', '=', 'consent.purpose')
        .onRef('text.version', '=', 'consent.version')
        .onRef('text.language', '=', 'consent.language'),
    )
    .select(['consent.purpose', 'consent.version', 'consent.language', 'text.title', 'text.body as text'])
    .select(sql<string>`encode(text.digest, 'hex')`.as('sha256'))
    .select(['consent.channel', 'consent.given_at', 'consent.until', 'consent.withdrawn_at'])
    .where('consent.user_id', '=', user_id)
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const holds = ({ withdrawn_at, until }: (typeof rows)[number]) =>
    withdrawn_at === null && (until === null || until > tx.now)
  const data = rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    can_withdraw: OptionalPurpose.safeParse(row.purpose).success && holds(row),
  }))
  const asked = ACCOUNT_PURPOSES.flatMap((purpose) => {
    const { version, title } = textOf(purpose)
    const agreed = data.filter((one) => one.purpose === purpose)
    if (agreed.some((one) => one.version >= version)) return []
    return [{ purpose, version, title, is_new: agreed.length > 0 }]
  })
  return { data, asked }
}

/** Consents per version, without names. */
export const countConsents = (tx: Tx): Promise<ConsentCount[]> =>
  tx
    .selectFrom('consent')
    .select(['purpose', 'version'])
    .select([sql<number>`count(*)::int`.as('given'), sql<number>`count(withdrawn_at)::int`.as('withdrawn')])
    .groupBy(['purpose', 'version'])
    .orderBy('purpose')
    .orderBy('version', 'desc')
    .execute()
