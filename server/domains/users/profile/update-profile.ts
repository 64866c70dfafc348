import type { UpdateProfile } from '@gida/contract/domains/users/profile'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson } from '../person-row.ts'
import { refuseToWrite } from '../policy.ts'

const MOST_PREFERENCES = 50

/** Changes the given fields of a profile. */
export async function updateProfile(tx: Tx, actor: Actor, id: string, wanted: UpdateProfile): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToWrite(actor, person)
  const { address, avatar_url, ...said } = wanted
  if (address !== undefined || avatar_url === null) {
    await tx
      .updateTable('users')
      .set({
        ...(address !== undefined ? { address } : {}),
        ...(avatar_url === null ? { avatar_version: null } : {}),
        updated_at: tx.now,
      })
      .where('id', '=', id)
      .execute()
  }
  await say(tx, id, said)
}

type ProfileChange = Pick<UpdateProfile, 'bio' | 'preferences' | 'emergency_contact'>

async function say(
  tx: Tx,
  user_id: string,
  { bio, preferences, emergency_contact }: ProfileChange,
): Promise<void> {
  const changed = {
    ...(bio !== undefined ? { bio } : {}),
    ...(emergency_contact !== undefined
      ? {
          emergency_name: emergency_contact?.name ?? null,
          emergency_phone: emergency_contact?.phone ?? null,
          emergency_relationship: emergency_contact?.relationship ?? null,
        }
      : {}),
  }
  if (Object.keys(changed).length === 0 && preferences === undefined) return
  const given = JSON.stringify(preferences ?? {})
  const kept = await tx
    .insertInto('user_profile')
    .values({ user_id, ...changed, preferences: sql`jsonb_strip_nulls(${given}::jsonb)`, updated_at: tx.now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...changed,
        preferences: sql`jsonb_strip_nulls(user_profile.preferences || ${given}::jsonb)`,
        updated_at: tx.now,
      }),
    )
    .returning(sql<number>`(select count(*) from jsonb_object_keys(user_profile.preferences))`.as('count'))
    .executeTakeFirstOrThrow()
  if (kept.count > MOST_PREFERENCES) {
    throw problem('VALIDATION_ERROR', [
      { path: 'preferences', message: `At most ${MOST_PREFERENCES} are kept` },
    ])
  }
}
