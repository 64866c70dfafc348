import { plainLetters } from './fold.ts'

/** Characters of GSM-7, and those that take two units. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const TWICE = new Set('^{}\\[~]|€')

/** Replacements of special characters. */
const PLAIN: Record<string, string> = {
  ...{ '₦': 'NGN ', '‘': "'", '’': "'", ʼ: "'", '`': "'", '“': '"', '”': '"' },
  ...{ '–': '-', '—': '-', '−': '-', '•': '-', '…': '...', '\u00a0': ' ', '\u202f': ' ' },
}

/** Removes diacritics and replaces special characters, so that an SMS has fewer parts: `Adébáyọ̀` → `Adebayo`, `₦` → `NGN `. */
export const foldForSms = (text: string): string =>
  [...plainLetters(text).replace(/[\u200b-\u200f\u2060\ufeff]/g, '')]
    .map((sign) => PLAIN[sign] ?? sign)
    .join('')

export type SmsLength = {
  /** One character outside GSM-7 switches the whole text to UCS-2. */
  encoding: 'GSM-7' | 'UCS-2'
  /** Number of parts sent and paid for. */
  parts: number
  /** Length in units of the encoding. */
  units: number
}

/** The length of a text on the network, as it is. */
export function measureSms(text: string): SmsLength {
  const signs = [...text]
  const isGsm = signs.every((sign) => GSM.has(sign) || TWICE.has(sign))
  const widths = signs.map((sign) => (isGsm ? (TWICE.has(sign) ? 2 : 1) : sign.length))
  const units = widths.reduce((sum, width) => sum + width, 0)
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units, parts: units <= alone ? 1 : fill(widths, each) }
}

/** A character of two units is never split over two parts. */
function fill(widths: readonly number[], each: number): number {
  let parts = 1
  let used = 0
  for (const width of widths) {
    if (used + width > each) {
      parts++
      used = 0
    }
    used += width
  }
  return parts
}
