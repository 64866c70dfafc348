import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { AutopayChange, AutopayDraft, AutopayInstruction } from './autopay.ts'
import { PaymentMethod, SaveMethodBody } from './method.ts'
import { TenantAccount } from './tenant-account.ts'

export const autopay = {
  getTenantAccount: endpoint({
    method: 'GET',
    path: '/payments/tenant-account',
    summary: 'My account: what I owe, what is held for me, and how I pay',
    access: 'payments_read',
    answer: TenantAccount,
  }),
  listMethods: endpoint({
    method: 'GET',
    path: '/payments/methods',
    summary: 'My saved cards, the default first',
    access: 'payments_read',
    query: PageQuery,
    answer: pageOf(PaymentMethod),
  }),
  saveMethod: endpoint({
    method: 'POST',
    path: '/payments/methods',
    summary: 'Save the card of a payment of mine',
    access: 'payments_write',
    body: SaveMethodBody,
    answer: PaymentMethod,
    status: 201,
    errors: ['CARD_NOT_REUSABLE', 'PROVIDER_UNAVAILABLE'],
    person_only: true,
  }),
  setDefaultMethod: endpoint({
    method: 'PATCH',
    path: '/payments/methods/{id}/set-default',
    summary: 'Offer this card first',
    access: 'payments_write',
    params: paramsOf('payment_method'),
    answer: PaymentMethod,
    person_only: true,
  }),
  removeMethod: endpoint({
    method: 'DELETE',
    path: '/payments/methods/{id}',
    summary: 'Remove a saved card, here and at the provider; autopay with it is paused',
    access: 'payments_write',
    params: paramsOf('payment_method'),
    answer: null,
    person_only: true,
  }),
  listInstructions: endpoint({
    method: 'GET',
    path: '/payments/recurring',
    summary: 'Autopay instructions that are not cancelled, newest first',
    access: 'payments_read',
    query: PageQuery.extend({ lease_id: idOf('lease').optional() }),
    answer: pageOf(AutopayInstruction),
  }),
  createInstruction: endpoint({
    method: 'POST',
    path: '/payments/recurring',
    summary: 'Set up autopay: pay charges of my lease with a saved card as they fall due',
    access: 'payments_write',
    body: AutopayDraft,
    answer: AutopayInstruction,
    status: 201,
    errors: ['CARD_EXPIRED', 'CARD_BLOCKED', 'ILLEGAL_STATE', 'AUTOPAY_EXISTS'],
    person_only: true,
  }),
  updateInstruction: endpoint({
    method: 'PATCH',
    path: '/payments/recurring/{id}',
    summary: 'Pause it, resume it, or change its terms; takes effect at once',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    body: AutopayChange,
    answer: AutopayInstruction,
    errors: ['CARD_EXPIRED', 'CARD_BLOCKED', 'ILLEGAL_STATE'],
    person_only: true,
  }),
  cancelInstruction: endpoint({
    method: 'DELETE',
    path: '/payments/recurring/{id}',
    summary: 'End it for good; takes effect at once',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    answer: null,
    person_only: true,
  }),
  skipAutopayCharge: endpoint({
    method: 'POST',
    path: '/payments/recurring/{id}/skip',
    summary: 'Skip one announced autopay charge',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    body: z.object({ autopay_charge_id: idOf('autopay_charge') }),
    answer: AutopayInstruction,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
