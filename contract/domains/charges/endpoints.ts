import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { Charge, ChargePage } from './charge.ts'
import { Fee, FeeChange, FeeDraft } from './fee.ts'
import { Waiver, WaiverBody, WaiverQuery } from './waiver.ts'

export const charges = {
  listCharges: endpoint({
    method: 'GET',
    path: '/charges',
    summary: 'List charges, oldest first',
    access: 'payments_read',
    kept: true,
    query: PageQuery.extend({
      state: z.enum(['OPEN', 'OVERDUE', 'ALL']).default('OPEN'),
      due_from: Day.optional(),
      due_to: Day.optional(),
      estate_id: idOf('estate').optional(),
      property_id: idOf('property').optional(),
      unit_id: idOf('unit').optional(),
      tenant_id: idOf('tenant').optional(),
      lease_id: idOf('lease').optional(),
      search: SearchText.optional(),
    }),
    answer: ChargePage,
  }),
  listFees: endpoint({
    method: 'GET',
    path: '/fees',
    summary: 'List the fees that estates charge their tenants, by name',
    access: 'estate_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(Fee),
  }),
  createFee: endpoint({
    method: 'POST',
    path: '/fees',
    summary: 'Create a fee of an estate',
    access: 'properties_write',
    body: FeeDraft,
    answer: Fee,
    status: 201,
    errors: ['FEE_NAME_TAKEN', 'ARCHIVED'],
  }),
  updateFee: endpoint({
    method: 'PATCH',
    path: '/fees/{id}',
    summary: 'Update a fee. Existing leases keep the terms they were agreed on',
    access: 'properties_write',
    params: paramsOf('fee'),
    body: FeeChange,
    answer: Fee,
    errors: ['FEE_NAME_TAKEN'],
  }),
  deleteFee: endpoint({
    method: 'DELETE',
    path: '/fees/{id}',
    summary: 'Delete a fee. Existing leases keep the terms they were agreed on',
    access: 'properties_write',
    params: paramsOf('fee'),
    answer: null,
  }),
  waiveCharge: endpoint({
    method: 'POST',
    path: '/charges/{id}/waive',
    summary: 'Waive a charge, in full or in part',
    access: 'payments_write',
    money: true,
    params: paramsOf('charge'),
    body: WaiverBody,
    answer: Charge,
    errors: ['AMOUNT_TOO_LARGE', 'NOTHING_OWED'],
    person_only: true,
  }),
  writeOffCharge: endpoint({
    method: 'POST',
    path: '/charges/{id}/write-off',
    summary: 'Write off a charge that is old, or whose lease has ended',
    access: 'payments_write_off',
    money: true,
    params: paramsOf('charge'),
    body: WaiverBody,
    answer: Charge,
    errors: ['AMOUNT_TOO_LARGE', 'NOTHING_OWED', 'WRITE_OFF_TOO_EARLY'],
  }),
  listWaivers: endpoint({
    method: 'GET',
    path: '/payments/waivers',
    summary: 'List waivers and write-offs, newest first',
    access: 'payments_read',
    query: WaiverQuery,
    answer: pageOf(Waiver),
  }),
  undoWaiver: endpoint({
    method: 'POST',
    path: '/payments/waivers/{id}/undo',
    summary: 'Undo a waiver or write-off, so that the amount is owed again',
    access: 'payments_write',
    money: true,
    params: paramsOf('waiver'),
    body: z.object({}),
    answer: Waiver,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
