import type {
  Refund,
  RefundOfPayment,
  RefundQuery,
  RefundSummary,
} from '@gida/contract/domains/refunds/refund'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { given, pageOf, readSort } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { getPaymentRow } from '../payments/index.ts'
import { canRefundPayment } from './policy.ts'

const refunds = (tx: Tx) =>
  tx
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('users', 'users.id', 'refund.tenant_id')
    .selectAll('refund')
    .select(['payment.reference as payment_reference', 'payment.unit_label'])
    .select(sql<string>`coalesce(payment.tenant_name, users.full_name, '')`.as('tenant_name'))
type RefundRow = Awaited<ReturnType<ReturnType<typeof refunds>['executeTakeFirstOrThrow']>>

export async function getRefund(tx: Tx, actor: Actor, id: string): Promise<Refund> {
  return presentRefund(orNotFound(await refunds(tx).where('refund.id', '=', id).executeTakeFirst()), actor)
}

/** Those that need attention first, then the newest, unless `sort` says otherwise. */
export async function listRefunds(tx: Tx, actor: Actor, query: RefundQuery): Promise<Page<Refund>> {
  const { estate_id, transaction_id, status, needs_attention, sort } = query
  const asked = {
    'refund.estate_id': estate_id,
    'refund.payment_id': transaction_id,
    'refund.status': status,
    'refund.needs_attention': needs_attention,
  }
  const { field, direction } = readSort<'created_at' | 'amount'>(sort ?? '-created_at')
  let found = refunds(tx)
    .where(rowsOf(scopeOf(actor, estate_id), 'refund'))
    .where((eb) => eb.and(given(asked)))
  if (!sort) found = found.orderBy('refund.needs_attention', 'desc')
  found = found.orderBy(`refund.${field}`, direction).orderBy('refund.id', direction)
  return pageOf(found, query, (row) => presentRefund(row, actor))
}

/** All refunds of one payment, for everybody who sees the payment. */
export async function getRefundSummary(tx: Tx, actor: Actor, payment_id: string): Promise<RefundSummary> {
  const payment = await getPaymentRow(tx, payment_id)
  const [rows, notes] = await Promise.all([
    tx
      .selectFrom('refund')
      .selectAll()
      .where('payment_id', '=', payment_id)
      .orderBy('created_at', 'desc')
      .execute(),
    tx
      .selectFrom('credit_note')
      .select(['id', 'number', 'amount', 'issued_at'])
      .where('payment_id', '=', payment_id)
      .orderBy('issued_at', 'desc')
      .execute(),
  ])
  return {
    refunded_amount: payment.refunded_amount,
    refunds: rows.map(presentOfPayment),
    credit_notes: notes.map((note) => ({
      ...note,
      issued_at: note.issued_at.toISOString(),
      download_url: `/api/v1/credit-notes/${note.id}/download`,
    })),
    can: {
      refund:
        canRefundPayment(actor) && payment.status === 'COMPLETED' && payment.refunded_amount < payment.amount,
    },
  }
}

type Shown = Omit<RefundRow, 'payment_reference' | 'unit_label' | 'tenant_name'>

const presentOfPayment = (row: Shown): RefundOfPayment => ({
  id: row.id,
  amount: row.amount,
  status: row.status,
  reason: row.reason,
  way: row.way,
  still_owed: row.still_owed,
  needs_attention: row.needs_attention,
  failure: row.failure,
  created_at: row.created_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
  last_checked_at: row.last_checked_at?.toISOString() ?? null,
})

const presentRefund = (row: RefundRow, actor: Actor): Refund => ({
  ...presentOfPayment(row),
  transaction_id: row.payment_id,
  payment_reference: row.payment_reference,
  estate_id: row.estate_id,
  tenant_id: row.tenant_id,
  tenant_name: row.tenant_name,
  property_unit: row.unit_label,
  sent_to: row.sent_to,
  can: { retry: row.needs_attention && canRefundPayment(actor) },
})
