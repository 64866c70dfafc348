import { transfers } from '@gida/contract/domains/transfers/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { addBankAccount } from './accounts/add-bank-account.ts'
import { askVirtualAccount } from './accounts/ask-virtual-account.ts'
import { listBankAccounts, presentBankAccount } from './accounts/bank-accounts.ts'
import { getPaymentInstructions, listPaymentInstructions } from './accounts/payment-instructions.ts'
import { updateBankAccount } from './accounts/update-bank-account.ts'
import { assignLine, dismissLine, restoreLine } from './lines/assign-line.ts'
import { getLine, listLines } from './lines/line-queries.ts'
import { listTenancies } from './lines/list-tenancies.ts'
import { unassignLine } from './lines/unassign-line.ts'
import {
  getStatement,
  listStatements,
  presentStatement,
  presentSummary,
} from './statements/statement-queries.ts'
import { askToBook, readStatement, updateStatement } from './statements/upload-statement.ts'

export function transferRoutes({ on, once, inSteps }: Mount): void {
  on(transfers.listPaymentInstructions, async (tx, { actor, query }) => {
    const { data, total } = await listPaymentInstructions(tx, actor, query)
    return { data, pagination: pagination(query, total) }
  })

  on(transfers.askVirtualAccount, async (tx, { actor, params }) => {
    await askVirtualAccount(tx, actor, params.id)
    return getPaymentInstructions(tx, actor, params.id)
  })

  on(transfers.listBankAccounts, async (tx, { actor, query }) => {
    const { rows, total } = await listBankAccounts(tx, query)
    return { data: rows.map((row) => presentBankAccount(row, actor)), pagination: pagination(query, total) }
  })

  on(transfers.addBankAccount, async (tx, { actor, body }) =>
    presentBankAccount(await addBankAccount(tx, actor, body), actor),
  )

  on(transfers.updateBankAccount, async (tx, { actor, params, body }) =>
    presentBankAccount(await updateBankAccount(tx, actor, params.id, body), actor),
  )

  inSteps(transfers.readStatement, async ({ services, actor, body, upload }) => {
    const id = await readStatement(services, actor, body.bank_account_id, upload)
    return services.transaction(actor, async (tx) => presentStatement(await getStatement(tx, id), actor))
  })

  on(transfers.listStatements, async (tx, { actor, query }) => {
    const { rows, total } = await listStatements(tx, query)
    return { data: rows.map((row) => presentSummary(row, actor)), pagination: pagination(query, total) }
  })

  on(transfers.getStatement, async (tx, { actor, params }) =>
    presentStatement(await getStatement(tx, params.id), actor),
  )

  inSteps(transfers.updateStatement, async ({ services, actor, params, body }) => {
    await updateStatement(services, actor, params.id, body)
    return services.transaction(actor, async (tx) =>
      presentStatement(await getStatement(tx, params.id), actor),
    )
  })

  on(transfers.bookStatement, async (tx, { actor, params }) => {
    await askToBook(tx, actor, params.id)
    return presentStatement(await getStatement(tx, params.id), actor)
  })

  on(transfers.listLines, async (tx, { actor, query }) => {
    const { data, total } = await listLines(tx, actor, query)
    return { data, pagination: pagination(query, total) }
  })

  on(transfers.getLine, (tx, { actor, params }) => getLine(tx, actor, params.id))

  once(transfers.assignLine, async (tx, { actor, params, body }) => {
    await assignLine(tx, actor, params.id, body)
    return getLine(tx, actor, params.id)
  })

  once(transfers.dismissLine, async (tx, { actor, params, body }) => {
    await dismissLine(tx, actor, params.id, body)
    return getLine(tx, actor, params.id)
  })

  once(transfers.restoreLine, async (tx, { actor, params }) => {
    await restoreLine(tx, actor, params.id)
    return getLine(tx, actor, params.id)
  })

  once(transfers.unassignLine, async (tx, { actor, params, body }) => {
    await unassignLine(tx, actor, params.id, body)
    return getLine(tx, actor, params.id)
  })

  on(transfers.listTenancies, async (tx, { params, query }) => {
    const { rows, total } = await listTenancies(tx, params.id, query)
    return { data: rows, pagination: pagination(query, total) }
  })
}
