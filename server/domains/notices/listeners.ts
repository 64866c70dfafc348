import { formatDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { type AnyListener, listener, publish } from '../../platform/jobs/events.ts'
import { leaseEnded, leaseStarted } from '../leases/index.ts'
import { noticeChanged } from './events.ts'
import { moveNotice } from './notice-queries.ts'

const RENEWED = 'The tenancy was renewed.'
const NOT_SERVED = 'The tenancy ended before it was served.'

/** A renewal withdraws the notices of the lease that it follows: its tenant stays. */
const withdrawOnRenewal = listener({
  name: 'withdraw_notices_of_renewed',
  event: leaseStarted,
  handle: async (tx, { lease_id }) => {
    const { follows_id, followed_as } = await tx
      .selectFrom('lease')
      .select(['follows_id', 'followed_as'])
      .where('id', '=', lease_id)
      .executeTakeFirstOrThrow()
    if (!follows_id || followed_as !== 'RENEWAL') return
    for (const { id, served_on } of await openNotices(tx, follows_id))
      if ((await moveNotice(tx, id, 'WITHDRAW', { reason: RENEWED, ended_at: tx.now })) && served_on)
        await publish(tx, noticeChanged, { notice_id: id, to: 'WITHDRAWN' })
  },
})

/** A home that was given back needs no further step. A lease that merely ran out leaves its notices as they are. */
const complyOnEnd = listener({
  name: 'end_notices_of_ended',
  event: leaseEnded,
  handle: async (tx, { lease_id }) => {
    const { status, end_date } = await tx
      .selectFrom('lease')
      .select(['status', 'end_date'])
      .where('id', '=', lease_id)
      .executeTakeFirstOrThrow()
    if (status !== 'TERMINATED') return
    const gone = `The tenancy ended on ${formatDay(end_date)}, and the home was given back.`
    for (const { id, served_on } of await openNotices(tx, lease_id))
      await (served_on
        ? moveNotice(tx, id, 'COMPLY', { reason: gone, ended_at: tx.now })
        : moveNotice(tx, id, 'WITHDRAW', { reason: NOT_SERVED, ended_at: tx.now }))
  },
})

const openNotices = (tx: Tx, lease_id: string) =>
  tx
    .selectFrom('notice')
    .select(['id', 'served_on'])
    .where('lease_id', '=', lease_id)
    .where('state', 'in', ['PREPARED', 'SERVED', 'EXPIRED'])
    .orderBy('id')
    .execute()

export const noticeFollowers: AnyListener[] = [withdrawOnRenewal, complyOnEnd]
