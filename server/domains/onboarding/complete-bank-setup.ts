import type { BankSetupBody } from '@gida/contract/domains/onboarding/bank'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { elevateToSystem } from '../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockNamed } from '../../platform/db/locks.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { contactEmail, getUser, type UserRow } from '../users/index.ts'
import { payoutAccountSet } from './events.ts'
import { spendLookup } from './lookup-allowance.ts'
import { notifyPayoutAccountChanged } from './notify-payout-account-changed.ts'
import { refuseOthers } from './policy.ts'
import { findPayoutAccount, type PayoutAccountRow } from './queries.ts'
import { type Account, failWith, type ResolvedAccount, resolveAccount } from './resolve-account.ts'
import { hashUndoToken, newUndoToken, undoLink } from './undo-token.ts'

type Wanted = Exclude<BankSetupBody, { skip_setup: true }>

/**
 * Sets a person's payout account. The bank is asked for the holder again, since the client is not trusted; then the provider is
 * told, and one transaction activates it. A crash in between may leave an unused account at the provider.
 */
export async function completeBankSetup(
  services: Services,
  actor: Actor,
  { bank_code, account_number, business_name }: Wanted,
): Promise<PayoutAccountRow> {
  refuseOthers(actor)
  const wanted = { bank_code, account_number }
  const known = await services.transaction(actor, async (tx) => {
    const present = await findPayoutAccount(tx, actor.user_id)
    if (present && isSame(present, wanted)) return { present }
    await requireStepUp(tx, actor)
    await spendLookup(tx, actor.user_id, 'SETUP')
    return { user: await getUser(tx, actor.user_id) }
  })
  if (known.present) return known.present

  const account = await resolveAccount(services, wanted)
  const subaccount_code = await createSubaccount(services, account, business_name, known.user)
  // As the person, so that nothing is activated if their session has ended.
  return services.transaction(actor, async (tx) => {
    await elevateToSystem(tx)
    return putInForce(
      tx,
      known.user,
      { ...account, business_name: business_name || null, subaccount_code },
      services.config.http.publicUrl,
    )
  })
}

async function createSubaccount(
  services: Services,
  account: ResolvedAccount,
  business_name: string | undefined,
  user: UserRow,
): Promise<string> {
  const asked = services.provider.createSubaccount({
    business_name: business_name || account.account_name,
    bank_code: account.bank_code,
    account_number: account.account_number,
    contact_email: contactEmail(user, services.config.supportEmail),
  })
  const refused = `We cannot pay out to ${account.bank_name} account ${account.account_number}. Choose another account.`
  const { subaccount_code } = await asked.catch((error) => failWith(error, account.bank_name, refused))
  return subaccount_code
}

/**
 * Replaces the active account. Of two concurrent calls the second finds the first one's account and keeps it if equal. A replacement
 * only takes effect after a waiting time, in which the owner can undo it by a link.
 */
async function putInForce(
  tx: Tx,
  user: UserRow,
  account: ResolvedAccount & { business_name: string | null; subaccount_code: string },
  publicUrl: string,
): Promise<PayoutAccountRow> {
  await lockNamed(tx, 'payout_account', user.id)
  const present = await findPayoutAccount(tx, user.id)
  if (present && isSame(present, account)) return present
  const token = newUndoToken()
  const in_force_from = present ? await coolingEnds(tx, user.id) : tx.now
  if (present)
    await tx
      .updateTable('payout_account')
      .set({ replaced_at: tx.now, ...(present.in_force_from > tx.now && { undone_at: tx.now }) })
      .where('id', '=', present.id)
      .execute()
  const made = await tx
    .insertInto('payout_account')
    .values({ ...account, user_id: user.id, in_force_from, undo_hash: hashUndoToken(token) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('payout_setup_skip').where('user_id', '=', user.id).execute()
  await publish(tx, payoutAccountSet, { user_id: user.id })
  await notifyPayoutAccountChanged(tx, user, made, {
    link: undoLink(publicUrl, token),
    isFirst: present === undefined,
  })
  return made
}

async function coolingEnds(tx: Tx, user_id: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ${tx.now}::timestamptz + app.payout_cooling(${user_id}) as at`.execute(tx)
  return rows[0]?.at ?? tx.now
}

const isSame = (present: Account, wanted: Account) =>
  present.bank_code === wanted.bank_code && present.account_number === wanted.account_number
