import { type NoticeDay, noticeDays } from '../../notices/index.ts'
import { onDay, type Source } from './source.ts'

/** When notices run out, and from when the owner's intention or the court may follow: for who runs the home. */
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
