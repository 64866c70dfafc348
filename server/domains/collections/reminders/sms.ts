import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'

const HOUR_MS = 3_600_000
const FIRST_HOUR = 8
const LAST_HOUR = 21

/** When a text message may go that is wanted now: nobody's phone rings from 21:00 to 08:00 in Lagos. */
export function textTime(now: Date): Date {
  const today = lagosDay(now)
  const hour = (now.getTime() - startOfDay(today).getTime()) / HOUR_MS
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return now
  const morning = hour < FIRST_HOUR ? today : addDays(today, 1)
  return new Date(startOfDay(morning).getTime() + FIRST_HOUR * HOUR_MS)
}

/** Letters that a phone network carries seven bits each, the eight that take two among them. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const TWICE = /[\^{}\\[~\]|€]/g

/** In how many parts a text is sent, and paid for. */
export function partsOf(text: string): number {
  const isPlain = GSM.test(text)
  const length = isPlain ? text.length + (text.match(TWICE)?.length ?? 0) : text.length
  const [alone, each] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}

/** Without marks, so that a text stays in one part: `Adébáyọ̀` → `Adebayo`, `₦` → `NGN `. */
export const plain = (text: string): string =>
  text
    .replaceAll('₦', 'NGN ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
