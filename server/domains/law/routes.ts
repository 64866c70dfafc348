import { law } from '@gida/contract/domains/law/endpoints'
import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import type { Mount } from '../../platform/http/call.ts'
import { getLawOfLease } from './get-law-of-lease.ts'
import { getTaxCalculation, presentYear } from './get-tax-calculation.ts'
import { listRules } from './list-rules.ts'
import { loadedRules } from './packs.ts'
import { getRentPaidBy } from './queries.ts'
import { makeRuleBook } from './rule-book.ts'
import { rentRelief } from './taxes.ts'

const book = makeRuleBook(loadedRules)

export function lawRoutes({ on }: Mount): void {
  on(law.getLawOfLease, (tx, { params, query }) => getLawOfLease(tx, book, params.id, query))

  on(law.getTaxCalculation, (tx, { actor, params, query }) =>
    getTaxCalculation(tx, book, actor, params.id, query.year),
  )

  on(law.getRentRelief, async (tx, { actor, query }) => {
    const year = query.year ?? presentYear(tx)
    const paid = await getRentPaidBy(tx, actor.user_id, year)
    return { ...rentRelief(book, year, paid), disclaimer: DISCLAIMER }
  })

  on(law.listRules, async (_tx, { query }) => listRules(loadedRules, query))
}
