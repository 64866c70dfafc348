import type { CashPayer } from '@gida/contract/domains/law/rule-value'
import type { Day } from '@gida/contract/shared/dates'
import type { RuleBook, RuleOf } from './rule-book.ts'
import { inNigeria } from './taxes.ts'

/** The maximum cash from a person or company per day; undefined without a rule. */
export const cashLimit = (book: RuleBook, payer: CashPayer, day: Day): RuleOf<'CASH_LIMIT'> | undefined =>
  book.inForce('CASH_LIMIT', `cash.${payer.toLowerCase()}`, inNigeria(day))
