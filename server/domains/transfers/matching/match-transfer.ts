import type { LineDoubt } from '@gida/contract/domains/transfers/rules'
import { type Evidence, gatherEvidence, isExact } from './gather-evidence.ts'
import type { Match, Matched, Transfer } from './match.ts'
import { payerWords } from './names.ts'
import { suggestTwo } from './suggest-two.ts'
import type { TransferBook } from './transfer-book.ts'
import { weigh } from './weigh.ts'

const SHOWN = 4
const WORTH_SHOWING = 20

/** Matches a transfer to tenancies. Pure: same input, same result. */
export function matchTransfer(transfer: Transfer, book: TransferBook): Matched {
  const words = payerWords(transfer)
  const evidence = gatherEvidence(transfer, words, book)
  const surest = findSure(evidence)
  const singles = evidence.map((one) => ({ one, match: weigh(transfer, one) }))
  const pairs = suggestTwo(transfer, evidence, book)
  const sure =
    singles.find(({ one }) => one === surest)?.match ?? pairs.find(({ score }) => score >= SURE_PAIR) ?? null

  const guesses = [...singles.map(({ match }) => match), ...pairs]
    .filter((guess) => guess.score >= WORTH_SHOWING || guess === sure)
    .sort((a, b) => Number(b === sure) - Number(a === sure) || b.score - a.score)
    .slice(0, SHOWN)
  const best = guesses[0]
  const isRecorded =
    best?.parts.length === 1 &&
    evidence.some(({ lease, is_recorded }) => is_recorded && lease.lease_id === best.parts[0]?.lease_id)
  const doubt = doubtOf(transfer, isRecorded)
  return { guesses: withRivals(guesses, sure), sure: doubt ? null : sure, doubt }
}

function doubtOf({ is_seen_reference, is_seen_otherwise }: Transfer, isRecorded: boolean): LineDoubt | null {
  if (is_seen_reference) return 'SAME_REFERENCE'
  if (is_seen_otherwise) return 'OTHER_STATEMENT'
  return isRecorded ? 'RECORDED_ALREADY' : null
}

/** Two complete codes with the exact sum of what is open. */
const SURE_PAIR = 95

/**
 * A sure match: the tenancy's own account; its complete code alone, with at most what is owed; a code fragment with the
 * exact amount and a similar name; or a learnt payer with the exact amount and no rival.
 */
function findSure(evidence: readonly Evidence[]): Evidence | undefined {
  const own = evidence.filter(({ is_account }) => is_account)
  if (own.length > 0) return own[0]
  const coded = evidence.filter(({ code }) => code === 'WHOLE')
  if (coded.length > 0) return coded.length === 1 && coded[0]?.amount !== 'OVER' ? coded[0] : undefined
  const exact = evidence.filter(isExact)
  const cut = exact.filter(({ code, name, is_learnt }) => code === 'CUT' && (name > 0 || is_learnt))
  if (cut.length > 0) return cut.length === 1 ? cut[0] : undefined
  const learnt = exact.filter(({ is_learnt }) => is_learnt)
  const [payer] = learnt
  const hasRival = evidence.some((one) => one !== payer && isRival(one))
  return learnt.length === 1 && !hasRival ? payer : undefined
}

const LIKE = 0.65
const NAMESAKE = 0.85

/** Another tenancy with this learnt payer, the same name, a similar name and the exact amount, or a code fragment. */
const isRival = (one: Evidence) =>
  one.is_learnt || one.code !== null || one.name >= NAMESAKE || (one.name >= LIKE && isExact(one))

/** Marks a tie between the best two. */
function withRivals(guesses: Match[], sure: Match | null): Match[] {
  const [first, second] = guesses
  if (sure || !first || !second || first.score - second.score > 5) return guesses
  return guesses.map((guess) =>
    first.score - guess.score <= 5 ? { ...guess, reasons: [...guess.reasons, 'RIVAL'] } : guess,
  )
}
