import type { Quote, QuoteTerms } from '@gida/contract/domains/law/quote'
import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { activeFeesOf } from '../../charges/index.ts'
import { getUnit } from '../../estates/index.ts'
import { getPlaceOfUnit, judgePackage, type RuleBook } from '../../law/index.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'
import { quoteLines } from './quote-lines.ts'
import { resolveTerms } from './resolve-terms.ts'
import { askedByUnits, refuseOtherProperties, unitIds } from './unit-terms.ts'

/** Quotes the first year's charges of a unit on these terms, with the tenancy rules that apply. Writes nothing. */
export async function quoteUnit(tx: Tx, book: RuleBook, unit_id: string, wanted: QuoteTerms): Promise<Quote> {
  const unit = await getUnit(tx, unit_id)
  const [place, terms] = await Promise.all([getPlaceOfUnit(tx, unit_id), resolveQuote(tx, unit_id, wanted)])
  const { advance_months = 0, is_sitting_tenant = false, payer } = wanted
  refuseOddAdvance(terms, advance_months)
  const lines = quoteLines(terms, advance_months)
  return {
    unit_id,
    unit_name: unit.name,
    estate_id: unit.estate_id,
    estate_name: unit.estate_name,
    state: place.state,
    start_date: terms.start_date,
    end_date: terms.end_date,
    frequency: terms.frequency,
    rent_amount: terms.rent_amount,
    total_to_move_in: sumOf(lines.filter((line) => line.at_move_in)),
    total_first_year: sumOf(lines),
    ...judgePackage(book, place, { terms, lines, advance_months, is_sitting_tenant, payer }),
    disclaimer: DISCLAIMER,
  }
}

/** The terms that letting the units now would give. */
async function resolveQuote(tx: Tx, unit_id: string, wanted: QuoteTerms): Promise<Omit<LeaseTerms, 'id'>> {
  const units = await Promise.all(unitIds(unit_id, wanted.unit_ids).map((id) => getUnit(tx, id)))
  refuseOtherProperties(units)
  const fees = await activeFeesOf(tx, units[0]?.estate_id ?? '')
  const today = lagosDay(tx.now)
  return resolveTerms({ start_date: today, ...wanted }, askedByUnits(units), fees, today)
}

/** Advance rent is in whole periods, and excludes instalments. */
function refuseOddAdvance({ frequency, instalments }: Omit<LeaseTerms, 'id'>, advance_months: number): void {
  const months = MONTHS_OF[frequency]
  if (advance_months % months !== 0)
    throw wrong('advance_months', `Rent can only be paid for whole periods of ${months} months.`)
  if (advance_months > 0 && instalments > 1)
    throw wrong('instalments', 'Rent can be paid in instalments or in advance, not both.')
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const wrong = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])
