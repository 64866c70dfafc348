import type { OptionalPurpose } from '@gida/contract/domains/privacy/consents'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { revokeSupportAccess } from '../../auth/index.ts'
import { removeMethods } from '../../autopay/index.ts'
import { unsubscribeDevices } from '../../notifications/index.ts'
import { recordWithdrawal } from './record-consent.ts'

/** How each purpose is stopped. */
const STOP: Record<OptionalPurpose, (tx: Tx, actor: Actor) => Promise<void>> = {
  PUSH: unsubscribeDevices,
  CARD: removeMethods,
  SUPPORT: revokeSupportAccess,
}

/** Withdraws a consent and, in the same transaction, what depends on it, so that running jobs find nothing to send to. */
export async function withdrawConsent(tx: Tx, actor: Actor, purpose: OptionalPurpose): Promise<void> {
  await STOP[purpose](tx, actor)
  await recordWithdrawal(tx, { user_id: actor.user_id, purpose })
}
