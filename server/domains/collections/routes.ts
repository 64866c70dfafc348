import { collections } from '@gida/contract/domains/collections/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { addContactNote } from './arrears/add-contact-note.ts'
import { getArrearsByAge } from './arrears/arrears-rollup.ts'
import { getDebtor } from './arrears/get-debtor.ts'
import { listArrears } from './arrears/list-arrears.ts'
import { recordPromise } from './arrears/record-promise.ts'
import { listPropertyTransactions, listTenantTransactions } from './list-transactions.ts'
import { payLink } from './reminders/deliver-letters.ts'
import { getReminderRule, updateReminderRule } from './reminders/reminder-rule.ts'
import { previewReminders, sendReminders } from './reminders/send-reminders.ts'
import { paymentReport } from './reports/payment-report.ts'

export function collectionRoutes({ on, make, file }: Mount): void {
  on(collections.sendReminders, (tx, { actor, body, services }) =>
    sendReminders(tx, actor, body, payLink(services)),
  )

  on(collections.previewReminders, (tx, { actor, body, services }) =>
    previewReminders(tx, actor, body, payLink(services)),
  )

  on(collections.listArrears, (tx, { actor, query }) => listArrears(tx, actor, query))

  on(collections.getArrearsByAge, (tx, { actor, query }) => getArrearsByAge(tx, actor, query))

  on(collections.getDebtor, (tx, { actor, params }) => getDebtor(tx, actor, params.id))

  make(collections.addContactNote, async (tx, { actor, params, body }) => {
    const { is_new } = await addContactNote(tx, actor, params.id, body)
    return { answer: await getDebtor(tx, actor, params.id), is_new }
  })

  on(collections.recordPromise, async (tx, { actor, params, body }) => {
    await recordPromise(tx, actor, params.id, body)
    return getDebtor(tx, actor, params.id)
  })

  on(collections.getReminderRule, (tx, { actor, params }) => getReminderRule(tx, actor, params.id))

  on(collections.updateReminderRule, (tx, { actor, params, body }) =>
    updateReminderRule(tx, actor, params.id, body),
  )

  file(collections.downloadPaymentReport, ({ services, actor, query }) =>
    paymentReport(services, actor, query),
  )

  on(collections.listPropertyTransactions, (tx, { actor, params, query }) =>
    listPropertyTransactions(tx, actor, params.id, query),
  )

  on(collections.listTenantTransactions, (tx, { actor, params, query }) =>
    listTenantTransactions(tx, actor, params.id, query),
  )
}
