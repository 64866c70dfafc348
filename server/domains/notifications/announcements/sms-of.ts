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

/** The texts and their cost, as a whole and for each estate that pays, and whether that is more than one has left on the day. */
export async function priceSms(tx: Tx, reached: Reached, wanted: AnnouncementBody) {
  const texts = textsOf(reached, wanted)
  const budgets = await readBudgets(tx, payersIn(reached), dayOfTexts(tx, wanted))
  const texted = reached.by.SMS ? reached.people.filter(({ phone }) => phone) : []
  const costs = new Map<string, number>()
  let sms_cost = 0
  for (const { id, language } of texted) {
    const payer = reached.estate?.id ?? reached.payers.get(id)
    const { sms_parts } = (language === 'pcm' && texts.pcm) || texts.en
    const cost = sms_parts * (budgets.get(payer ?? '')?.price ?? DEFAULT_RULE.sms_price)
    if (payer) costs.set(payer, (costs.get(payer) ?? 0) + cost)
    sms_cost += cost
  }
  const isOver = [...costs].some(([payer, cost]) => cost > (budgets.get(payer)?.left ?? cost))
  return { texts, sms: texted.length, sms_cost, costs, isOver }
}

/** The estates whose budgets pay; none for people of no estate of the sender, as where the platform writes. */
const payersIn = ({ estate, payers }: Reached): string[] =>
  estate ? [estate.id] : [...new Set(payers.values())]

/** Reserves the cost from the daily budgets. Throws SMS_LIMIT_REACHED if one is exceeded. */
export async function paySms(tx: Tx, reached: Reached, wanted: AnnouncementBody): Promise<number> {
  const day = dayOfTexts(tx, wanted)
  await lockBudgets(tx, payersIn(reached), day)
  const { sms_cost, costs, isOver } = await priceSms(tx, reached, wanted)
  if (isOver) throw problem('SMS_LIMIT_REACHED')
  await spendOnTexts(tx, costs, day)
  return sms_cost
}

/** When texts are sent: not at night, but the next morning. */
export const timeOfTexts = (tx: Tx, { send_at }: Pick<AnnouncementBody, 'send_at'>): Date =>
  afterQuietHours(send_at ? new Date(send_at) : tx.now)

const dayOfTexts = (tx: Tx, wanted: AnnouncementBody) => lagosDay(timeOfTexts(tx, wanted))
