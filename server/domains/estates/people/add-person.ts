import type { AddPerson } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { ROLE_NAMES } from '@gida/contract/shared/roles'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { hashPassword, refuseWeakPassword, setFirstPassword } from '../../auth/index.ts'
import { createUser, getUser, presentUser, refuseToGiveRole } from '../../users/index.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { refuseForeignEstate } from './administered-estates.ts'

/**
 * Adds a person to one of the actor's estates. With a password they can sign in at once and are notified; without one they are
 * invited later. The slow hash runs between two transactions.
 */
export async function addPerson(services: Services, actor: Actor, wanted: AddPerson): Promise<User> {
  const { password, email = null, phone = null } = wanted
  await services.transaction(actor, async (tx) => {
    refuseToGiveRole(actor, wanted.role)
    await refuseForeignEstate(tx, wanted.estate_id)
  })
  if (password) await refuseWeakPassword(password, email ?? '')
  const password_hash = password ? await hashPassword(password) : null
  const id = await services.transaction('system', async (tx) => {
    const { full_name, role, estate_id } = wanted
    const { id: user_id } = await createUser(tx, { full_name, role, email, phone }).catch(inviteInstead)
    await joinEstate(tx, { estate_id, user_id, role })
    if (password_hash) {
      await setFirstPassword(tx, { user_id, password_hash })
      await notifyAccount(tx, services, user_id, wanted)
    }
    return user_id
  })
  return services.transaction(actor, async (tx) => presentUser(await getUser(tx, id)))
}

const KNOWN = { EMAIL_TAKEN: 'e-mail address', PHONE_TAKEN: 'phone number' } as const

/** Somebody who has an account already joins by invitation instead. */
function inviteInstead(error: unknown): never {
  if (error instanceof Problem && (error.code === 'EMAIL_TAKEN' || error.code === 'PHONE_TAKEN'))
    throw new Problem(error.code, {
      message: `Somebody with this ${KNOWN[error.code]} already has an account. Invite them, so that they can join with it.`,
    })
  throw error
}

/** Notifies the person of their account. The password is never sent; whoever chose it passes it on. */
async function notifyAccount(
  tx: Tx,
  services: Services,
  user_id: string,
  { full_name, email, phone, role, estate_id }: AddPerson,
): Promise<void> {
  const estate = await tx
    .selectFrom('estate')
    .select('name')
    .where('id', '=', estate_id)
    .executeTakeFirstOrThrow()
  const link = `${services.config.http.publicUrl}/auth/login`
  const what = `an account as ${ROLE_NAMES[role]} at ${estate.name}`
  if (email) {
    await sendMail(tx, {
      to: email,
      subject: `Your Gida account at ${estate.name}`,
      text: [
        `Hello ${full_name},`,
        '',
        `Your estate manager has opened ${what} for you. They have your first password; change it after you sign in.`,
        `Sign in with this e-mail address: ${link}`,
        '',
        'If you do not know this estate, you can ignore this mail.',
      ].join('\n'),
      links: [link],
      key: `account:${user_id}:mail`,
    })
  } else if (phone) {
    const text = `Gida: there is ${what} for you. Ask your estate manager for the first password, then sign in: ${link}`
    await sendText(tx, { to: phone, text, key: `account:${user_id}:text` })
  }
}
