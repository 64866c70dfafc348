import { randomBytes } from 'node:crypto'
import type { Profile } from '@gida/contract/domains/users/profile'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getPerson } from '../person-row.ts'
import { refuseToWrite } from '../policy.ts'
import { type AvatarSize, drawAvatar } from './draw-avatar.ts'
import { getProfile } from './get-profile.ts'

export const avatarKey = (user_id: string, version: string, size: AvatarSize) =>
  `avatars/${user_id}/${version}-${size}.webp`

/** Replaces a person's picture. It is converted and stored between two transactions. */
export async function uploadAvatar(
  services: Services,
  actor: Actor,
  id: string,
  bytes: Buffer,
): Promise<Profile> {
  const mayWrite = async (tx: Tx) => refuseToWrite(actor, await getPerson(tx, actor, id))
  await services.transaction(actor, mayWrite)
  const version = await storeAvatar(services, id, bytes)
  return services.transaction(actor, async (tx) => {
    await mayWrite(tx)
    await showAvatar(tx, id, version)
    return getProfile(tx, actor, id)
  })
}

/** Stores a picture under a new random version. */
export async function storeAvatar(services: Services, user_id: string, bytes: Buffer): Promise<string> {
  const drawn = await drawAvatar(bytes)
  const version = randomBytes(16).toString('base64url')
  await Promise.all(
    (['256', '64'] as const).map((size) =>
      services.files.put(avatarKey(user_id, version, size), drawn[size], 'image/webp'),
    ),
  )
  return version
}

export async function showAvatar(tx: Tx, user_id: string, avatar_version: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ avatar_version, updated_at: tx.now })
    .where('id', '=', user_id)
    .execute()
}

/** The present picture, if the version matches. */
export async function readAvatar(
  services: Services,
  user_id: string,
  version: string,
  size: AvatarSize,
): Promise<Uint8Array> {
  const shown = await services.transaction('system', (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user_id)
      .where('avatar_version', '=', version)
      .executeTakeFirst(),
  )
  return orNotFound(shown && (await services.files.get(avatarKey(user_id, version, size))))
}
