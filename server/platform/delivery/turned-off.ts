import type { ChoiceChannel, ChoiceKind } from '@gida/contract/domains/notifications/choices'
import type { Tx } from '../db/db.ts'
import { exists } from '../db/rows/exists.ts'

/** Whether a person turned off a kind of message on a channel, in their settings or by an unsubscribe link. */
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
