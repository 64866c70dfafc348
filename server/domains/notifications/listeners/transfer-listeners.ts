import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { clientsAccountShown } from '../../transfers/index.ts'
import { notifyAll } from '../notify.ts'
import { managersOf, recipientsOfSetup } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { words } from '../words/to-office.ts'

const ACCOUNTS = '/dashboard/payments/transfers/accounts'

/** Tells managers and owners, since an intruder in a manager's session could redirect tenants' payments. */
const notifyAccount = listener({
  name: 'notify_clients_account',
  event: clientsAccountShown,
  handle: async (tx, { bank_account_id, estate_id, by, shown_from }) => {
    const account = await tx
      .selectFrom('bank_account')
      .innerJoin('estate', (join) => join.on('estate.id', '=', estate_id))
      .select(['bank_name', 'account_number', 'account_name', 'estate.name as estate_name'])
      .select((eb) => eb.selectFrom('users').select('full_name').where('id', '=', by).as('by_name'))
      .where('bank_account.id', '=', bank_account_id)
      .executeTakeFirstOrThrow()
    const said = words.clientsAccount({ ...account, shown_from: new Date(shown_from) })
    const people = [...new Set((await recipientsOfSetup(tx, [estate_id])).map(({ user_id }) => user_id))]
    const managers = new Set(await managersOf(tx, estate_id))
    const key = `clients-account:${bank_account_id}:${estate_id}:${shown_from}`
    await notifyAll(
      tx,
      people.map((user_id) => ({
        ...{ user_id, key, type: 'payment', priority: 'high', ...said },
        ...(managers.has(user_id) && { action_url: ACCOUNTS }),
      })),
    )
    for (const user_id of people) {
      const mail = { subject: said.title, text: said.message }
      await deliverByPreference(tx, {
        user_id,
        key: `${key}:${user_id}`,
        kind: 'payment',
        class: 'security',
        mail,
      })
    }
  },
})

export const transferListeners: AnyListener[] = [notifyAccount]
