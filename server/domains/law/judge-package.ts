import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { Payer } from '@gida/contract/domains/law/answers'
import type { Quote, QuoteLine } from '@gida/contract/domains/law/quote'
import type { RentTerms } from '@gida/contract/domains/leases/rent'
import { MONTHS_OF, yearsRent } from '@gida/contract/domains/leases/rules'
import type { Place } from './coverage.ts'
import { judgeAdvance } from './judge-advance.ts'
import { billsOnFees, judgeFees, limitOf } from './judge-fees.ts'
import type { RuleBook } from './rule-book.ts'
import { stampDuty, withholding } from './taxes.ts'

export type AskedLine = Pick<QuoteLine, 'transaction_type' | 'label' | 'amount' | 'due_date' | 'at_move_in'>

export type AskedPackage = {
  terms: RentTerms
  /** Everything due in the first year. */
  lines: readonly AskedLine[]
  /** Months of rent asked at once; by default those of the first instalment. */
  advance_months: number
  is_sitting_tenant: boolean
  payer: Payer
}

type Judged = Pick<Quote, 'lines' | 'warnings' | 'would_change' | 'advance' | 'stamp_duty' | 'withholding'>

/** What the rules say about terms and their charges. Fees are classified by kind, not by name. */
export function judgePackage(book: RuleBook, place: Place, asked: AskedPackage): Judged {
  const { terms, lines, is_sitting_tenant, payer } = asked
  const { start_date: day, frequency, instalments, rent_amount } = terms
  const at = { state: place.state, day }
  const year_rent = yearsRent(rent_amount, frequency)
  const months = Math.max(asked.advance_months, MONTHS_OF[frequency] / instalments)
  const advance = judgeAdvance(book, place, { frequency, months, is_sitting_tenant, day })
  const fees = {
    agency_fee: sumOf(lines, 'AGENCY_FEE'),
    legal_fee: sumOf(lines, 'LEGAL_FEE'),
    agreement_fee: sumOf(lines, 'AGREEMENT_FEE'),
    year_rent,
    is_sitting_tenant,
  }
  return {
    lines: lines.map((line) => ({ ...line, ...limitOf(book, at, line.transaction_type, year_rent) })),
    warnings: [...judgeFees(book, at, fees), ...warningOf(advance)],
    would_change: [...billsOnFees(book, at, fees), ...advance.would_change],
    advance,
    stamp_duty: stampDuty(book, terms, day),
    withholding: withholding(book, payer, sumOf(lines, 'RENT_PAYMENT'), day),
  }
}

function warningOf({ verdict, says, rule }: Quote['advance']): Quote['warnings'] {
  if (verdict === 'ALLOWED') return []
  const kind = verdict === 'TOO_MUCH' ? 'OVER_ADVANCE' : 'NOT_KNOWN'
  return [{ kind, transaction_type: 'RENT_PAYMENT', says, rule }]
}

const sumOf = (lines: readonly AskedLine[], type: TransactionType) =>
  lines.reduce((sum, line) => (line.transaction_type === type ? sum + line.amount : sum), 0)
