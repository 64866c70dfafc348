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
    summary: 'What is owed, oldest first',
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
    summary: 'The fees that estates ask of their tenants, by name',
    access: 'estate_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(Fee),
  }),
  createFee: endpoint({
    method: 'POST',
    path: '/fees',
    summary: 'Add a fee to the schedule of an estate',
    access: 'properties_write',
    body: FeeDraft,
    answer: Fee,
    status: 201,
    errors: ['FEE_NAME_TAKEN', 'ARCHIVED'],
  }),
  updateFee: endpoint({
    method: 'PATCH',
    path: '/fees/{id}',
    summary: 'Change a fee; leases that were made with it keep what was agreed',
    access: 'properties_write',
    params: paramsOf('fee'),
    body: FeeChange,
    answer: Fee,
    errors: ['FEE_NAME_TAKEN'],
  }),
  deleteFee: endpoint({
    method: 'DELETE',
    path: '/fees/{id}',
    summary: 'Take a fee off the schedule; leases that were made with it keep what was agreed',
    access: 'properties_write',
    params: paramsOf('fee'),
    answer: null,
  }),
  waiveCharge: endpoint({
    method: 'POST',
    path: '/charges/{id}/waive',
    summary: 'Ask no more for a charge, or for a part of it',
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
    summary: 'Write off a debt that is old, or whose lease is over',
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
    summary: 'What was waived and written off, newest first',
    access: 'payments_read',
    query: WaiverQuery,
    answer: pageOf(Waiver),
  }),
  undoWaiver: endpoint({
    method: 'POST',
    path: '/payments/waivers/{id}/undo',
    summary: 'Ask again for what was waived or written off',
    access: 'payments_write',
    money: true,
    params: paramsOf('waiver'),
    body: z.object({}),
    answer: Waiver,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
