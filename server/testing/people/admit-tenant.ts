import { joinEstate } from '../../domains/estates/index.ts'
import type { World } from '../world.ts'

type Admitted = {
  estate_id: string
  user_id: string
  invited_by: string
  unit_id?: string
  email?: string
  /** An existing pending invitation. */
  invitation_id?: string
}

/** Makes a tenant an accepted invitee of an estate, or of one of its units; returns the invitation's id. */
export function admitTenant(world: World, { user_id, invitation_id, ...place }: Admitted): Promise<string> {
  return world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: place.estate_id, user_id, role: 'TENANT' })
    const accepted = { status: 'ACCEPTED', accepted_at: tx.now, accepted_by: user_id } as const
    const email = `accepted-${user_id}@test.gida.ng`
    const { id } = await tx
      .insertInto('invitation')
      .values({
        ...(invitation_id && { id: invitation_id }),
        ...{ role: 'TENANT', email, expires_at: tx.now, ...place, ...accepted },
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(accepted))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
