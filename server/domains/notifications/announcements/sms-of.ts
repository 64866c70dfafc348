import { DEFAULT_RULE } from '@gida/contract/domains/collections/reminder'
import type { AnnouncementBody, AnnouncementPreview } from '@gida/contract/domains/notifications/announcement'
import { lagosDay } from '@gida/contract/shared/dates'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { lockBudgets, readBudgets, spendOnTexts } from '../../collections/index.ts'
import type { Listener, Reached } from './audience.ts'

type Estate = { id: string; name: string } | null
type Texts = AnnouncementPreview['texts']

/** An announcement as a text message: sender, then text. */
export const smsText = (estate: Pick<NonNullable<Estate>, 'name'> | null, message: string): string =>
  foldForSms(`${estate?.name ?? 'Gida'}: ${message}`)

/** Who reads which language, and each version as a text message. */
export function textsOf({ estate, people, by }: Reached, wanted: AnnouncementBody): Texts {
  const readsPidgin = ({ language }: Listener) => wanted.message_pcm !== undefined && language === 'pcm'
  const of = (message: string, readers: readonly Listener[]) => {
    const sms_text = smsText(estate, message)
    const sms = by.SMS ? readers.filter(({ phone }) => phone).length : 0
    return { recipients: readers.length, sms, sms_text, sms_parts: measureSms(sms_text).parts }
  }
  const en = of(
    wanted.message,
    people.filter((one) => !readsPidgin(one)),
  )
  return wanted.message_pcm ? { en, pcm: of(wanted.message_pcm, people.filter(readsPidgin)) } : { en }
}

/** The cost of the texts by language, and what the estate has left on the day they are sent. */
export async function priceSms(tx: Tx, reached: Reached, wanted: AnnouncementBody) {
  const { estate } = reached
  const texts = textsOf(reached, wanted)
  const { price = DEFAULT_RULE.sms_price, left = null } =
    (estate && (await readBudgets(tx, [estate.id], dayOfTexts(tx, wanted))).get(estate.id)) || {}
  const each = [texts.en, ...(texts.pcm ? [texts.pcm] : [])]
  return {
    ...{ texts, left, sms: each.reduce((total, { sms }) => total + sms, 0) },
    sms_cost: each.reduce((total, { sms, sms_parts }) => total + sms * sms_parts * price, 0),
  }
}

/** Reserves the cost from the estate's daily budget. Throws SMS_LIMIT_REACHED if it is exceeded. */
export async function paySms(tx: Tx, reached: Reached, wanted: AnnouncementBody): Promise<number> {
  const { estate } = reached
  const day = dayOfTexts(tx, wanted)
  if (estate) await lockBudgets(tx, [estate.id], day)
  const { sms_cost, left } = await priceSms(tx, reached, wanted)
  if (left !== null && sms_cost > left) throw problem('SMS_LIMIT_REACHED')
  if (estate) await spendOnTexts(tx, new Map([[estate.id, sms_cost]]), day)
  return sms_cost
}

/** When texts are sent: not at night, but the next morning. */
export const timeOfTexts = (tx: Tx, { send_at }: Pick<AnnouncementBody, 'send_at'>): Date =>
  afterQuietHours(send_at ? new Date(send_at) : tx.now)

const dayOfTexts = (tx: Tx, wanted: AnnouncementBody) => lagosDay(timeOfTexts(tx, wanted))
