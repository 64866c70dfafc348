import type { ReportKey } from '@gida/contract/domains/reports/catalogue'
import type { Source } from '../engine/source.ts'
import { ageing } from './ageing.ts'
import { cashWatch } from './cash-watch.ts'
import { clientFunds } from './client-funds.ts'
import { collected } from './collected.ts'
import { commission } from './commission.ts'
import { deposits } from './deposits.ts'
import { keyFigures } from './key-figures.ts'
import { leaseExpiry, renewals } from './leases.ts'
import { generalLedger, trialBalance } from './ledger.ts'
import { ownerStatement, payouts } from './owner-moves.ts'
import { receiptsBook } from './receipts-book.ts'
import { rentRoll } from './rent-roll.ts'
import { apportionment, serviceCharge } from './service-charge.ts'
import { balanceSheet, cashFlow, incomeStatement } from './statements.ts'
import { rentReliefs, stampDuties, withholding } from './tax.ts'
import { maintenance, staffActivity } from './upkeep.ts'
import { daysToLet, vacancies } from './vacancies.ts'

/** The sources of all reports. A new report needs a shape in the contract, a source here, and an entry in each list. */
export const SOURCES: Record<ReportKey, Source> = {
  KEY_FIGURES: keyFigures,
  AGEING: ageing,
  COLLECTED: collected,
  RECEIPTS_BOOK: receiptsBook,
  CASH_WATCH: cashWatch,
  OWNER_STATEMENT: ownerStatement,
  PAYOUTS: payouts,
  DEPOSITS: deposits,
  COMMISSION: commission,
  SERVICE_CHARGE: serviceCharge,
  APPORTIONMENT: apportionment,
  RENT_ROLL: rentRoll,
  VACANCIES: vacancies,
  DAYS_TO_LET: daysToLet,
  LEASE_EXPIRY: leaseExpiry,
  RENEWALS: renewals,
  MAINTENANCE: maintenance,
  STAFF_ACTIVITY: staffActivity,
  INCOME_STATEMENT: incomeStatement,
  CASH_FLOW: cashFlow,
  BALANCE_SHEET: balanceSheet,
  CLIENT_FUNDS: clientFunds,
  TRIAL_BALANCE: trialBalance,
  GENERAL_LEDGER: generalLedger,
  WITHHOLDING: withholding,
  STAMP_DUTY: stampDuties,
  RENT_RELIEF: rentReliefs,
}
