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
    summary: "List Gida's price plans, each with its prices by start date",
    ...ofManagers,
    answer: z.object({ data: z.array(PricePlan) }),
  }),
  createPlan: endpoint({
    method: 'POST',
    path: PLANS,
    summary: 'Create a price plan, offered from today or a later day',
    ...ofPlatform,
    body: NewPlan,
    answer: PricePlan,
    status: 201,
    errors: ['CLIENT_ID_USED', 'PLAN_BACKDATED', 'SELLER_MISSING'],
  }),
  changePlanPrice: endpoint({
    method: 'POST',
    path: `${PLANS}/{id}/prices`,
    summary: 'Announce a new price of a plan, from the first of a month at least thirty days ahead',
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
    summary: 'Announce the end of a plan. Estates that have it then have none',
    ...ofPlatform,
    params: paramsOf('price_plan'),
    body: EndPlan,
    answer: PricePlan,
    errors: ['PLAN_NOT_ANNOUNCED', 'PLAN_ENDED'],
  }),
  getSeller: endpoint({
    method: 'GET',
    path: '/platform-seller',
    summary: "Retrieve the seller named on Gida's invoices",
    access: 'platform_read',
    answer: z.object({ seller: Seller.nullable() }),
  }),
  setSeller: endpoint({
    method: 'POST',
    path: '/platform-seller',
    summary: "Set the seller named on Gida's invoices from now on",
    ...ofPlatform,
    body: Seller,
    answer: z.object({ seller: Seller }),
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/estates/{id}/subscription',
    summary: "Retrieve an estate's plan, active units and cost",
    ...ofManagers,
    params: paramsOf('estate'),
    answer: Subscription,
  }),
  choosePlan: endpoint({
    method: 'POST',
    path: '/estates/{id}/subscription',
    summary: "Change an estate's plan from today on, or remove it",
    ...ofManagers,
    params: paramsOf('estate'),
    body: ChoosePlan,
    answer: Subscription,
    errors: ['PLAN_NOT_OFFERED', 'ILLEGAL_STATE'],
  }),
  listPlatformInvoices: endpoint({
    method: 'GET',
    path: INVOICES,
    summary: "List Gida's invoices to the estates the caller manages, latest first",
    ...ofManagers,
    query: InvoiceQuery,
    answer: pageOf(PlatformInvoice),
  }),
  getPlatformInvoice: endpoint({
    method: 'GET',
    path: `${INVOICES}/{id}`,
    summary: 'Retrieve an invoice with its lines, payments and credit notes',
    ...oneInvoice,
    answer: PlatformInvoiceDetail,
  }),
  downloadPlatformInvoice: endpoint({
    method: 'GET',
    path: `${INVOICES}/{id}/pdf`,
    summary: 'Download an invoice as a PDF, with payments and credits',
    ...oneInvoice,
    answer: 'file',
    files: ['pdf'],
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/pay`,
    summary: 'Start the checkout for the open amount of an invoice',
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
    summary: 'Check the payments of an invoice with the provider now',
    ...oneInvoice,
    answer: PlatformInvoiceDetail,
    changes: ['subscriptions', 'admin', 'settlements'],
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: `${INVOICES}/{id}/credit-notes`,
    summary: 'Credit an invoice in full or in part. Amounts already paid become credit of the estate',
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
    summary: 'Accept the dispute of an invoice that is due first, or contest it with evidence',
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
    summary: 'Record the outcome of an invoice dispute that the provider archived without one',
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
    summary: 'Retrieve monthly recurring revenue, its movements, and open invoices',
    access: 'platform_read',
    answer: RecurringRevenue,
  }),
}
