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
    summary: 'Transfers of the statements; those that wait come with the best guesses',
    access: 'payments_read',
    query: OfEstate.extend({
      state: z.enum([...LineState.options, 'ALL']).default('UNASSIGNED'),
      statement_id: idOf('bank_statement').optional(),
      payment_id: idOf('payment').optional().meta({ description: 'The transfer that it came by' }),
      search: SearchText.optional(),
    }),
    answer: pageOf(BankLine),
  }),
  getLine: endpoint({
    method: 'GET',
    path: '/transfers/lines/{id}',
    summary: 'One transfer',
    access: 'payments_read',
    params: paramsOf('bank_line'),
    answer: BankLine,
  }),
  assignLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/assign',
    summary: 'Say whose payment a transfer is, or divide it over several tenancies',
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
    summary: 'Set a transfer aside: it pays for no tenancy here, or was recorded already',
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
    summary: 'Let a transfer that was set aside wait again',
    access: 'payments_write',
    money: true,
    params: paramsOf('bank_line'),
    answer: BankLine,
    errors: ['ILLEGAL_STATE'],
  }),
  unassignLine: endpoint({
    method: 'POST',
    path: '/transfers/lines/{id}/unassign',
    summary: 'Take a transfer back from whom it was given to: out of their books, and waiting again',
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
      'Tenancies that a transfer may be given to, by tenant or unit: of the estates that its account serves',
    access: 'payments_read',
    params: paramsOf('bank_line'),
    query: PageQuery.extend({ search: SearchText.optional() }),
    answer: pageOf(Tenancy),
  }),
}
