import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { MoneySettings, MoneySettingsChange } from './money-settings.ts'
import { remittances } from './remittance-endpoints.ts'
import {
  CloseDifferenceBody,
  DifferenceQuery,
  Settlement,
  SettlementDetail,
  SettlementDifference,
  SettlementLine,
  SettlementQuery,
} from './settlement.ts'
import { statements } from './statement-endpoints.ts'

export const settlements = {
  ...remittances,
  ...statements,
  listSettlements: endpoint({
    method: 'GET',
    path: '/settlements',
    summary: 'What the provider has paid out, newest first: to our bank, or straight to an owner',
    access: 'reports_read',
    query: SettlementQuery,
    answer: pageOf(Settlement),
  }),
  listDifferences: endpoint({
    method: 'GET',
    path: '/settlements/differences',
    summary: 'Where the provider’s report and the books part, newest first',
    access: 'reports_read',
    query: DifferenceQuery,
    answer: pageOf(SettlementDifference),
  }),
  closeDifference: endpoint({
    method: 'POST',
    path: '/settlements/differences/{id}/close',
    summary: 'Close a difference with a note of what was found',
    access: 'payments_refund',
    params: paramsOf('settlement_difference'),
    body: CloseDifferenceBody,
    answer: SettlementDifference,
    errors: ['ILLEGAL_STATE'],
  }),
  getSettlement: endpoint({
    method: 'GET',
    path: '/settlements/{id}',
    summary: 'One settlement and its deductions',
    access: 'reports_read',
    params: paramsOf('settlement'),
    answer: SettlementDetail,
  }),
  listSettlementLines: endpoint({
    method: 'GET',
    path: '/settlements/{id}/lines',
    summary: 'Each transaction of a settlement, as reported and as booked',
    access: 'reports_read',
    params: paramsOf('settlement'),
    query: PageQuery,
    answer: pageOf(SettlementLine),
  }),
  getMoneySettings: endpoint({
    method: 'GET',
    path: '/estates/{id}/money-settings',
    summary:
      'By when an estate sends owners their money and deposits back, and how long a changed account waits',
    access: 'reports_read',
    params: paramsOf('estate'),
    answer: MoneySettings,
  }),
  updateMoneySettings: endpoint({
    method: 'PATCH',
    path: '/estates/{id}/money-settings',
    summary:
      'Change by when owners get their money and tenants their deposit, and how long a changed account waits',
    access: 'properties_write',
    changes: ['estates', 'settlements'],
    params: paramsOf('estate'),
    body: MoneySettingsChange,
    answer: MoneySettings,
    errors: ['SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
}
