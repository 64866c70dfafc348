import type { Actor } from '../../../platform/access/actor.ts'

/** Only its tenant may change an instruction. Others who see the lease see only that one exists. */
export const canChange = (actor: Pick<Actor, 'user_id'>, instruction: { tenant_id: string }): boolean =>
  instruction.tenant_id === actor.user_id
