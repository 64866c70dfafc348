import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { AssignLineBody, BankLine, DismissLineBody, Tenancy, UnassignBody } from './line.ts'
import { LineState } from './rules.ts'

export const OfEstate = PageQuery.extend({ estate_id: idOf('estate').optional() })

/** Bank statement lines, each matched to a payment or waiting. */
export const lines = {
  listLines: endpoint({
    method: 'GET',
    path: '/transfers/lines',
    summary: 'List the transfers of statements; unassigned ones include the best suggestions',
    access: 'payments_read',
    query: OfEstate.extend({
      state: z.enum([...LineState.options, 'ALL']).default('UNASSIGNED'),
      statement_id: idOf('bank_statement').optional(),
      payment_id: idOf('payment').optional().meta({ description: 'Return the transfer behind this payment' }),
      search: SearchText.optional(),
    }),
    answer: pageOf(BankLine),
  }),
  getLine: endpoint({
    method: 'GET',
    path: '/transfers/lines/{id}',
    summary: 'Retrieve a transfer',
    access: 'payments_read',
    params: paramsOf('bank_line'),
    answer: BankLine,
  }),
  assignLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/assign',
    summary: 'Assign a transfer to a tenancy, or split it over several',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts', 'transfers'],
    money: true,
    params: paramsOf('bank_line'),
    body: AssignLineBody,
    answer: BankLine,
    errors: ['ILLEGAL_STATE', 'PARTS_DO_NOT_ADD_UP'],
  }),
  dismissLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/dismiss',
    summary: 'Dismiss a transfer: it is not for a tenancy here, or was already recorded',
    access: 'payments_write',
    money: true,
    params: paramsOf('bank_line'),
    body: DismissLineBody,
    answer: BankLine,
    errors: ['ILLEGAL_STATE'],
  }),
  restoreLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/restore',
    summary: 'Restore a dismissed transfer to unassigned',
    access: 'payments_write',
    money: true,
    params: paramsOf('bank_line'),
    answer: BankLine,
    errors: ['ILLEGAL_STATE'],
  }),
  unassignLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/unassign',
    summary: 'Unassign a transfer: reverses its payments and makes it unassigned again',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts', 'transfers'],
    money: true,
    params: paramsOf('bank_line'),
    body: UnassignBody,
    answer: BankLine,
    errors: ['ILLEGAL_STATE'],
  }),
  listTenancies: endpoint({
    method: 'GET',
    path: '/transfers/lines/{id}/tenancies',
    summary:
      'Search tenancies that a transfer can be assigned to, by tenant or unit, in the estates that its account serves',
    access: 'payments_read',
    params: paramsOf('bank_line'),
    query: PageQuery.extend({ search: SearchText.optional() }),
    answer: pageOf(Tenancy),
  }),
}
