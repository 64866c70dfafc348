import { daysBetween } from '@gida/contract/shared/dates'
import { nameLikeness } from '../../../platform/names/name-likeness.ts'
import { findCodes, findCutCodes } from './find-codes.ts'
import type { Transfer } from './match.ts'
import { payerKey } from './names.ts'
import type { IndexedTenancy, TransferBook } from './transfer-book.ts'

/** Amount compared with open charges: all, some exactly, a part, or more. */
export type AmountFit = 'ALL' | 'CHARGES' | 'PART' | 'OVER'

/** Evidence for one tenancy. */
export type Evidence = {
  lease: IndexedTenancy
  is_account: boolean
  code: 'WHOLE' | 'CUT' | null
  is_learnt: boolean
  /** Similarity from 0 to 1. */
  name: number
  amount: AmountFit
  is_due_near: boolean
  /** The same amount was recorded manually. */
  is_recorded: boolean
}

export const isExact = ({ amount }: Evidence) => amount === 'ALL' || amount === 'CHARGES'

const FAINTEST_NAME = 0.4
/** Most candidates shown that match by amount only. */
const FEW = 3
export const RECORDED_WITHIN_DAYS = 14
/** Days around the due date in which rent is expected. */
const NEAR = { before: -30, after: 45 }

/** Every tenancy with any evidence. */
export function gatherEvidence(transfer: Transfer, words: readonly string[], book: TransferBook): Evidence[] {
  const whole = ids(findCodes(transfer.narration).flatMap((code) => book.byCode(code) ?? []))
  const cut = ids(findCutCodes(transfer.narration).flatMap(onlyOne(book)))
  const key = payerKey(words)
  const learnt = ids(key ? book.byPayer(key) : [])
  const account = transfer.account ? book.byAccount(transfer.account) : undefined

  const evidenceOf = (lease: IndexedTenancy): Evidence => ({
    lease,
    is_account: lease === account,
    code: whole.has(lease.lease_id) ? 'WHOLE' : cut.has(lease.lease_id) ? 'CUT' : null,
    is_learnt: learnt.has(lease.lease_id),
    name: nameLikeness(lease.words, words),
    amount: fitOf(transfer.amount, lease),
    is_due_near: lease.charges.some(({ due_date }) => {
      const late = daysBetween(due_date, transfer.day)
      return late >= NEAR.before && late <= NEAR.after
    }),
    is_recorded: lease.recorded.some(
      ({ amount, day }) =>
        amount === transfer.amount && Math.abs(daysBetween(day, transfer.day)) <= RECORDED_WITHIN_DAYS,
    ),
  })
  const byName = book.byWords(words)
  const spoken = new Set([
    ...(account ? [account] : []),
    ...whole.values(),
    ...cut.values(),
    ...learnt.values(),
  ])
  const evidence = [...new Set([...spoken, ...byName])]
    .map(evidenceOf)
    .filter((one) => spoken.has(one.lease) || one.name >= FAINTEST_NAME)
  return evidence.length > 0 ? evidence : byAmountAlone(transfer, book).map(evidenceOf)
}

const ids = (leases: readonly IndexedTenancy[]) => new Map(leases.map((lease) => [lease.lease_id, lease]))

/** A code fragment counts only if it fits exactly one code. */
const onlyOne = (book: TransferBook) => (part: string) => {
  const found = book.byCutCode(part)
  return found.length === 1 ? found : []
}

function byAmountAlone({ amount }: Transfer, book: TransferBook): IndexedTenancy[] {
  const found: IndexedTenancy[] = []
  for (const lease of book.all()) {
    if (lease.open !== amount) continue
    found.push(lease)
    if (found.length > FEW) return []
  }
  return found
}

function fitOf(amount: number, { charges, open }: IndexedTenancy): AmountFit {
  if (amount > open) return 'OVER'
  if (amount === open) return 'ALL'
  let oldest = 0
  for (const charge of charges) {
    oldest += charge.amount
    if (amount === charge.amount || amount === oldest) return 'CHARGES'
  }
  return 'PART'
}
