import type { SecondFactor } from '@gida/contract/domains/auth/second-factor'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import type { UserRow } from '../../users/index.ts'

/** Whether a person has an active second factor; an unconfirmed one does not count. */
export async function hasSecondFactor(tx: Tx, user_id: string): Promise<boolean> {
  return exists(
    tx
      .selectFrom('second_factor')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('confirmed_at', 'is not', null),
  )
}

type Who = Pick<UserRow, 'id' | 'role'>

/** Required for administrators in production; demo administrators have none. */
export const isRequired = (config: Pick<Config, 'production'>, { role }: Pick<Who, 'role'>): boolean =>
  config.production && role === 'ADMIN'

/** Whether this person's sessions are limited to setting up a second factor. */
export async function needsSetup(tx: Tx, config: Pick<Config, 'production'>, user: Who): Promise<boolean> {
  return isRequired(config, user) && !(await hasSecondFactor(tx, user.id))
}

export async function isSetupOnly(tx: Tx, actor: Actor): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('is_setup_only')
    .where('id', '=', actor.session_id)
    .executeTakeFirst()
  return session?.is_setup_only ?? false
}

/** Limits a person's sessions to the setup, or lifts the limit. */
export async function limitSessions(tx: Tx, user_id: string, is_setup_only: boolean): Promise<void> {
  await tx
    .updateTable('session')
    .set({ is_setup_only })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function getSecondFactor(
  tx: Tx,
  config: Pick<Config, 'production'>,
  user: Who,
): Promise<SecondFactor> {
  const found = await tx
    .selectFrom('second_factor')
    .select('confirmed_at')
    .select((eb) =>
      eb
        .selectFrom('recovery_code')
        .select((count) => count.fn.countAll<number>().as('left'))
        .whereRef('recovery_code.user_id', '=', 'second_factor.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    )
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return {
    is_on: found !== undefined,
    since: found?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: found?.left ?? 0,
    is_required: isRequired(config, user),
  }
}
