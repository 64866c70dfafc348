import type { Answer, AnswerState } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { hashAnswerToken } from '../answer-links.ts'
import { recordAnswer } from './record-answer.ts'

export type LinkedAlert = {
  recipient_id: string
  name: string
  unit: string | null
  state: AnswerState
  answered_at: Date | null
  /** Set if the link belongs to the next of kin, who answers for them. */
  kin: { name: string } | null
  estate: string
  title: string
  message: string
  is_drill: boolean
  sent_at: Date
  closed_at: Date | null
  close_note: string | null
  updates: { at: Date; note: string }[]
}
type Row = Omit<LinkedAlert, 'kin' | 'updates'> & {
  alert_id: string
  is_kin: boolean
  kin_name: string | null
}

/** The alert behind a link. System rights, since the link is the only credential. */
export async function findByToken(tx: Tx, token: string): Promise<LinkedAlert> {
  const hash = hashAnswerToken(token)
  const { rows } = await sql<Row>`
    select r.id as recipient_id, r.alert_id, r.name, r.unit, r.state, r.answered_at, r.kin_token_hash = ${hash} as is_kin,
      p.emergency_name as kin_name, e.name as estate, a.title, a.message, a.is_drill, a.sent_at, a.closed_at, a.close_note
    from alert_recipient r join alert a on a.id = r.alert_id join estate e on e.id = a.estate_id
      left join user_profile p on p.user_id = r.user_id
    where r.token_hash = ${hash} or r.kin_token_hash = ${hash}`.execute(tx)
  const { alert_id, is_kin, kin_name, ...found } = orNotFound(rows[0])
  const updates = await sql<{ at: Date; note: string }>`
    select at, note from alert_event where alert_id = ${alert_id} and kind = 'UPDATED' order by id desc`.execute(
    tx,
  )
  return { ...found, kin: is_kin ? { name: kin_name ?? '' } : null, updates: updates.rows }
}

export async function answerByLink(
  tx: Tx,
  token: string,
  { state, note }: { state: Answer; note: string },
): Promise<void> {
  const { recipient_id, kin } = await findByToken(tx, token)
  await recordAnswer(tx, recipient_id, {
    ...{ state, note },
    ...(kin ? { way: 'NEXT_OF_KIN', by: kin.name || null } : { way: 'LINK' }),
  })
}
