import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PhonePin } from '@gida/contract/domains/phone/pin'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import {
  type Allowance,
  refillAllowance,
  returnAllowance,
  trySpending,
} from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../../users/index.ts'
import type { PinState } from '../core/answer.ts'

type WithSecrets = Pick<Services, 'secrets' | 'config'>

/** Five tries an hour: trying all 10,000 PINs would take twelve weeks, and the owner would notice the texts. */
const tries = (user_id: string): Allowance => ({
  name: 'phone_pin',
  spender: user_id,
  most: 5,
  seconds: 3600,
})

const hashPin = ({ secrets }: WithSecrets, user_id: string, pin: string): Buffer =>
  createHmac('sha256', secrets.phonePin).update(`${user_id}:${pin}`).digest()

export async function getPhonePin(tx: Tx, { config }: WithSecrets, user_id: string): Promise<PhonePin> {
  const { phone } = await getUser(tx, user_id)
  const ours = { number: config.sms?.number ?? null, whatsapp: config.whatsapp?.number ?? null }
  return { is_set: (await findHash(tx, user_id)) !== undefined, phone, ...ours }
}

/** Sets the actor's PIN and resets the lock-out. */
export async function setPhonePin(
  tx: Tx,
  services: WithSecrets,
  actor: Actor,
  pin: string,
): Promise<PhonePin> {
  await requireStepUp(tx, actor)
  const { user_id } = actor
  const { phone } = await getUser(tx, user_id)
  if (!phone) throw new Problem('ILLEGAL_STATE', { message: 'Put your phone number on your profile first.' })
  const kept = { pin_hash: hashPin(services, user_id, pin), set_at: tx.now }
  await asSystem(tx, async () => {
    await tx
      .insertInto('phone_pin')
      .values({ user_id, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute()
    await refillAllowance(tx, tries(user_id))
  })
  return getPhonePin(tx, services, user_id)
}

export async function removePhonePin(tx: Tx, services: WithSecrets, { user_id }: Actor): Promise<PhonePin> {
  await asSystem(tx, () => tx.deleteFrom('phone_pin').where('user_id', '=', user_id).execute())
  return getPhonePin(tx, services, user_id)
}

/** Checks a PIN sent from a phone; system only. Counts as an attempt first, and is uncounted if correct. */
export async function checkPin(
  tx: Tx,
  services: WithSecrets,
  user_id: string,
  pin: string | null,
): Promise<PinState> {
  const kept = await findHash(tx, user_id)
  if (!kept) return { is: 'UNSET' }
  if (pin === null) return { is: 'MISSING' }
  const wait = await trySpending(tx, tries(user_id))
  if (wait > 0) return { is: 'LOCKED', minutes: Math.ceil(wait / 60) }
  if (!timingSafeEqual(kept, hashPin(services, user_id, pin))) return { is: 'WRONG' }
  await returnAllowance(tx, tries(user_id))
  return { is: 'RIGHT' }
}

const findHash = async (tx: Tx, user_id: string): Promise<Buffer | undefined> =>
  (await tx.selectFrom('phone_pin').select('pin_hash').where('user_id', '=', user_id).executeTakeFirst())
    ?.pin_hash
