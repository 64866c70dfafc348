import { Landed, type Recorded } from '@gida/contract/domains/payments/offline'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** A manually recorded payment, subject to row-level security. */
export async function getRecorded(tx: Tx, payment_id: string) {
  const row = await tx
    .selectFrom('payment')
    .innerJoin('offline_payment', 'offline_payment.payment_id', 'payment.id')
    .select(['payment.unit_id', 'payment.created_by', 'payment.created_at'])
    .select(sql<boolean>`payment.estate_id = any (app.managed_estates())`.as('is_managed'))
    .where('payment.id', '=', payment_id)
    .executeTakeFirst()
  return orNotFound(row)
}

type Reversible = { created_by: string; created_at: Date; is_managed: boolean }

/** Whoever recorded it, on the same day; the estate's manager at any time. */
export function mayReverse(actor: Pick<Actor, 'role' | 'user_id'>, of: Reversible, now: Date): boolean {
  if (actor.role === 'TENANT') return false
  if (of.is_managed || actor.role === 'ADMIN') return true
  return of.created_by === actor.user_id && lagosDay(of.created_at) === lagosDay(now)
}

/** Details of a manual record, with the names of those who took and recorded it; null for provider payments. */
export async function findRecorded(tx: Tx, payment_id: string): Promise<Recorded | null> {
  const row = await tx
    .selectFrom('offline_payment as o')
    .innerJoin('payment as p', 'p.id', 'o.payment_id')
    .leftJoin('evidence', 'evidence.id', 'o.evidence_id')
    .select(['o.landed', 'o.received_on', 'o.payer_name', 'p.provider_reference as bank_reference'])
    .select(['o.reversed_at', 'o.reversal_kind', 'o.reversal_reason'])
    .select(['evidence.id as evidence_id', 'evidence.name as evidence_name', 'evidence.content_type'])
    .select([
      sql<string>`app.name_of(o.received_by)`.as('received_by'),
      sql<string>`app.name_of(p.created_by)`.as('recorded_by'),
      sql<string | null>`app.name_of(o.reversed_by)`.as('reversed_by'),
    ])
    .where('o.payment_id', '=', payment_id)
    .executeTakeFirst()
  if (!row) return null
  const {
    evidence_id,
    evidence_name,
    content_type,
    reversed_at,
    reversal_kind,
    reversal_reason,
    reversed_by,
    ...kept
  } = row
  return {
    ...kept,
    landed: Landed.parse(row.landed),
    evidence:
      evidence_id && evidence_name && content_type
        ? { id: evidence_id, name: evidence_name, content_type }
        : null,
    reversal:
      reversed_at && reversal_reason
        ? {
            kind: reversal_kind === 'BOUNCED' ? 'BOUNCED' : 'MISTAKE',
            reason: reversal_reason,
            by: reversed_by ?? '',
            at: reversed_at.toISOString(),
          }
        : null,
  }
}
