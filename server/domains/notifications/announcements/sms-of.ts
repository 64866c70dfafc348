import { DEFAULT_RULE } from '@gida/contract/domains/collections/reminder'
import type { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import { lagosDay } from '@gida/contract/shared/dates'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { foldForSms, measureSms } from '@gida/contract/shared/sms-text'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { lockBudgets, readBudgets, spendOnTexts } from '../../collections/index.ts'
import type { Reached } from './audience.ts'

type Estate = { id: string; name: string } | null

/** An announcement as a text message: who speaks, then what. */
export const smsText = (estate: Pick<NonNullable<Estate>, 'name'> | null, message: string): string =>
  foldForSms(`${estate?.name ?? 'Gida'}: ${message}`)

/** What the text messages would be, and cost. */
export async function priceSms(tx: Tx, { estate, people, by }: Reached, { message }: AnnouncementBody) {
  const text = smsText(estate, message)
  const { parts } = measureSms(text)
  const sms = by.SMS ? people.filter(({ phone }) => phone).length : 0
  const { price = DEFAULT_RULE.sms_price, left = null } =
    (estate && (await readBudgets(tx, [estate.id], dayOfTexts(tx))).get(estate.id)) || {}
  return { sms, sms_text: text, sms_parts: parts, sms_cost: sms * parts * price, left }
}

/** Sets the price aside from what the estate spends on a day; refused where that is too much. */
export async function paySms(tx: Tx, reached: Reached, wanted: AnnouncementBody): Promise<number> {
  const { estate } = reached
  if (estate) await lockBudgets(tx, [estate.id], dayOfTexts(tx))
  const { sms_cost, left } = await priceSms(tx, reached, wanted)
  if (left !== null && sms_cost > left) throw problem('SMS_LIMIT_REACHED')
  if (estate) await spendOnTexts(tx, new Map([[estate.id, sms_cost]]), dayOfTexts(tx))
  return sms_cost
}

/** The day on which they go: what is wanted in the night goes in the morning. */
const dayOfTexts = (tx: Tx) => lagosDay(afterQuietHours(tx.now))
