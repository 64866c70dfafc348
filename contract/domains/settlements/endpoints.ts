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
    summary:
      "List the provider's settlements, newest first, to Gida's bank account or directly to a landlord",
    access: 'reports_read',
    query: SettlementQuery,
    answer: pageOf(Settlement),
  }),
  listDifferences: endpoint({
    method: 'GET',
    path: '/settlements/differences',
    summary: "List differences between the provider's report and the ledger, newest first",
    access: 'reports_read',
    query: DifferenceQuery,
    answer: pageOf(SettlementDifference),
  }),
  closeDifference: endpoint({
    method: 'POST',
    path: '/settlements/differences/{id}/close',
    summary: 'Close a difference with a note of its cause',
    access: 'payments_refund',
    params: paramsOf('settlement_difference'),
    body: CloseDifferenceBody,
    answer: SettlementDifference,
    errors: ['ILLEGAL_STATE'],
  }),
  getSettlement: endpoint({
    method: 'GET',
    path: '/settlements/{id}',
    summary: 'Retrieve a settlement and its deductions',
    access: 'reports_read',
    params: paramsOf('settlement'),
    answer: SettlementDetail,
  }),
  listSettlementLines: endpoint({
    method: 'GET',
    path: '/settlements/{id}/lines',
    summary: 'List the transactions of a settlement, as reported and as posted',
    access: 'reports_read',
    params: paramsOf('settlement'),
    query: PageQuery,
    answer: pageOf(SettlementLine),
  }),
  getMoneySettings: endpoint({
    method: 'GET',
    path: '/estates/{id}/money-settings',
    summary:
      'Retrieve the deadlines of an estate for remittances and deposit refunds, and the waiting time for a changed account',
    access: 'reports_read',
    params: paramsOf('estate'),
    answer: MoneySettings,
  }),
  updateMoneySettings: endpoint({
    method: 'PATCH',
    path: '/estates/{id}/money-settings',
    summary:
      'Update the deadlines of an estate for remittances and deposit refunds, and the waiting time for a changed account',
    access: 'properties_write',
    changes: ['estates', 'settlements'],
    params: paramsOf('estate'),
    body: MoneySettingsChange,
    answer: MoneySettings,
    errors: ['SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
}
