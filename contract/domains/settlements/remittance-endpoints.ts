import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Id, idOf, paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import {
  DueOnly,
  DueRemittance,
  HoldBody,
  Remittance,
  RemittanceDetail,
  RemittanceQuery,
} from './remittance.ts'
import { RecordRemittancesBody, SendRemittancesBody, UndoRemittanceBody } from './remittance-bodies.ts'

/** Payouts to owners. */
export const remittances = {
  listDueRemittances: endpoint({
    method: 'GET',
    path: '/remittances/due',
    summary: 'What is owed to owners and lies with us, the most urgent first; an owner sees their own',
    access: 'reports_read',
    query: z.object({ estate_id: idOf('estate').optional(), only: DueOnly.optional() }),
    answer: z.object({ data: z.array(DueRemittance) }),
  }),
  listRemittances: endpoint({
    method: 'GET',
    path: '/remittances',
    summary: 'What was sent on to owners, newest first',
    access: 'reports_read',
    query: RemittanceQuery,
    answer: pageOf(Remittance),
  }),
  recordRemittances: endpoint({
    method: 'POST',
    path: '/remittances',
    summary: 'Record what was sent to owners from the clients’ account',
    access: 'payments_refund',
    money: true,
    body: RecordRemittancesBody,
    answer: z.object({ data: z.array(Remittance) }),
    status: 201,
    errors: ['REMITTANCE_HELD', 'REMITTANCE_CHANGED', 'CONFLICT'],
  }),
  sendRemittances: endpoint({
    method: 'POST',
    path: '/remittances/send',
    summary: 'Send what is due to owners through the provider',
    access: 'payments_refund',
    money: true,
    body: SendRemittancesBody,
    answer: z.object({ data: z.array(Remittance) }),
    status: 201,
    errors: ['REMITTANCE_HELD', 'REMITTANCE_CHANGED', 'NO_PAYOUT_ACCOUNT', 'SECOND_FACTOR_REQUIRED'],
  }),
  holdRemittance: endpoint({
    method: 'POST',
    path: '/remittances/holds',
    summary: 'Hold an owner’s money until the hold is lifted',
    access: 'payments_refund',
    body: HoldBody,
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['CONFLICT'],
  }),
  liftRemittanceHold: endpoint({
    method: 'DELETE',
    path: '/remittances/holds/{id}',
    summary: 'Lift a hold that was placed by hand',
    access: 'payments_refund',
    params: paramsOf('remittance_hold'),
    answer: null,
  }),
  getRemittance: endpoint({
    method: 'GET',
    path: '/remittances/{id}',
    summary: 'One remittance, with what it pays',
    access: 'reports_read',
    params: paramsOf('remittance'),
    answer: RemittanceDetail,
  }),
  downloadRemittanceAdvice: endpoint({
    method: 'GET',
    path: '/remittances/{id}/advice',
    summary: 'The advice to the owner, as a PDF',
    access: 'reports_read',
    params: paramsOf('remittance'),
    answer: 'file',
    files: ['pdf'],
  }),
  undoRemittance: endpoint({
    method: 'POST',
    path: '/remittances/{id}/undo',
    summary: 'Take back a remittance that was recorded by mistake; the money is owed again',
    access: 'payments_refund',
    params: paramsOf('remittance'),
    body: UndoRemittanceBody,
    answer: RemittanceDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
