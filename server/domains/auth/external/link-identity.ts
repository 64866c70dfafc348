import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { ExternalPerson } from '../../../platform/identity/read-external-token.ts'
import { findUserByName } from '../../users/index.ts'

export type IdentityRow = { id: string; user_id: string; tokens_from: Date | null }

/**
 * The account of an external identity. At first use it is linked to the account with the same e-mail address, only if both sides
 * have verified it: otherwise an issuer that accepts any address could open any account, and an account opened with another person's
 * address would be linked to its owner. Never creates an account. Throws IDENTITY_UNKNOWN or IDENTITY_UNVERIFIED.
 */
export async function linkIdentity(tx: Tx, person: ExternalPerson): Promise<IdentityRow> {
  const { issuer, subject, verified_email } = person
  const known = await findIdentity(tx, person)
  if (known) return known
  const user = verified_email ? await findUserByName(tx, verified_email) : undefined
  if (!verified_email) throw problem('IDENTITY_UNVERIFIED')
  if (!user || user.status === 'INACTIVE') throw problem('IDENTITY_UNKNOWN')
  if (!user.email_verified_at) throw problem('IDENTITY_UNVERIFIED')
  await tx
    .insertInto('identity')
    .values({ user_id: user.id, issuer, subject, email: verified_email })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
  const linked = await findIdentity(tx, person)
  if (!linked) throw problem('CONFLICT')
  return linked
}

const findIdentity = (tx: Tx, { issuer, subject }: ExternalPerson): Promise<IdentityRow | undefined> =>
  tx
    .selectFrom('identity')
    .select(['id', 'user_id', 'tokens_from'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
