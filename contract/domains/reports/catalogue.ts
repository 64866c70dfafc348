import type { Shape } from './shape.ts'
import * as accounts from './shapes/accounts.ts'
import * as money from './shapes/money.ts'
import * as tax from './shapes/tax.ts'
import * as tenancies from './shapes/tenancies.ts'
import * as upkeep from './shapes/upkeep.ts'

/** All reports of the report engine, in display order. */
export const REPORTS = {
  KEY_FIGURES: money.keyFigures,
  AGEING: money.ageing,
  COLLECTED: money.collected,
  RECEIPTS_BOOK: money.receiptsBook,
  CASH_WATCH: money.cashWatch,
  OWNER_STATEMENT: money.ownerStatement,
  PAYOUTS: money.payouts,
  DEPOSITS: money.deposits,
  COMMISSION: money.commission,
  SERVICE_CHARGE: money.serviceCharge,
  APPORTIONMENT: money.apportionment,
  RENT_ROLL: tenancies.rentRoll,
  VACANCIES: tenancies.vacancies,
  DAYS_TO_LET: tenancies.daysToLet,
  LEASE_EXPIRY: tenancies.leaseExpiry,
  RENEWALS: tenancies.renewals,
  MAINTENANCE: upkeep.maintenance,
  STAFF_ACTIVITY: upkeep.staffActivity,
  INCOME_STATEMENT: accounts.incomeStatement,
  CASH_FLOW: accounts.cashFlow,
  BALANCE_SHEET: accounts.balanceSheet,
  CLIENT_FUNDS: accounts.clientFunds,
  TRIAL_BALANCE: accounts.trialBalance,
  GENERAL_LEDGER: accounts.generalLedger,
  WITHHOLDING: tax.withholdingSchedule,
  STAMP_DUTY: tax.stampDuties,
  RENT_RELIEF: tax.rentReliefs,
} as const satisfies Record<string, Shape>

export type ReportKey = keyof typeof REPORTS
export const REPORT_KEYS = Object.keys(REPORTS) as [ReportKey, ...ReportKey[]]

export const shapeOf = (key: ReportKey): Shape => REPORTS[key]
