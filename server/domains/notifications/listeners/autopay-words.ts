import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { ChargeToNotify } from '../../autopay/index.ts'
import type { Words } from '../words.ts'

type Card = { brand: string | null; last4: string | null }
const naira = (kobo: number) => formatNaira(kobo, 'short')
const cardOf = ({ brand, last4 }: Card) =>
  `your ${brand ? `${brand[0]?.toUpperCase()}${brand.slice(1)} card` : 'card'}${last4 ? ` ending ${last4}` : ''}`
const said = (failure: string | null) => (failure ? ` The bank said: ${failure.replace(/\.+$/, '')}.` : '')

/** The notices about autopay: how much, when, and how to stop it. */
export const autopayWords = {
  announced: (debit: ChargeToNotify): Words => ({
    title: `${naira(debit.amount)} will be taken on ${formatDay(debit.charge_on)}`,
    message: `${debit.description} for ${debit.place}: ${naira(debit.amount)} from ${cardOf(debit)} on ${formatDay(debit.charge_on)}. You can skip this one or pause until then.`,
  }),
  postponed: (debit: ChargeToNotify): Words => ({
    title: 'An automatic payment failed',
    message: `${naira(debit.amount)} for ${debit.description}, ${debit.place}, was not taken.${said(debit.failure)} We try ${cardOf(debit)} again on ${formatDay(debit.charge_on)}. You can pay another way before.`,
  }),
  overCeiling: (debit: ChargeToNotify): Words => ({
    title: `${debit.description} is above your limit`,
    message: `${naira(debit.amount)} for ${debit.place} is more than the ${naira(debit.ceiling)} that you allow for one charge, so nothing is taken. Pay it yourself, or raise the limit.`,
  }),
  stopped: (reason: string, of: Card & { place: string }): Words => {
    if (reason === 'LEASE_ENDED') {
      return {
        title: 'Automatic payment has ended',
        message: `The tenancy of ${of.place} has ended, so nothing more is taken from ${cardOf(of)} for it.`,
      }
    }
    return {
      title: 'Automatic payment is paused',
      message: `${WHY[reason] ?? 'The payment did not go through'}: ${cardOf(of)}. Nothing more is taken for ${of.place} until you let it run again. Please pay what is due yourself.`,
    }
  },
  expiring: (card: Card & { expires_on: string | null }): Words => ({
    title: 'A saved card expires soon',
    message: `${cardOf(card).replace(/^y/, 'Y')} is good until ${card.expires_on ? formatDay(card.expires_on) : 'the end of the month'}. Save the new one the next time you pay.`,
  }),
}

const WHY: Record<string, string> = {
  SHORT_OF_FUNDS: 'There was not enough money on the card four times',
  CARD_DECLINED: 'The bank declined the card',
  CARD_EXPIRED: 'The card has expired',
  CARD_REMOVED: 'The card was removed',
}
