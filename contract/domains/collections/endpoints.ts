import type { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { Payment, PaymentSort } from '../payments/payment.ts'
import {
  AgesQuery,
  ArrearsByAge,
  ArrearsQuery,
  Debtor,
  DebtorDetail,
  NoteDraft,
  PromiseDraft,
} from './arrears.ts'
import { ReminderRule, ReminderRuleChange, Reminders, RemindersPreview, SendReminders } from './reminder.ts'
import { PaymentReportQuery } from './report.ts'

const TransactionQuery = PageQuery.extend({ sort: PaymentSort })
export type TransactionQuery = z.infer<typeof TransactionQuery>

export const collections = {
  sendReminders: endpoint({
    method: 'POST',
    path: '/payments/send-reminders',
    summary: 'Send payment reminders to tenants, at most one per charge per day',
    access: 'tenants_write',
    body: SendReminders,
    rows: { transaction_ids: idOf('charge') },
    answer: Reminders,
    status: 202,
  }),
  previewReminders: endpoint({
    method: 'POST',
    path: '/payments/preview-reminders',
    summary: 'Preview the effect and the text of payment reminders without sending them',
    access: 'tenants_write',
    changes: [],
    body: SendReminders,
    rows: { transaction_ids: idOf('charge') },
    answer: RemindersPreview,
  }),
  listArrears: endpoint({
    method: 'GET',
    path: '/payments/overdue',
    summary: 'List tenants in arrears, longest overdue first',
    access: 'tenants_read',
    query: ArrearsQuery,
    answer: pageOf(Debtor),
  }),
  getArrearsByAge: endpoint({
    method: 'GET',
    path: '/payments/overdue/by-age',
    summary: 'Retrieve arrears by age, now or at the end of a past day',
    access: 'tenants_read',
    query: AgesQuery,
    answer: ArrearsByAge,
  }),
  getDebtor: endpoint({
    method: 'GET',
    path: '/payments/overdue/{id}',
    summary: 'Retrieve a current or former debtor: what they owe, and the contact history',
    access: 'tenants_read',
    params: paramsOf('debtor'),
    answer: DebtorDetail,
  }),
  addContactNote: endpoint({
    method: 'POST',
    path: '/payments/overdue/{id}/notes',
    summary: 'Add a contact note, which is not visible to the tenant',
    access: 'tenants_write',
    params: paramsOf('debtor'),
    body: NoteDraft,
    answer: DebtorDetail,
    status: 201,
    errors: ['CLIENT_ID_USED'],
  }),
  recordPromise: endpoint({
    method: 'POST',
    path: '/payments/overdue/{id}/promises',
    summary: "Record a tenant's promise to pay an amount by a day. Replaces an earlier promise",
    access: 'tenants_write',
    params: paramsOf('debtor'),
    body: PromiseDraft,
    answer: DebtorDetail,
    status: 201,
    errors: ['NOTHING_OWED', 'AMOUNT_TOO_LARGE'],
  }),
  getReminderRule: endpoint({
    method: 'GET',
    path: '/estates/{id}/reminder-rule',
    summary: 'Retrieve the automatic reminder rule of an estate',
    access: 'properties_read',
    params: paramsOf('estate'),
    answer: ReminderRule,
  }),
  updateReminderRule: endpoint({
    method: 'PATCH',
    path: '/estates/{id}/reminder-rule',
    summary: 'Update the automatic reminder rule of an estate',
    access: 'properties_write',
    params: paramsOf('estate'),
    body: ReminderRuleChange,
    answer: ReminderRule,
    errors: ['ARCHIVED'],
  }),
  downloadPaymentReport: endpoint({
    method: 'GET',
    path: '/payments/reports',
    summary: 'Download payments as CSV, an Excel workbook or a PDF, with a row of totals',
    access: 'reports_read',
    query: PaymentReportQuery,
    answer: 'file',
    files: ['csv', 'xlsx', 'pdf'],
    errors: ['REPORT_TOO_LARGE', 'TOO_MANY_REQUESTS'],
  }),
  listPropertyTransactions: endpoint({
    method: 'GET',
    path: '/payments/properties/{id}/transactions',
    summary: 'List the payments of a property, newest first by default',
    access: 'payments_read',
    params: paramsOf('property'),
    query: TransactionQuery,
    answer: pageOf(Payment),
  }),
  listTenantTransactions: endpoint({
    method: 'GET',
    path: '/payments/tenants/{id}/transactions',
    summary: 'List the payments of a tenant, newest first by default',
    access: 'payments_read',
    params: paramsOf('tenant'),
    query: TransactionQuery,
    answer: pageOf(Payment),
  }),
}
