import type { UpdateUser } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { emailChanged } from '../events.ts'
import { getPerson, type PersonRow } from '../person-row.ts'
import { canSetContact, refuseToWrite } from '../policy.ts'
import { setPermissions } from '../rights/set-permissions.ts'
import { notifyContactChanged } from './notify-contact-changed.ts'
import { refuseTaken } from './refuse-taken.ts'

/** Limits changes, since each is announced to the former address, which may be a stranger's. */
const changesOf = (id: string) => ({ name: 'contact_change', spender: id, most: 5, seconds: 3600 })

type Wanted = Omit<UpdateUser, 'role' | 'is_active'>

/** Changes additional permissions, name, e-mail address or phone number. Missing fields stay. */
export async function updateUser(tx: Tx, actor: Actor, id: string, wanted: Wanted): Promise<void> {
  if (wanted.permissions) await setPermissions(tx, actor, id, wanted.permissions)
  const person = await getPerson(tx, actor, id)
  refuseToWrite(actor, person)
  const contact = contactChange(person, wanted)
  if (contact) {
    refuseContact(actor, person, contact)
    await requireStepUp(tx, actor)
    await spendAllowance(tx, changesOf(id))
  }
  const changed = { ...(wanted.full_name ? { full_name: wanted.full_name } : {}), ...contact }
  if (Object.keys(changed).length === 0) return
  await tx
    .updateTable('users')
    .set({
      ...changed,
      ...(contact && contact.email !== person.email ? { email_verified_at: null } : {}),
      updated_at: tx.now,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseTaken)
  if (!contact) return
  await awaitShown(tx, actor, person, contact)
  await tell(tx, person, contact)
}

type Contact = { email: string | null; phone: string | null }

/** The new contact data, or undefined if unchanged. */
function contactChange(person: Contact, { email, phone }: Wanted): Contact | undefined {
  const next = {
    email: email === undefined ? person.email : email,
    phone: phone === undefined ? person.phone : phone,
  }
  return next.email === person.email && next.phone === person.phone ? undefined : next
}

/** An e-mail address that somebody sets for themselves has to be verified again, as at registration. */
async function awaitShown(tx: Tx, actor: Actor, before: PersonRow, { email }: Contact): Promise<void> {
  if (before.id !== actor.user_id || email === null || email === before.email) return
  await asSystem(tx, () =>
    tx
      .updateTable('users')
      .set({ status: 'PENDING_VERIFICATION' })
      .where('id', '=', before.id)
      .where('status', '=', 'ACTIVE')
      .execute(),
  )
}

function refuseContact(actor: Actor, person: PersonRow, { email, phone }: Contact): void {
  if (!canSetContact(actor, person)) {
    throw problem(person.belongs_elsewhere ? 'BELONGS_ELSEWHERE' : 'CONTACT_IS_THEIRS')
  }
  if (email === null && phone === null) throw problem('UNREACHABLE')
}

async function tell(tx: Tx, before: PersonRow, after: Contact): Promise<void> {
  const { id: user_id, email, phone } = before
  await enqueue(tx, notifyContactChanged, {
    user_id,
    before: { email, phone },
    after,
    at: tx.now.toISOString(),
  })
  if (after.email !== email) await publish(tx, emailChanged, { user_id })
}
