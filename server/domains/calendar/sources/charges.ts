import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { addDays, type Day, daysBetween, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { rowsOf, scopeOf } from '../../../platform/access/scope.ts'
import { openByDay } from '../../charges/index.ts'
import type { CalendarWords } from '../words/en.ts'
import { onDay, type Source } from './source.ts'

/** Counting limit of charges per day. */
const MOST_COUNTED = 50

type Found = {
  day: string
  amount: number
  count: number
  lease_id: string | null
  transaction_type: TransactionType
  note: string
}

/** Open charges by due day: sum from rollups, with count, and by name if it is a single one. */
export const charges: Source = {
  types: ['CHARGE', 'ARREARS'],
  needs: 'payments_read',
  read: async (tx, actor, { from, to, estate_id }, words) => {
    const isTheirs = rowsOf(scopeOf(actor, estate_id), 'c')
    const isIn = estate_id ? sql`c.estate_id = ${estate_id}` : sql`true`
    const { rows } = await sql<Found>`
      select d.day, d.amount, one.count, one.lease_id, one.transaction_type, one.note
      from (
          select due_date as day, sum(open_amount)::bigint as amount from ${openByDay(actor, { estate_id }, eachDay(from, to))} open
          where due_date between ${from} and ${to} group by due_date) d
        cross join lateral (
          select count(*)::int as count, (array_agg(f.lease_id))[1] as lease_id,
            (array_agg(f.transaction_type))[1] as transaction_type,
            (array_agg(app.name_of(f.tenant_id) || ', ' || f.unit_name))[1] as note
          from (
            select c.lease_id, c.transaction_type, c.tenant_id, u.name as unit_name
            from charge c join unit u on u.id = c.unit_id
            where c.due_date = d.day and c.open_amount > 0 and ${isTheirs} and ${isIn} limit ${MOST_COUNTED}) f) one
      where one.count > 0 order by d.day`.execute(tx)
    const today = lagosDay(tx.now)
    return rows.map((row) => present(row, row.day < today, words))
  },
}

function present({ day, amount, count, ...one }: Found, isLate: boolean, words: CalendarWords): CalendarItem {
  const title = isLate ? words.late : words.due
  const charges = count === MOST_COUNTED ? words.manyCharges : words.charges
  return onDay(day, {
    ...{ id: `charge:${day}`, type: isLate ? 'ARREARS' : 'CHARGE', is_late: isLate },
    title: title(
      count === 1 ? TYPE_NAMES[one.transaction_type] : charges(count),
      formatNaira(amount, 'short'),
    ),
    note: count === 1 ? one.note : '',
    link:
      count === 1 && one.lease_id
        ? `/dashboard/leases/${one.lease_id}`
        : `/dashboard/payments/charges?due_from=${day}&due_to=${day}`,
  })
}

const eachDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n))
