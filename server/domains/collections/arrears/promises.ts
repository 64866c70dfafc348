import type { PaymentPromise } from '@gida/contract/domains/collections/arrears'
import { promiseState } from '@gida/contract/domains/collections/rules'
import type { Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'

/**
 * A sub-select: payments for a tenancy, less refunds, from when a promise was made to the end of its day in Lagos. Cash counts by
 * the day it was handed over, even if recorded later.
 */
export const receivedFor = (promise: string, home: string): RawBuilder<number> => {
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`)
  return sql<number>`(select coalesce(sum(paid.amount - paid.refunded_amount), 0)::bigint from payment paid
    where paid.tenant_id = ${of(home, 'tenant_id')} and paid.property_id = ${of(home, 'property_id')}
      and paid.status = 'COMPLETED'
      and greatest(paid.created_at, paid.payment_date) >= ${of(promise, 'created_at')}
      and paid.payment_date < (${of(promise, 'promised_on')} + 1)::timestamp at time zone 'Africa/Lagos')`
}

export type PromiseRow = {
  id: string
  amount: number
  promised_on: Day
  note: string
  received: number
  is_late: boolean
  recorded_by: string
  created_at: Date
}

/** The columns of a `PromiseRow`: a promise, its tenancy and who recorded it. */
export const promiseColumns = (promise: string, home: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${promise}.${column}`)
  return sql`${of('id')}, ${of('amount')}, ${of('promised_on')}, ${of('note')}, ${of('created_at')},
    ${receivedFor(promise, home)} as received,
    coalesce(${sql.ref(`${home}.oldest_due`)} <= ${of('promised_on')}, false) as is_late,
    coalesce((select full_name from users where id = ${of('recorded_by')}), '') as recorded_by`
}

export function presentPromise({ is_late, ...row }: PromiseRow, today: Day): PaymentPromise {
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    state: promiseState({ ...row, is_late }, today),
  }
}
