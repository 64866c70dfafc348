import { plainLetters } from './fold.ts'

/** What a phone network carries in seven bits each, and those among it that take two. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const TWICE = new Set('^{}\\[~]|€')

/** What has no mark to take off. */
const PLAIN: Record<string, string> = {
  ...{ '₦': 'NGN ', '‘': "'", '’': "'", ʼ: "'", '`': "'", '“': '"', '”': '"' },
  ...{ '–': '-', '—': '-', '−': '-', '•': '-', '…': '...', '\u00a0': ' ', '\u202f': ' ' },
}

/** Without marks and in plain signs, so that a text stays in few parts: `Adébáyọ̀` → `Adebayo`, `₦` → `NGN `. */
export const foldForSms = (text: string): string =>
  [...plainLetters(text).replace(/[\u200b-\u200f\u2060\ufeff]/g, '')]
    .map((sign) => PLAIN[sign] ?? sign)
    .join('')

export type SmsLength = {
  /** One sign that GSM-7 lacks moves the whole text to UCS-2. */
  encoding: 'GSM-7' | 'UCS-2'
  /** In how many parts it is sent, and paid for. */
  parts: number
  /** What is taken of the parts, in signs of the encoding. */
  units: number
}

/** How long a text is on the network, as it stands. */
export function measureSms(text: string): SmsLength {
  const signs = [...text]
  const isGsm = signs.every((sign) => GSM.has(sign) || TWICE.has(sign))
  const widths = signs.map((sign) => (isGsm ? (TWICE.has(sign) ? 2 : 1) : sign.length))
  const units = widths.reduce((sum, width) => sum + width, 0)
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units, parts: units <= alone ? 1 : fill(widths, each) }
}

/** A sign that takes two places is never divided over two parts. */
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
