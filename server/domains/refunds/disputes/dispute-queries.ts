import type { Dispute, DisputeQuery } from '@gida/contract/domains/refunds/dispute'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given, pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { canRefundPayment } from '../policy.ts'

const disputes = (tx: Tx) =>
  tx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .leftJoin('evidence', 'evidence.id', 'dispute.evidence_id')
    .selectAll('dispute')
    .select([
      'evidence.name as evidence_name',
      'evidence.content_type as evidence_type',
      'evidence.size as evidence_size',
    ])
    .select(['payment.reference', 'payment.tenant_name', 'payment.unit_label'])
type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

export async function getDispute(tx: Tx, actor: Actor, id: string): Promise<Dispute> {
  return presentDispute(orNotFound(await disputes(tx).where('dispute.id', '=', id).executeTakeFirst()), actor)
}

/** Open disputes first, by deadline. */
export async function listDisputes(tx: Tx, actor: Actor, query: DisputeQuery): Promise<Page<Dispute>> {
  const { estate_id, payment_id, status } = query
  const asked = {
    'dispute.estate_id': estate_id,
    'dispute.payment_id': payment_id,
    'dispute.status': status,
  }
  const found = disputes(tx)
    .where(rowsOf(scopeOf(actor, estate_id), 'dispute'))
    .where((eb) => eb.and(given(asked)))
    .orderBy(sql`dispute.closed_at is not null`)
    .orderBy('dispute.due_at')
    .orderBy('dispute.opened_at', 'desc')
    .orderBy('dispute.id')
  return pageOf(found, query, (row) => presentDispute(row, actor))
}

function evidenceOf({
  evidence_id,
  evidence_name,
  evidence_type,
  evidence_size,
}: DisputeRow): Dispute['evidence'] {
  if (!evidence_id || evidence_name === null || evidence_type === null || evidence_size === null) return null
  return { id: evidence_id, name: evidence_name, content_type: evidence_type, size: evidence_size }
}

const presentDispute = (row: DisputeRow, actor: Actor): Dispute => ({
  id: row.id,
  payment_id: row.payment_id,
  payment_reference: row.reference,
  estate_id: row.estate_id,
  tenant_name: row.tenant_name,
  property_unit: row.unit_label,
  amount: row.amount,
  reason: row.reason,
  status: row.status,
  due_at: row.due_at?.toISOString() ?? null,
  opened_at: row.opened_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  archived_at: row.archived_at?.toISOString() ?? null,
  answer: row.answer,
  evidence: evidenceOf(row),
  can: {
    answer: row.status === 'OPEN' && !row.archived_at && canRefundPayment(actor),
    end: row.archived_at !== null && row.closed_at === null && canRefundPayment(actor),
  },
})
