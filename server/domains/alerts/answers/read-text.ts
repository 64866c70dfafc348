import { type Answer, MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { readCommand } from '@gida/contract/domains/phone/commands'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { textReceived } from '../../../platform/delivery/events.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { addEvent } from '../timeline.ts'
import { readAnswer } from './read-answer.ts'
import { recordAnswer } from './record-answer.ts'

type Writer = { id: string; alert_id: string; is_kin: boolean; kin_name: string | null }

/** Handles answers by SMS. What cannot be parsed is added to the timeline for a person to read. */
const readText = listener({
  name: 'read_alert_answer',
  event: textReceived,
  handle: async (tx, { from, text, way = 'SMS' }) => {
    const note = beginningOf(text, MOST_NOTE)
    const [writer, ...others] = await writersBy(tx, from)
    if (!writer) return // no answer is expected from this number
    const state = others.length === 0 ? readAnswer(text) : null
    const { id, alert_id, is_kin, kin_name } = writer
    if (!state) {
      if (readCommand(text).is !== 'UNREAD') return // another command, possibly with a PIN
      await addEvent(tx, { alert_id, kind: 'TEXT', recipient_id: id, by_name: kin_name, note, way })
      return
    }
    await recordAnswer(
      tx,
      id,
      is_kin ? { state, note, way: 'NEXT_OF_KIN', by: kin_name } : { state, note, way },
    )
  },
})

/** For whom a number answers in the open alert: its owner, or else everybody silent whose next of kin it is. */
async function writersBy(tx: Tx, phone: string): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    with found as (
      select r.id, r.alert_id, false as is_kin, null::text as kin_name, a.sent_at
      from alert_recipient r join alert a on a.id = r.alert_id
      where r.phone = ${phone} and a.severity in ('high', 'critical') and a.closed_at is null and a.expires_at > ${tx.now}
      union all
      select r.id, r.alert_id, true, p.emergency_name, a.sent_at
      from user_profile p join alert_recipient r on r.user_id = p.user_id join alert a on a.id = r.alert_id
      where p.emergency_phone = ${phone} and a.closed_at is null and a.expires_at > ${tx.now}
        and r.step >= 2 and r.answered_via is distinct from 'APP')
    select id, alert_id, is_kin, kin_name from found
    where (is_kin, sent_at) = (select is_kin, sent_at from found order by is_kin, sent_at desc limit 1)
    order by id`.execute(tx)
  return rows
}

/** The answer in a text, for its sender or whoever they are next of kin of; null if no alert waits for one. System only. */
export async function answerInAlert(
  tx: Tx,
  phone: string,
  text: string,
): Promise<{ is_kin: boolean; state: Answer | null } | null> {
  const [writer, ...others] = await writersBy(tx, phone)
  return writer ? { is_kin: writer.is_kin, state: others.length === 0 ? readAnswer(text) : null } : null
}

export const alertListeners: AnyListener[] = [readText]
