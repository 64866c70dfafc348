import type { EndNotice } from '@gida/contract/domains/notices/notice'
import { MOVE_TO } from '@gida/contract/domains/notices/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { noticeChanged } from './events.ts'
import { lockNotice, moveNotice } from './notice-queries.ts'

/** Ends a notice as withdrawn, defective or complied with. It is kept with the reason. */
export async function endNotice(tx: Tx, actor: Actor, id: string, { to, reason }: EndNotice): Promise<void> {
  const { served_on } = await lockNotice(tx, actor, id)
  const moved = await moveNotice(tx, id, MOVE_TO[to], { reason, ended_at: tx.now })
  if (!moved)
    throw new Problem('ILLEGAL_STATE', {
      message:
        to === 'ACTED_ON'
          ? 'This notice is still running or has already ended. You can act on it once it has run out.'
          : 'This notice has already ended.',
    })
  if (served_on && to !== 'ACTED_ON') await publish(tx, noticeChanged, { notice_id: id, to })
}
