import { remindersToCome } from '../../collections/index.ts'
import { onDay, type Source } from './source.ts'

/** Future automatic reminders of the actor's estates. */
export const reminders: Source = {
  types: ['REMINDER'],
  needs: 'tenants_read',
  read: async (tx, _actor, { from, to, estate_id }) =>
    (await remindersToCome(tx, { from, to, estate_id })).map(({ day, tenants, lease_id, tenant_name }) =>
      onDay(day, {
        ...{ id: `reminder:${day}`, type: 'REMINDER', note: tenants === 1 ? tenant_name : '' },
        title: tenants === 1 ? 'Reminder goes out' : `${tenants} reminders go out`,
        link: tenants === 1 && lease_id ? `/dashboard/leases/${lease_id}` : '/dashboard/payments',
      }),
    ),
}
