import type { TaxCalculation } from '@gida/contract/domains/law/answers'
import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getEstate } from '../estates/index.ts'
import { getLeasesBegunIn, getRentCollected } from './queries.ts'
import type { RuleBook } from './rule-book.ts'
import { taxLines, totalOf } from './tax-lines.ts'

/** A year of an estate under the tax rules: all of it for its manager, their own part for a landlord. */
export async function getTaxCalculation(
  tx: Tx,
  book: RuleBook,
  actor: Actor,
  estate_id: string,
  year = presentYear(tx),
): Promise<TaxCalculation> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)) throw problem('PERMISSION_DENIED')
  const [rent_collected, leases] = await Promise.all([
    getRentCollected(tx, actor, estate_id, year),
    getLeasesBegunIn(tx, actor, estate_id, year),
  ])
  const lines = taxLines(book, { year, state: estate.state, rent_collected, leases })
  return {
    year,
    estate_id,
    estate_name: estate.name,
    state: estate.state,
    scope: actor.role === 'LANDLORD' ? 'OWN_PROPERTIES' : 'ESTATE',
    rent_collected,
    lines,
    total: totalOf(lines),
    disclaimer: DISCLAIMER,
  }
}

/** The current year in Lagos. */
export const presentYear = (tx: Tx): number => Number(lagosDay(tx.now).slice(0, 4))
