import type { SigningEventKind } from '@gida/contract/domains/signing/request'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Where a request came from. */
export type From = { ip: string; user_agent: string }

type Happened = {
  request_id: string
  signer_id?: string
  kind: SigningEventKind
  detail?: string
  from?: From
}

/** The name recorded in the trail. System only. */
export async function nameOf(tx: Tx, user_id: string): Promise<string> {
  const found = await tx.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst()
  return found?.full_name ?? ''
}

/** Adds an event to the trail, never earlier than the last one. Needs the lock of the request, or of a row of the signer. */
export async function writeTrail(
  tx: Tx,
  { request_id, signer_id, kind, detail = '', from }: Happened,
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    insert into signing_event (request_id, signer_id, kind, detail, ip, user_agent, at)
    select ${request_id}, ${signer_id ?? null}, ${kind}, ${detail.slice(0, 500)}, ${from?.ip ?? null},
      ${from?.user_agent.slice(0, 300) ?? null}, greatest(${tx.now}::timestamptz, max(at))
    from signing_event where request_id = ${request_id} returning at`.execute(tx)
  return rows[0]?.at ?? tx.now
}

export type TrailRow = {
  kind: SigningEventKind
  signer_name: string | null
  detail: string
  ip: string | null
  user_agent: string | null
  at: Date
}

/** In chronological order. */
export const trailOf = (tx: Tx, request_id: string): Promise<TrailRow[]> =>
  tx
    .selectFrom('signing_event as e')
    .leftJoin('signer', 'signer.id', 'e.signer_id')
    .select(['e.kind', 'signer.name as signer_name', 'e.detail', 'e.ip', 'e.user_agent', 'e.at'])
    .where('e.request_id', '=', request_id)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
