import type { ChoiceChannel, ChoiceKind } from '@gida/contract/domains/notifications/choices'
import type { Tx } from '../db/db.ts'
import { exists } from '../db/rows/exists.ts'

/** Whether somebody wants nothing of a kind by a way, as they chose themselves or by the link at the foot of a mail. */
export const hasTurnedOff = (
  tx: Tx,
  user_id: string,
  kind: ChoiceKind,
  channel: ChoiceChannel,
): Promise<boolean> =>
  exists(
    tx
      .selectFrom('notification_choice')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .where('is_on', '=', false),
  )
