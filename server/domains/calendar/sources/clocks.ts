import { formatNaira } from '@gida/contract/shared/money'
import { depositClocks } from '../../deposits/index.ts'
import { remittanceClocks } from '../../settlements/index.ts'
import { onDay, type Source } from './source.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

/** Deadlines for refunding deposits. */
export const deposits: Source = {
  types: ['CLOCK'],
  needs: 'leases_read',
  read: async (tx, actor, { from, to, estate_id }, words) => {
    const due = await depositClocks(tx, actor, { until: to, estate_id })
    return due
      .filter(({ due_on }) => due_on >= from && due_on <= to)
      .map(({ lease_id, due_on, days_left, amount, unit_label }) =>
        onDay(due_on, {
          ...{ id: `deposit:${lease_id}`, type: 'CLOCK', note: unit_label, is_late: days_left < 0 },
          title: words.depositBack(naira(amount)),
          link: `/dashboard/leases/${lease_id}`,
        }),
      )
  },
}

/** Deadlines for paying landlords. */
export const remittances: Source = {
  types: ['CLOCK'],
  needs: 'reports_read',
  read: async (tx, _actor, { from, to, estate_id }) => {
    const due = await remittanceClocks(tx, estate_id)
    return due
      .filter(({ due_on }) => due_on >= from && due_on <= to)
      .map(({ landlord_id, landlord_name, estate_id, estate_name, due_on, days_left, due }) =>
        onDay(due_on, {
          ...{ id: `remittance:${estate_id}:${landlord_id}`, type: 'CLOCK', is_late: days_left < 0 },
          title: days_left < 0 ? `Remittance is late, ${naira(due)}` : `Remittance due, ${naira(due)}`,
          note: `${landlord_name}, ${estate_name}`,
          link: '/dashboard/payments/remittances',
        }),
      )
  },
}
