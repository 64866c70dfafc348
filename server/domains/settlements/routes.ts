import { settlements } from '@gida/contract/domains/settlements/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { getMoneySettings, updateMoneySettings } from './money-settings.ts'
import { closeDifference, listDifferences } from './reconcile/differences.ts'
import { listSettlementLines } from './reconcile/list-settlement-lines.ts'
import { getSettlement, listSettlements } from './reconcile/list-settlements.ts'
import { remittanceRoutes } from './remittances/routes.ts'
import { statementRoutes } from './statements/routes.ts'

/** From the provider to the owner. */
export function settlementRoutes(mount: Mount): void {
  const { on } = mount

  on(settlements.listSettlements, async (tx, { actor, query }) => {
    const { data, total } = await listSettlements(tx, actor, query)
    return { data, pagination: pagination(query, total) }
  })

  on(settlements.getSettlement, (tx, { params }) => getSettlement(tx, params.id))

  on(settlements.listSettlementLines, async (tx, { params, query }) => {
    const { data, total } = await listSettlementLines(tx, params.id, query)
    return { data, pagination: pagination(query, total) }
  })

  on(settlements.listDifferences, (tx, { actor, query }) => listDifferences(tx, actor, query))

  on(settlements.closeDifference, (tx, { actor, params, body }) =>
    closeDifference(tx, actor, params.id, body.note),
  )

  on(settlements.getMoneySettings, (tx, { params }) => getMoneySettings(tx, params.id))

  on(settlements.updateMoneySettings, (tx, { actor, params, body }) =>
    updateMoneySettings(tx, actor, params.id, body),
  )

  remittanceRoutes(mount)
  statementRoutes(mount)
}
