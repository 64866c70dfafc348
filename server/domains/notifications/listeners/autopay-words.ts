import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { ChargeToNotify } from '../../autopay/index.ts'
import { type Words, withoutStop } from '../words/to-office.ts'
import type { ReaderWords } from '../words/words.ts'

type Card = { brand: string | null; last4: string | null }
/** Texts for the app and mail; and for an SMS, before the link. */
export type AutopayWords = Words & { text: string }
type Say<T> = (words: ReaderWords, of: T) => AutopayWords

const naira = (kobo: number) => formatNaira(kobo, 'short')
const cardOf = ({ card }: ReaderWords, { brand, last4 }: Card) =>
  card(brand ? `${brand[0]?.toUpperCase()}${brand.slice(1)}` : '', last4 ?? '')
const sentences = (...said: (string | null)[]) => said.filter(Boolean).join(' ')

/** Autopay notifications: how much, when, and how to stop it. */
export const autopayWords = {
  announced: (words, debit) => {
    const { title, message, text } = words.autopay.announced
    const [sum, day] = [naira(debit.amount), formatDay(debit.charge_on, words.language)]
    return {
      title: title(sum, day),
      message: message(`${debit.description}, ${debit.place}`, sum, cardOf(words, debit), day),
      text: text(sum, day),
    }
  },
  postponed: (words, debit) => {
    const { title, message, bankSaid, again, text } = words.autopay.postponed
    const [sum, day] = [naira(debit.amount), formatDay(debit.charge_on, words.language)]
    return {
      title,
      message: sentences(
        message(sum, `${debit.description}, ${debit.place}`),
        debit.failure && bankSaid(withoutStop(debit.failure)),
        again(cardOf(words, debit), day),
      ),
      text: text(sum, day),
    }
  },
  overCeiling: ({ autopay: { overCeiling } }, { description, amount, place, ceiling }) => ({
    title: overCeiling.title(description),
    message: overCeiling.message(naira(amount), place, naira(ceiling)),
    text: overCeiling.text(naira(amount)),
  }),
} satisfies Record<string, Say<ChargeToNotify>>

type Stopped = Card & { place: string; is_followed: boolean }

export function stoppedWords(words: ReaderWords, reason: string, of: Stopped): AutopayWords {
  const { ended, followed, paused } = words.autopay
  const card = cardOf(words, of)
  if (reason === 'LEASE_ENDED') {
    const { title, message, text } = of.is_followed ? followed : ended
    return { title, message: message(of.place, card), text }
  }
  const why = reason in paused.why ? paused.why[reason as keyof typeof paused.why] : paused.why.OTHER
  return {
    title: paused.title,
    message: sentences(paused.because(why, card), paused.message(of.place)),
    text: paused.text,
  }
}

export const expiringWords: Say<Card & { expires_on: string | null }> = (words, card) => {
  const { title, message, monthEnd, text } = words.autopay.expiring
  return {
    title,
    message: message(
      cardOf(words, card),
      card.expires_on ? formatDay(card.expires_on, words.language) : monthEnd,
    ),
    text,
  }
}
