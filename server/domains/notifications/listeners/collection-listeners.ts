import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  getBrokenPromise,
  getLateFee,
  lateFeeRaised,
  payLink,
  promiseBroken,
  readLetter,
  tenantsReminded,
} from '../../collections/index.ts'
import type { Notice } from '../notice.ts'
import { notify, notifyAll } from '../notify.ts'
import { managersAnd } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

/** The in-app notification of a reminder; mail and text are sent by the collections domain. */
const ringForReminder = listener({
  name: 'notify_tenants',
  event: tenantsReminded,
  handle: async (tx, { letter_ids }, services) => {
    const notices: Notice[] = []
    for (const id of letter_ids) {
      const letter = await readLetter(tx, id, payLink(services))
      if (!letter?.channels.includes('IN_APP')) continue
      notices.push({
        user_id: letter.tenant_id,
        key: `reminder:${id}`,
        type: 'payment',
        action_url: '/pay',
        title: letter.words.subject,
        message: letter.words.bell,
      })
    }
    await notifyAll(tx, notices)
  },
})

/** Notifies the managers of the estate and whoever recorded the promise. */
const notifyBrokenPromise = listener({
  name: 'notify_managers',
  event: promiseBroken,
  handle: async (tx, { promise_id }) => {
    const promise = await getBrokenPromise(tx, promise_id)
    const people = await managersAnd(tx, promise, promise.recorded_by)
    await notifyAll(
      tx,
      people.map((user_id) => ({
        user_id,
        key: `promise:${promise_id}:broken`,
        type: 'payment',
        priority: 'high',
        action_url: `/dashboard/payments/overdue?who=${promise.tenancy_id}`,
        ...words.promiseBroken(promise),
      })),
    )
  },
})

/** In the app and by mail only, without push, since it runs at midnight. */
const notifyLateFee = listener({
  name: 'notify_tenant',
  event: lateFeeRaised,
  handle: async (tx, { fee_id }, services) => {
    const fee = await getLateFee(tx, fee_id)
    const about = { user_id: fee.tenant_id, key: `late_fee:${fee_id}` }
    const { lateFee, language } = await wordsFor(tx, fee.tenant_id)
    const title = lateFee.title(formatNaira(fee.amount, 'short'))
    const what = `${fee.description}, ${fee.unit_name}`
    const late = formatNaira(fee.late_amount, 'short')
    const message = `${lateFee.message(what, formatDay(fee.due_date, language), late, fee.late_days)} ${lateFee.rule(fee.estate_name, fee.why)}`
    await notify(tx, { ...about, type: 'payment', action_url: '/dashboard/payments/charges', title, message })
    const link = payLink(services)
    const mail = { subject: title, text: `${message}\n\n${link}`, links: [link] }
    await deliverByPreference(tx, { ...about, kind: 'payment', can_wait: true, mail })
  },
})

export const collectionListeners: AnyListener[] = [ringForReminder, notifyBrokenPromise, notifyLateFee]
