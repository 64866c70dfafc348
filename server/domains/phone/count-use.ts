import { PHONE_CHANNELS, type PhoneUse } from '@gida/contract/domains/phone/pin'
import { firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { readBudgets, spendOnTexts } from '../collections/index.ts'
import { getEstate } from '../estates/index.ts'

type Channel = (typeof PHONE_CHANNELS)[number]

/**
 * Counts a question in an estate and charges the answer to its daily SMS budget. It is answered even if the budget is
 * used up; rate limits per number apply instead. Without a given price, the estate's SMS price per part is used.
 */
export async function countUse(
  tx: Tx,
  estate_id: string,
  channel: Channel,
  parts: number,
  price?: number,
): Promise<void> {
  const day = lagosDay(tx.now)
  const { price: ofText = 0 } = (await readBudgets(tx, [estate_id], day)).get(estate_id) ?? {}
  const cost = (price ?? Number(ofText)) * parts
  await sql`insert into phone_use (estate_id, month, channel, questions, parts, cost)
    values (${estate_id}, ${firstOfMonth(day)}, ${channel}, 1, ${parts}, ${cost})
    on conflict (estate_id, month, channel) do update set questions = phone_use.questions + 1,
      parts = phone_use.parts + excluded.parts, cost = phone_use.cost + excluded.cost`.execute(tx)
  await sql`insert into sms_day (estate_id, day) values (${estate_id}, ${day}) on conflict do nothing`.execute(
    tx,
  )
  await spendOnTexts(tx, new Map([[estate_id, cost]]), day)
}

/** This month by channel, for the estate's managers. */
export async function getPhoneUse(tx: Tx, actor: Actor, estate_id: string): Promise<PhoneUse> {
  await getEstate(tx, actor, estate_id)
  const rows = await tx
    .selectFrom('phone_use')
    .select(['channel', 'questions', 'parts', 'cost'])
    .where('estate_id', '=', estate_id)
    .where('month', '=', firstOfMonth(lagosDay(tx.now)))
    .execute()
  const none = { questions: 0, parts: 0, cost: 0 }
  return {
    data: PHONE_CHANNELS.map((channel) => ({
      ...none,
      ...rows.find((row) => row.channel === channel),
      channel,
    })),
  }
}
