import { books } from '@gida/contract/domains/books/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { getEstate } from '../estates/index.ts'
import { getLedgerReport } from './checks/ledger-report.ts'
import { runLedgerChecks } from './checks/run-ledger-checks.ts'
import { billServiceCharge } from './fund/bill-service-charge.ts'
import { attachExpenseEvidence, readExpenseEvidence } from './fund/expense-evidence.ts'
import { expenseFor, getExpense, listExpenses, presentExpense } from './fund/expense-queries.ts'
import { getFundStatement } from './fund/fund-statement.ts'
import { recordExpense } from './fund/record-expense.ts'
import { getServiceCharge, listServiceCharges } from './fund/service-charge-queries.ts'
import { setFundBudget } from './fund/set-fund-budget.ts'
import { voidExpense } from './fund/void-expense.ts'
import { getAccountLedger } from './ledger/account-ledger.ts'
import { listAccounts } from './ledger/accounts-of-estate.ts'
import { getLeaseLedger } from './ledger/lease-ledger.ts'
import { getTrust } from './trust/get-trust.ts'
import { recordBankBalance } from './trust/record-bank-balance.ts'

export function bookRoutes(mount: Mount): void {
  const { on, once, inSteps, file } = mount

  on(books.getTrust, (tx, { actor, query }) => getTrust(tx, actor, query))

  on(books.recordBankBalance, (tx, { actor, params, body }) => recordBankBalance(tx, actor, params.id, body))

  on(books.listAccounts, async (tx, { actor, params, query }) => {
    await getEstate(tx, actor, params.id)
    return listAccounts(tx, actor, params.id, query)
  })

  on(books.getAccountLedger, async (tx, { actor, params, query }) => {
    await getEstate(tx, actor, params.id)
    return getAccountLedger(tx, actor, params.id, query)
  })

  on(books.getLeaseLedger, (tx, { actor, params, query }) => getLeaseLedger(tx, actor, params.id, query))

  on(books.getFund, (tx, { actor, params, query }) => getFundStatement(tx, actor, params.id, query.year))

  on(books.listExpenses, (tx, { actor, params, query }) => listExpenses(tx, actor, params.id, query))

  once(books.recordExpense, async (tx, { actor, params, body }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { id } = await recordExpense(tx, actor, params.id, body)
    return presentExpense(await getExpense(tx, id), actor, estate)
  })

  on(books.setFundBudget, (tx, { actor, params, body }) => setFundBudget(tx, actor, params.id, body))

  once(books.voidExpense, async (tx, { actor, params, body }) => {
    const { estate_id } = await getExpense(tx, params.id)
    const estate = await getEstate(tx, actor, estate_id)
    await voidExpense(tx, actor, params.id, body.reason)
    return presentExpense(await getExpense(tx, params.id), actor, estate)
  })

  inSteps(books.attachExpenseEvidence, async ({ services, actor, params, upload }) => {
    await attachExpenseEvidence(services, actor, params.id, upload)
    return services.transaction(actor, (tx) => expenseFor(tx, actor, params.id))
  })

  file(books.downloadExpenseEvidence, ({ services, actor, params }) =>
    readExpenseEvidence(services, actor, params.id),
  )

  on(books.listServiceCharges, async (tx, { actor, params, query }) => {
    await getEstate(tx, actor, params.id)
    return listServiceCharges(tx, params.id, query)
  })

  once(books.billServiceCharge, async (tx, { actor, params, body }) => {
    const { id } = await billServiceCharge(tx, actor, params.id, body)
    return getServiceCharge(tx, id)
  })

  on(books.getLedgerReport, (tx) => getLedgerReport(tx))

  on(books.runLedgerChecks, async (tx, { actor }) => {
    await runLedgerChecks(tx, actor.user_id)
    return getLedgerReport(tx)
  })
}
