import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { PaymentMethod, SaveMethodBody } from './method.ts'
import { MyMoney } from './own-money.ts'
import { InstructionChange, InstructionDraft, StandingInstruction } from './recurring.ts'

export const autopay = {
  getMyMoney: endpoint({
    method: 'GET',
    path: '/payments/my-money',
    summary: 'What I owe and why, what is held for me, and how I pay',
    access: 'payments_read',
    answer: MyMoney,
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
  }),
  setDefaultMethod: endpoint({
    method: 'PATCH',
    path: '/payments/methods/{id}/set-default',
    summary: 'Offer this card first',
    access: 'payments_write',
    params: paramsOf('payment_method'),
    answer: PaymentMethod,
  }),
  removeMethod: endpoint({
    method: 'DELETE',
    path: '/payments/methods/{id}',
    summary: 'Forget a saved card, here and at the provider; what it pays by itself is paused',
    access: 'payments_write',
    params: paramsOf('payment_method'),
    answer: null,
  }),
  listInstructions: endpoint({
    method: 'GET',
    path: '/payments/recurring',
    summary: 'Standing instructions that are not cancelled, newest first',
    access: 'payments_read',
    query: PageQuery.extend({ lease_id: idOf('lease').optional() }),
    answer: pageOf(StandingInstruction),
  }),
  createInstruction: endpoint({
    method: 'POST',
    path: '/payments/recurring',
    summary: 'Let charges of my lease be paid with a saved card as they fall due',
    access: 'payments_write',
    body: InstructionDraft,
    answer: StandingInstruction,
    status: 201,
    errors: ['CARD_EXPIRED', 'CARD_RESTS', 'ILLEGAL_STATE', 'INSTRUCTION_STANDS'],
  }),
  updateInstruction: endpoint({
    method: 'PATCH',
    path: '/payments/recurring/{id}',
    summary: 'Pause it, let it run again, or change its terms; heard at once',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    body: InstructionChange,
    answer: StandingInstruction,
    errors: ['CARD_EXPIRED', 'CARD_RESTS', 'ILLEGAL_STATE'],
  }),
  cancelInstruction: endpoint({
    method: 'DELETE',
    path: '/payments/recurring/{id}',
    summary: 'End it for good; heard at once',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    answer: null,
  }),
  skipDebit: endpoint({
    method: 'POST',
    path: '/payments/recurring/{id}/skip',
    summary: 'Leave one announced debit out',
    access: 'payments_write',
    params: paramsOf('autopay_instruction'),
    body: z.object({ debit_id: idOf('autopay_charge') }),
    answer: StandingInstruction,
    errors: ['ILLEGAL_STATE'],
  }),
}
