import type { Dispute, DisputeQuery } from '@gida/contract/domains/refunds/dispute'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { rowsOf, scopeOf } from '../../estates/index.ts'
import { canGiveBack } from '../policy.ts'

const disputes = (tx: Tx) =>
  tx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .leftJoin('proof', 'proof.id', 'dispute.proof_id')
    .selectAll('dispute')
    .select(['proof.name as proof_name', 'proof.content_type as proof_type', 'proof.size as proof_size'])
    .select(['payment.reference', 'payment.tenant_name', 'payment.unit_label'])
type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

export async function getDispute(tx: Tx, actor: Actor, id: string): Promise<Dispute> {
  return presentDispute(orNotFound(await disputes(tx).where('dispute.id', '=', id).executeTakeFirst()), actor)
}

/** The open ones first, by the hour they are due. */
export async function listDisputes(tx: Tx, actor: Actor, query: DisputeQuery): Promise<Page<Dispute>> {
  let found = disputes(tx).where(rowsOf(scopeOf(actor, query.estate_id), 'dispute'))
  if (query.estate_id) found = found.where('dispute.estate_id', '=', query.estate_id)
  if (query.payment_id) found = found.where('dispute.payment_id', '=', query.payment_id)
  if (query.status) found = found.where('dispute.status', '=', query.status)
  const { rows, total } = await readPage(
    found
      .orderBy(sql`dispute.closed_at is not null`)
      .orderBy('dispute.due_at')
      .orderBy('dispute.opened_at', 'desc')
      .orderBy('dispute.id'),
    query,
  )
  return { data: rows.map((row) => presentDispute(row, actor)), pagination: pagination(query, total) }
}

function proofOf({ proof_id, proof_name, proof_type, proof_size }: DisputeRow): Dispute['proof'] {
  if (!proof_id || proof_name === null || proof_type === null || proof_size === null) return null
  return { id: proof_id, name: proof_name, content_type: proof_type, size: proof_size }
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
  answer: row.answer,
  proof: proofOf(row),
  can: { answer: row.status === 'OPEN' && canGiveBack(actor) },
})
