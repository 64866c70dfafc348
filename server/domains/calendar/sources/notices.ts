import { type NoticeDay, noticeDays } from '../../notices/index.ts'
import { onDay, type Source } from './source.ts'

/** When notices expire and the next step may follow, for those who run the units. */
export const notices: Source = {
  types: ['CLOCK'],
  needs: 'leases_write',
  read: async (tx, _actor, range) =>
    (await noticeDays(tx, range)).map((found) =>
      onDay(found.day, {
        ...{ id: `notice:${found.id}:${found.is_next}`, type: 'CLOCK', title: titleOf(found) },
        ...{ note: `${found.tenant_name}, ${found.unit_name}`, link: `/dashboard/notices/${found.id}` },
      }),
    ),
}

function titleOf({ kind, is_next }: NoticeDay): string {
  if (kind === 'QUIT') return is_next ? 'Owner’s intention can be served' : 'Notice to quit runs out'
  return is_next ? 'The court may be asked' : 'Seven clear days are over'
}
