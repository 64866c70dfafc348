import { asksOfOneself, readCommand } from '@gida/contract/domains/phone/commands'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import type { Tx } from '../../../platform/db/db.ts'
import { textReceived } from '../../../platform/delivery/events.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { findUserByName } from '../../users/index.ts'
import { sendQuote } from '../quotes/send-quote.ts'
import { acceptOffer, declineOffer, finishJob, sayNext } from './answer-offer.ts'
import { type OfferRow, offersOfPhone, phaseOf } from './find-offer.ts'
import { type Reply, readReply } from './read-reply.ts'
import { texts, textVendor } from './texts.ts'

const OPT_WORDS: string[] = ['STOP', 'START']

/** Handles vendors' answers by text, from the number on file only. Other numbers are left to other listeners. */
const readText = listener({
  name: 'read_vendor_reply',
  event: textReceived,
  handle: async (tx, { from, text, provider_id }) => {
    const command = readCommand(text)
    if (OPT_WORDS.includes(command.is)) return // opt-out words concern messages, not a job
    if (asksOfOneself(command) && (await hasAccount(tx, from))) return // asks about their own home
    const offers = await offersOfPhone(tx, from)
    const [newest] = offers
    if (!newest) return
    const say = (words: string, offer = newest) =>
      textVendor(tx, { ...offer, key: `reply:${provider_id}`, urgent: true }, words)
    const reply = readReply(text)
    if (!reply) return say(texts.unread)
    const meant = offers.filter((offer) => isMeant(reply, offer))
    if (meant.length === 0 && reply.place !== null) return say(texts.unread)
    const fitting = meant.filter((offer) => fits(reply, offer, tx.now))
    const likely = fitting.length > 0 ? fitting : meant
    const [offer, other] = likely
    if (offer && other && reply.job !== null)
      return say(
        texts.where(
          reply.job,
          likely.map(({ estate }) => estate),
        ),
      )
    if (!offer || other) return say(texts.which)
    try {
      await answer(tx, offer, reply, (words) => say(words, offer))
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      await say(texts.wrong(error.message), offer)
    }
  },
})

const hasAccount = async (tx: Tx, phone: string): Promise<boolean> => {
  const user = await findUserByName(tx, phone)
  return user !== undefined && user.status !== 'INACTIVE'
}

const plain = (text: string) =>
  foldForSms(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Job numbers are per estate: where two match, a word of the estate's name decides. */
const isMeant = ({ job, place }: Reply, { number, estate }: OfferRow): boolean =>
  (job === null || number === job) && (place === null || plain(estate).includes(plain(place) || ' '))

/** Whether the answer is possible in the phase of this offer. */
function fits({ act }: Reply, offer: OfferRow, now: Date): boolean {
  const phase = phaseOf(offer, now)
  if (act === 'DONE') return phase === 'MINE'
  if (act === 'PRICE') return offer.needs_quote && (phase === 'ASKED' || phase === 'PRICE')
  return phase === 'ASKED'
}

async function answer(tx: Tx, offer: OfferRow, reply: Reply, say: (words: string) => Promise<void>) {
  const { id, number } = offer
  if (reply.act === 'PRICE') {
    const { total } = await sendQuote(tx, id, { labour: reply.amount })
    return say(texts.priced(number, total))
  }
  if (reply.act === 'TAKE') {
    await acceptOffer(tx, id)
    return sayNext(tx, id)
  }
  if (reply.act === 'REFUSE') {
    await declineOffer(tx, id, '')
    return say(texts.refused(number))
  }
  await finishJob(tx, id, { note: '' })
  return say(texts.done(number))
}

export const vendorReplyListeners: AnyListener[] = [readText]
