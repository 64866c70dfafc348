import { settlements } from '@gida/contract/domains/settlements/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { PDF } from '../../../platform/pdf/document.ts'
import { presentDue, presentRemittance, presentRemittanceDetail, SHOWN_LINES } from '../present.ts'
import { drawAdvice } from './draw-advice.ts'
import { listOwnerAccounts, workOutDue } from './due.ts'
import { holdRemittance, liftRemittanceHold } from './hold-remittance.ts'
import { recordRemittances } from './record-remittances.ts'
import { getRemittance, getRemittances, listRemittances } from './remittance-queries.ts'
import { IS_ONLY } from './remittances-waiting.ts'
import { sendRemittances } from './send-remittances.ts'
import { undoRemittance } from './undo-remittance.ts'

/** Money sent on to owners. */
export function remittanceRoutes({ on, once, file }: Mount): void {
  on(settlements.listDueRemittances, async (tx, { query }) => {
    const accounts = await listOwnerAccounts(tx, query)
    const open = accounts.filter((one) => one.owed !== 0 || one.with_provider !== 0)
    const all = await workOutDue(tx, open, SHOWN_LINES)
    const due = query.only ? all.filter(IS_ONLY[query.only]) : all
    return { data: due.map(presentDue).sort((a, b) => (a.days_left ?? NEVER) - (b.days_left ?? NEVER)) }
  })

  on(settlements.listRemittances, async (tx, { actor, query }) => {
    const { rows, total } = await listRemittances(tx, actor, query)
    return {
      data: rows.map((row) => presentRemittance(row, actor)),
      pagination: pagination(query, total),
    }
  })

  once(settlements.recordRemittances, async (tx, { actor, body }) => {
    const rows = await getRemittances(tx, await recordRemittances(tx, actor, body))
    return { data: rows.map((row) => presentRemittance(row, actor)) }
  })

  once(settlements.sendRemittances, async (tx, { actor, body }) => {
    const rows = await getRemittances(tx, await sendRemittances(tx, actor, body))
    return { data: rows.map((row) => presentRemittance(row, actor)) }
  })

  on(settlements.getRemittance, async (tx, { actor, params }) =>
    presentRemittanceDetail(await getRemittance(tx, params.id), actor),
  )

  file(settlements.downloadRemittanceAdvice, async ({ services, actor, params }) => {
    const row = await services.transaction(actor, (tx) => getRemittance(tx, params.id))
    return { bytes: await drawAdvice(row), name: `remittance-${row.paid_on}.pdf`, content_type: PDF }
  })

  on(settlements.undoRemittance, async (tx, { actor, params, body }) => {
    await undoRemittance(tx, actor, params.id, body.reason)
    return presentRemittanceDetail(await getRemittance(tx, params.id), actor)
  })

  on(settlements.holdRemittance, (tx, { actor, body }) => holdRemittance(tx, actor, body))

  on(settlements.liftRemittanceHold, async (tx, { actor, params }) => {
    await liftRemittanceHold(tx, actor, params.id)
    return undefined
  })
}

/** Owners without money due are sorted last. */
const NEVER = 100_000
