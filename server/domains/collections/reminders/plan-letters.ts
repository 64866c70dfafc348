import { randomUUID } from 'node:crypto'
import type { SkipReason } from '@gida/contract/domains/collections/rules'
import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'
import type { Day } from '@gida/contract/shared/dates'
import type { LetterLanguage } from '@gida/contract/shared/language'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import type { ReminderCharge } from './reminder-charges.ts'
import type { LetterWords } from './words/letter.ts'
import { wordsOf } from './words/words.ts'

export type Letter = {
  id: string
  estate_id: string
  tenant_id: string
  tenant_name: string
  channels: Channel[]
  charges: ReminderCharge[]
  words: LetterWords
  text_cost: number
}

/** What an estate may still spend on texts today and the price of one part; kobo. */
export type Budget = { price: number; left: number }

export type Plan = {
  letters: Letter[]
  /** By charge; excludes charges in a letter. */
  skipped: Map<string, SkipReason>
}

type Wanted = {
  channels?: readonly Channel[] | undefined
  /** Overrides each tenant's own language. */
  language?: LetterLanguage | undefined
  today: Day
  link: string
}

/** Plans who is reminded by which channels, and who is not and why. One letter per tenant and estate. */
export function planLetters(
  charges: readonly ReminderCharge[],
  budgets: ReadonlyMap<string, Budget>,
  wanted: Wanted,
): Plan {
  const skipped = new Map<string, SkipReason>()
  const letters: Letter[] = []
  const left = new Map([...budgets].map(([estate_id, budget]) => [estate_id, budget.left]))
  for (const group of groupsOf(charges, skipped)) {
    const [first] = group
    if (!first) continue
    const { estate_id, tenant_id, tenant_name } = first
    const skip = (reason: SkipReason) => {
      for (const { id } of group) skipped.set(id, reason)
    }
    const channels = waysTo(first, wanted.channels ?? CHANNELS)
    if (typeof channels === 'string') {
      skip(channels)
      continue
    }
    const said = { ...first, today: wanted.today, link: wanted.link, charges: group }
    const words = wordsOf(said, wanted.language ?? first.language)
    const cost = channels.includes('SMS')
      ? measureSms(words.text).parts * (budgets.get(estate_id)?.price ?? 0)
      : 0
    const isPaidFor = cost <= (left.get(estate_id) ?? 0)
    const carried = isPaidFor ? channels : channels.filter((channel) => channel !== 'SMS')
    if (carried.length === 0) {
      skip('SMS_LIMIT')
      continue
    }
    const text_cost = isPaidFor ? cost : 0
    left.set(estate_id, (left.get(estate_id) ?? 0) - text_cost)
    letters.push({
      id: randomUUID(),
      estate_id,
      tenant_id,
      tenant_name,
      channels: carried,
      charges: group,
      words,
      text_cost,
    })
  }
  return { letters, skipped }
}

/** The charges that may be included, grouped by tenant and estate. */
function groupsOf(charges: readonly ReminderCharge[], skipped: Map<string, SkipReason>): ReminderCharge[][] {
  const groups = new Map<string, ReminderCharge[]>()
  for (const charge of charges) {
    const reason = reasonNot(charge)
    if (reason) {
      skipped.set(charge.id, reason)
      continue
    }
    const key = `${charge.tenant_id} ${charge.estate_id}`
    groups.set(key, [...(groups.get(key) ?? []), charge])
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1)))
}

function reasonNot(charge: ReminderCharge): SkipReason | null {
  if (charge.open_amount === 0) return 'PAID'
  if (charge.is_on_its_way) return 'PAYING'
  if (charge.reminded_today) return 'REMINDED_TODAY'
  if (charge.promised) return 'PROMISED'
  return null
}

/** The requested channels that a person has and accepts. Without an e-mail address they cannot sign in to see notifications. */
function waysTo(
  { email, phone, turned_off }: ReminderCharge,
  asked: readonly Channel[],
): Channel[] | SkipReason {
  const has = { IN_APP: email !== null || phone !== null, EMAIL: email !== null, SMS: phone !== null }
  const possible = asked.filter((channel) => has[channel])
  if (possible.length === 0) return 'NO_ADDRESS'
  const chosen = possible.filter((channel) => !turned_off.includes(channel))
  return chosen.length > 0 ? chosen : 'TURNED_OFF'
}
