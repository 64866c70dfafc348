import type { LawRule } from '@gida/contract/domains/law/rule'
import type { CashPayer } from '@gida/contract/domains/law/rule-value'
import {
  CASH_WINDOW_DAYS,
  type CashRoom,
  isNearLimit,
  mostWithin,
} from '@gida/contract/domains/payments/cash-limit'
import type { Day } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../../platform/db/db.ts'
import { lockNamed } from '../../../../platform/db/locks.ts'
import { Problem } from '../../../../platform/errors/problem.ts'
import { cashLimit, loadedRules, makeRuleBook } from '../../../law/index.ts'
import type { OfflinePaymentToBook } from '../prepare-offline-payment.ts'
import { type CashPayerOf, cashTaken, nameKey } from './cash-taken.ts'

const book = makeRuleBook(loadedRules)
type CashPayment = CashPayerOf & { payer_kind?: CashPayer | undefined; payment_date: Day }

/** Cash in the sense of the law: taken by hand, not paid in at a bank. */
export const isCashInHand = ({
  channel,
  landed,
}: Pick<OfflinePaymentToBook, 'channel' | 'landed'>): boolean => channel === 'CASH' && landed === 'HAND'

/** Serialises concurrent cash records of a payer, so that the second one counts the first. */
export async function lockCash(tx: Tx, recordings: readonly OfflinePaymentToBook[]): Promise<void> {
  const keys = recordings
    .filter(isCashInHand)
    .flatMap(({ estate_id, tenant_id, payer_name }) => [
      `${estate_id}:${tenant_id}`,
      ...(payer_name ? [`${estate_id}:${nameKey(payer_name)}`] : []),
    ])
  for (const key of [...new Set(keys)].sort()) await lockNamed(tx, 'cash_of_payer', key)
}

/** How much more cash a payer may pay on a day; null if no rule applies. */
export async function cashRoom(tx: Tx, asked: CashPayment): Promise<CashRoom | null> {
  const rule = ruleOf(asked)
  if (!rule) return null
  const limit = rule.value.most_kobo
  const left = Math.max(0, limit - (await alreadyTaken(tx, asked)))
  return { limit, left, source: cited(rule) }
}

/** Refuses cash that exceeds the payer's limit; returns a note if it is close to it, or was handed over by somebody else. */
export async function judgeCash(tx: Tx, wanted: OfflinePaymentToBook): Promise<CashNote | null> {
  if (!isCashInHand(wanted)) return null
  const rule = ruleOf(wanted)
  if (!rule) return null
  const limit_amount = rule.value.most_kobo
  const within_days = (await alreadyTaken(tx, wanted)) + wanted.amount
  if (within_days > limit_amount) throw aboveLimit(limit_amount, within_days, cited(rule))
  const kinds: CashFlagKind[] = [
    ...(isNearLimit(within_days, limit_amount) ? (['NEAR_LIMIT'] as const) : []),
    ...(wanted.payer_name ? (['THIRD_PARTY'] as const) : []),
  ]
  return { kinds, within_days, limit_amount, rule: rule.key }
}

type CashFlagKind = 'NEAR_LIMIT' | 'THIRD_PARTY'
type CashNote = { kinds: CashFlagKind[]; within_days: number; limit_amount: number; rule: string }

/** Stores the note on a payment, for cash reporting. */
export async function noteCash(
  tx: Tx,
  payment_id: string,
  { estate_id, tenant_id }: OfflinePaymentToBook,
  { kinds, ...note }: CashNote,
): Promise<void> {
  if (kinds.length === 0) return
  const of = { payment_id, estate_id, tenant_id, ...note, noted_at: tx.now }
  await tx
    .insertInto('cash_flag')
    .values(kinds.map((kind) => ({ ...of, kind })))
    .execute()
}

const ruleOf = ({ payer_kind = 'PERSON', payment_date }: Pick<CashPayment, 'payer_kind' | 'payment_date'>) =>
  cashLimit(book, payer_kind, payment_date)

async function alreadyTaken(tx: Tx, asked: CashPayment): Promise<number> {
  const { byTenant, byName } = await cashTaken(tx, asked, asked.payment_date)
  return Math.max(mostWithin(byTenant, asked.payment_date), mostWithin(byName, asked.payment_date))
}

const cited = ({ pack_title }: Pick<LawRule, 'pack_title'>) => `${pack_title}, section 2`

const aboveLimit = (limit: number, sum: number, law: string) =>
  new Problem('CASH_LIMIT', {
    message: `This would bring the cash from this payer to ${formatNaira(sum)} within ${CASH_WINDOW_DAYS} days. The law allows ${formatNaira(limit)} (${law}); parts are added together. Nothing was recorded: ask for a transfer or a card payment, or have it paid in at the bank.`,
    details: { limit, left: Math.max(0, limit - sum) },
  })
