import { foldForSms, measureSms } from '../../shared/texts/sms-text.ts'

/** Characters of one SMS in GSM-7. */
const ONE_PART = 160

type AlertMessage = {
  estate: string
  title: string
  message: string
  /** Link for answering. */
  link?: string | undefined
  is_drill: boolean
}

/** First word of every text and mail of an alert, which marks drills. */
export const headOf = (is_drill: boolean): string => (is_drill ? 'DRILL' : 'ALARM')

/** The SMS of an alert: always one part. It asks for no reply, since alphanumeric senders cannot receive any. */
export function alertText({ estate, title, message, link, is_drill }: AlertMessage): string {
  const head = `${headOf(is_drill)} ${estate}: `
  const foot = `${link ? ` Answer: ${link}` : ''}${is_drill ? ' This was a DRILL' : ' or call 112'}`
  return inOnePart(head, `${sentence(title)} ${message}`, foot)
}

/** Shortens the middle to fit, at a sentence, or at a word if there is only one sentence. */
export function inOnePart(head: string, middle: string, foot: string, parts = 1): string {
  const [start, end] = [plain(head), plain(foot)]
  const words = plain(middle).replace(/\s+/g, ' ').trim()
  const room = (parts === 1 ? ONE_PART : parts * 153) - unitsOf(start) - unitsOf(end)
  if (unitsOf(words) <= room) return start + words + end
  const kept = words.slice(0, Math.max(0, words.lastIndexOf(' ', cutAt(words, room))))
  // Half a sentence may say the opposite: "Do not use the lift".
  return start + (/^.*[.!?;](?=\s|$)/s.exec(kept)?.[0] ?? kept) + end
}

const unitsOf = (text: string): number => measureSms(text).units

/** Index of the first character that does not fit. */
function cutAt(words: string, room: number): number {
  let [at, used] = [0, 0]
  for (const sign of words) {
    used += unitsOf(sign)
    if (used > room) break
    at += sign.length
  }
  return at
}

/** Reduces to GSM-7: other characters would turn one part into three. */
const plain = (text: string): string =>
  [...foldForSms(text)].filter((sign) => measureSms(sign).encoding === 'GSM-7').join('')

const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
