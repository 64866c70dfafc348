import type { Actor } from '../../../platform/access/actor.ts'
import type { Services } from '../../../platform/services.ts'

export type ImpersonatedCall = { call: string; address: string; is_refused: boolean }

/** Records each call of an impersonation, with both people, before it is answered. */
export async function recordImpersonatedCall(
  services: Services,
  { user_id, session_id, admin_id }: Actor & { admin_id: string },
  call: ImpersonatedCall,
): Promise<void> {
  await services.transaction('system', (tx) =>
    tx
      .insertInto('impersonation_call')
      .values({ impersonation_id: session_id, admin_id, user_id, at: tx.now, ...call })
      .execute(),
  )
}
