import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { DisputeAnswer, DisputeEnd } from '../refunds/dispute.ts'
import {
  BegunInvoicePayment,
  CreditInvoice,
  InvoiceQuery,
  PayInvoice,
  PlatformInvoice,
  PlatformInvoiceDetail,
  RecurringRevenue,
} from './invoice.ts'
import { ChoosePlan, EndPlan, NewPlan, NewPrice, PricePlan, Seller, Subscription } from './plan.ts'

const PLANS = '/price-plans'
const INVOICES = '/platform-invoices'
const ofPlatform = { access: 'platform_write', changes: ['subscriptions', 'admin'] } as const
const ofManagers = { access: 'estate_write', person_only: true } as const
const oneInvoice = { ...ofManagers, params: paramsOf('platform_invoice') } as const

/** Gida's own billing: plans, subscriptions and invoices. */
export const subscriptions = {
  listPlans: endpoint({
    method: 'GET',
    path: PLANS,
    summary: 'The price plans of Gida, with each price by its days',
    ...ofManagers,
    answer: z.object({ data: z.array(PricePlan) }),
  }),
  createPlan: endpoint({
    method: 'POST',
    path: PLANS,
    summary: 'Offer a price plan, from today or a later day on',
    ...ofPlatform,
    body: NewPlan,
    answer: PricePlan,
    status: 201,
    errors: ['CLIENT_ID_USED', 'PLAN_BACKDATED', 'SELLER_MISSING'],
  }),
  changePlanPrice: endpoint({
    method: 'POST',
    path: `${PLANS}/{id}/prices`,
    summary: 'Announce another price, from the first of a month thirty days ahead at least',
    ...ofPlatform,
    params: paramsOf('price_plan'),
    body: NewPrice,
    answer: PricePlan,
    status: 201,
    errors: ['PLAN_NOT_ANNOUNCED', 'PLAN_ENDED', 'PLAN_PRICE_TAKEN'],
  }),
  endPlan: endpoint({
    method: 'POST',
    path: `${PLANS}/{id}/end`,
    summary: 'Announce that a plan ends; estates that have it then have none',
    ...ofPlatform,
    params: paramsOf('price_plan'),
    body: EndPlan,
    answer: PricePlan,
    errors: ['PLAN_NOT_ANNOUNCED', 'PLAN_ENDED'],
  }),
  getSeller: endpoint({
    method: 'GET',
    path: '/platform-seller',
    summary: 'Who stands as the seller on invoices of Gida',
    access: 'platform_read',
    answer: z.object({ seller: Seller.nullable() }),
  }),
  setSeller: endpoint({
    method: 'POST',
    path: '/platform-seller',
    summary: 'Who stands as the seller on invoices from now on',
    ...ofPlatform,
    body: Seller,
    answer: z.object({ seller: Seller }),
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/estates/{id}/subscription',
    summary: 'The plan of an estate, its active units, and what it comes to',
    ...ofManagers,
    params: paramsOf('estate'),
    answer: Subscription,
  }),
  choosePlan: endpoint({
    method: 'POST',
    path: '/estates/{id}/subscription',
    summary: 'Another plan from today on, or none',
    ...ofManagers,
    params: paramsOf('estate'),
    body: ChoosePlan,
    answer: Subscription,
    errors: ['PLAN_NOT_OFFERED', 'ILLEGAL_STATE'],
  }),
  listPlatformInvoices: endpoint({
    method: 'GET',
    path: INVOICES,
    summary: 'Invoices of Gida to the estates that you manage, the latest first',
    ...ofManagers,
    query: InvoiceQuery,
    answer: pageOf(PlatformInvoice),
  }),
  getPlatformInvoice: endpoint({
    method: 'GET',
    path: `${INVOICES}/{id}`,
    summary: 'An invoice with its lines, payments and credit notes',
    ...oneInvoice,
    answer: PlatformInvoiceDetail,
  }),
  downloadPlatformInvoice: endpoint({
    method: 'GET',
    path: `${INVOICES}/{id}/pdf`,
    summary: 'The invoice as a PDF, with what was paid and credited of it',
    ...oneInvoice,
    answer: 'file',
    files: ['pdf'],
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/pay`,
    summary: 'Go to the checkout for what is open of an invoice',
    ...oneInvoice,
    money: true,
    body: PayInvoice,
    answer: BegunInvoicePayment,
    status: 201,
    changes: ['subscriptions', 'admin', 'settlements'],
    errors: ['AMOUNT_TOO_SMALL', 'INVOICE_NOT_OPEN', 'PROVIDER_UNAVAILABLE'],
  }),
  checkInvoicePayment: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/check`,
    summary: 'Ask the provider now how the payments of an invoice stand',
    ...oneInvoice,
    answer: PlatformInvoiceDetail,
    changes: ['subscriptions', 'admin', 'settlements'],
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/credit-notes`,
    summary: 'Take back an invoice, or a part of it; what is paid already becomes credit',
    ...ofPlatform,
    params: paramsOf('platform_invoice'),
    body: CreditInvoice,
    answer: PlatformInvoiceDetail,
    status: 201,
    errors: ['CREDIT_TOO_LARGE'],
  }),
  answerInvoiceDispute: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/dispute-answer`,
    summary:
      'Accept the dispute of an invoice that is due first, or decline it with what proves the payment right',
    ...ofPlatform,
    params: paramsOf('platform_invoice'),
    body: DisputeAnswer,
    answer: PlatformInvoiceDetail,
    errors: ['ILLEGAL_STATE', 'PROVIDER_UNAVAILABLE', 'SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
  endInvoiceDispute: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/dispute-end`,
    summary: 'Say how the dispute of an invoice ended that the provider put away undecided',
    ...ofPlatform,
    params: paramsOf('platform_invoice'),
    body: DisputeEnd,
    answer: PlatformInvoiceDetail,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
    person_only: true,
  }),
  getRecurringRevenue: endpoint({
    method: 'GET',
    path: '/admin/recurring-revenue',
    summary: 'What plans are worth a month, how that moved, and what invoices stand open',
    access: 'platform_read',
    answer: RecurringRevenue,
  }),
}
