import type { Actor } from '../../../platform/access/actor.ts'

/** Only its tenant changes what is taken from their card. Others who see the lease see that one stands. */
export const canChange = (actor: Pick<Actor, 'user_id'>, instruction: { tenant_id: string }): boolean =>
  instruction.tenant_id === actor.user_id
