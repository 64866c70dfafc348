import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { depositDue, depositMoved } from '../../deposits/index.ts'
import { getLease } from '../../leases/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { type Recipient, recipientsOf } from '../recipients.ts'
import type { Words } from '../words.ts'

type Deposit = { place: string; tenant_name: string; to_return: number }
type Say = (deposit: Deposit, isTenant: boolean) => Words | null

/** What each step means to the tenant, and to those who let; null says nothing to them. */
const MOVED: Record<
  'PROPOSED' | 'AGREED' | 'DISPUTED' | 'SETTLED' | 'PART_RETURNED' | 'RETURNED',
  (deposit: Deposit, isTenant: boolean, words: string) => Words | null
> = {
  PROPOSED: ({ place }, isTenant) =>
    isTenant
      ? {
          title: 'Your deposit: please look',
          message: `There is a proposal for your deposit for ${place}. See the deductions and their reasons, and say whether you agree.`,
        }
      : null,
  AGREED: ({ place, tenant_name }, isTenant) =>
    isTenant
      ? null
      : {
          title: 'Deposit agreed',
          message: `${tenant_name} agrees to what you proposed for ${place}. It can be settled.`,
        },
  DISPUTED: ({ place, tenant_name }, isTenant, words) =>
    isTenant ? null : { title: 'Deposit disputed', message: `${tenant_name}, ${place}: ${words}` },
  SETTLED: ({ place, to_return }, isTenant) =>
    isTenant
      ? {
          title: 'Your deposit is on its way',
          message: `${formatNaira(to_return, 'short')} of your deposit for ${place} is to be sent to the account you named.`,
        }
      : null,
  PART_RETURNED: ({ place, to_return }, isTenant) =>
    isTenant
      ? {
          title: 'Part of your deposit was sent',
          message: `${formatNaira(to_return, 'short')} of your deposit for ${place}, which nobody contests, was sent to the account you named. The rest is held until it is agreed.`,
        }
      : null,
  RETURNED: ({ place, to_return }, isTenant) =>
    isTenant && to_return > 0
      ? {
          title: 'Your deposit was sent',
          message: `${formatNaira(to_return, 'short')} of your deposit for ${place} was sent to the account you named.`,
        }
      : null,
}

async function sendNotices(
  tx: Tx,
  lease_id: string,
  event: string,
  say: Say,
  priority?: 'high',
): Promise<void> {
  const lease = await getLease(tx, lease_id)
  if (!lease.tenant_id) return
  const deposit = await tx
    .selectFrom('deposit')
    .select('to_return')
    .where('lease_id', '=', lease_id)
    .executeTakeFirstOrThrow()
  const seen = {
    place: `${lease.unit_name}, ${lease.estate_name}`,
    tenant_name: lease.tenant_name,
    to_return: deposit.to_return ?? 0,
  }
  const isTenant = (person: Recipient) => person.parts.includes('TENANT')
  const recipients = await recipientsOf(tx, { ...lease, tenant_id: lease.tenant_id })
  const notices = recipients.flatMap((person): Notice[] => {
    const said = say(seen, isTenant(person))
    const of = { user_id: person.user_id, key: `deposit:${lease_id}:${event}`, type: 'payment' as const }
    const action_url = `/dashboard/deposits/${lease_id}`
    return said ? [{ ...of, action_url, ...said, ...(priority && { priority }) }] : []
  })
  await notifyAll(tx, notices)
}

const notifyDepositMoved = listener({
  name: 'notify_people',
  event: depositMoved,
  handle: (tx, { lease_id, to, at, words = '', amount }) =>
    sendNotices(
      tx,
      lease_id,
      `${to}:${at}`,
      (deposit, isTenant) =>
        MOVED[to]({ ...deposit, to_return: amount ?? deposit.to_return }, isTenant, words),
      'high',
    ),
})

const notifyDepositDue = listener({
  name: 'notify_people',
  event: depositDue,
  handle: (tx, { lease_id, step, days_left, due_on }) =>
    sendNotices(
      tx,
      lease_id,
      `due:${due_on}:${step}`,
      ({ place, tenant_name }, isTenant) => {
        const whose = isTenant ? `Your deposit for ${place}` : `The deposit of ${tenant_name}, ${place},`
        if (days_left < 0)
          return {
            title: 'A deposit is late',
            message: `${whose} should have been back on ${formatDay(due_on)}.`,
          }
        return { title: 'A deposit is due back', message: `${whose} is to be back by ${formatDay(due_on)}.` }
      },
      days_left < 0 ? 'high' : undefined,
    ),
})

export const depositListeners: AnyListener[] = [notifyDepositMoved, notifyDepositDue]
