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
    summary:
      'List money held for landlords that is due to be sent, most urgent first. Landlords see their own',
    access: 'reports_read',
    query: z.object({ estate_id: idOf('estate').optional(), only: DueOnly.optional() }),
    answer: z.object({ data: z.array(DueRemittance) }),
  }),
  listRemittances: endpoint({
    method: 'GET',
    path: '/remittances',
    summary: 'List remittances to landlords, newest first',
    access: 'reports_read',
    query: RemittanceQuery,
    answer: pageOf(Remittance),
  }),
  recordRemittances: endpoint({
    method: 'POST',
    path: '/remittances',
    summary: "Record remittances to landlords from the clients' account",
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
    summary: 'Send the remittances due to landlords through the provider',
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
    summary: "Place a hold on a landlord's remittances until it is lifted",
    access: 'payments_refund',
    body: HoldBody,
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['CONFLICT'],
  }),
  liftRemittanceHold: endpoint({
    method: 'DELETE',
    path: '/remittances/holds/{id}',
    summary: 'Lift a manually placed hold',
    access: 'payments_refund',
    params: paramsOf('remittance_hold'),
    answer: null,
  }),
  getRemittance: endpoint({
    method: 'GET',
    path: '/remittances/{id}',
    summary: 'Retrieve a remittance with the payments it covers',
    access: 'reports_read',
    params: paramsOf('remittance'),
    answer: RemittanceDetail,
  }),
  downloadRemittanceAdvice: endpoint({
    method: 'GET',
    path: '/remittances/{id}/advice',
    summary: 'Download the remittance advice as a PDF',
    access: 'reports_read',
    params: paramsOf('remittance'),
    answer: 'file',
    files: ['pdf'],
  }),
  undoRemittance: endpoint({
    method: 'POST',
    path: '/remittances/{id}/undo',
    summary: 'Undo a remittance that was recorded by mistake. The money is owed again',
    access: 'payments_refund',
    params: paramsOf('remittance'),
    body: UndoRemittanceBody,
    answer: RemittanceDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
