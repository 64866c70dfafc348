import { remindersToCome } from '../../collections/index.ts'
import { onDay, type Source } from './source.ts'

/** Future automatic reminders of the actor's estates. */
export const reminders: Source = {
  types: ['REMINDER'],
  needs: 'tenants_read',
  read: async (tx, _actor, { from, to, estate_id }) =>
    (await remindersToCome(tx, { from, to, estate_id })).map((found) => {
      const { day, tenants, lease_id, tenant_name, first_due, last_due } = found
      return onDay(day, {
        ...{ id: `reminder:${day}`, type: 'REMINDER', note: tenants === 1 ? tenant_name : '' },
        title: tenants === 1 ? 'Reminder goes out' : `${tenants} reminders go out`,
        link:
          tenants === 1 && lease_id
            ? `/dashboard/leases/${lease_id}`
            : `/dashboard/payments/charges?due_from=${first_due}&due_to=${last_due}`,
      })
    }),
}
