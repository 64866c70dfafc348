import { settlements } from '@gida/contract/domains/settlements/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { PDF } from '../../../platform/pdf/document.ts'
import { ownerAskedFor } from '../policy.ts'
import { auditRootOn } from './audit-root.ts'
import { drawOwnerStatement } from './draw-owner-statement.ts'
import { drawTenantStatement } from './draw-tenant-statement.ts'
import { listStatementOwners } from './list-statement-owners.ts'
import { ownerStatement, ownerYear, SHOWN_MOVES } from './owner-statement.ts'
import { ownerWorkbook, XLSX } from './owner-workbook.ts'
import { isMailed, setStatementDelivery } from './set-statement-delivery.ts'
import { tenantStatement } from './tenant-statement.ts'

/** The statements of owners and tenants. */
export function statementRoutes({ on, file }: Mount): void {
  on(settlements.listStatementOwners, async (tx, { actor }) => ({
    data: await listStatementOwners(tx),
    is_mailed: await isMailed(tx, actor),
  }))

  on(settlements.getOwnerStatement, async (tx, { actor, params, query }) => {
    const of = await ownerOf(tx, actor, params.id, query.landlord_id)
    return ownerStatement(tx, of, query.month ?? monthOf(tx), SHOWN_MOVES)
  })

  on(settlements.getOwnerYear, async (tx, { actor, params, query }) => {
    const of = await ownerOf(tx, actor, params.id, query.landlord_id)
    return ownerYear(tx, of, query.year ?? Number(monthOf(tx).slice(0, 4)))
  })

  file(settlements.downloadOwnerStatement, async ({ services, actor, params, query }) => {
    const { statement, root } = await services.transaction(actor, async (tx) => {
      const of = await ownerOf(tx, actor, params.id, query.landlord_id)
      const statement = await ownerStatement(tx, of, query.month ?? monthOf(tx))
      return { statement, root: await auditRootOn(tx, statement.to) }
    })
    const name = `statement-${statement.month}.${query.format}`
    return query.format === 'xlsx'
      ? { bytes: await ownerWorkbook(statement), name, content_type: XLSX }
      : { bytes: await drawOwnerStatement(statement, services.clock.now(), root), name, content_type: PDF }
  })

  on(settlements.setStatementDelivery, (tx, { actor, body }) =>
    setStatementDelivery(tx, actor, body.is_mailed),
  )

  on(settlements.getTenantStatement, (tx, { actor, query }) => tenantStatement(tx, actor.user_id, query.year))

  file(settlements.downloadTenantStatement, async ({ services, actor, query }) => {
    const { statement, today } = await services.transaction(actor, async (tx) => ({
      statement: await tenantStatement(tx, actor.user_id, query.year),
      today: lagosDay(tx.now),
    }))
    return {
      bytes: await drawTenantStatement(statement, services.clock.now()),
      name: `rent-paid-${statement.year}-as-of-${today}.pdf`,
      content_type: PDF,
    }
  })
}

const monthOf = (tx: Tx) => lagosDay(tx.now).slice(0, 7)

const ownerOf = async (tx: Tx, actor: Actor, estate_id: string, landlord_id: string | undefined) => ({
  estate_id,
  landlord_id: await ownerAskedFor(tx, actor, estate_id, landlord_id),
})
