import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import {
  Bill,
  BillDetail,
  BillQuery,
  NewBill,
  OrderCosts,
  PayAdvance,
  PayBill,
  RemitWithheld,
  VoidBody,
  WithheldMonth,
} from './bill.ts'
import { CostsQuery, UpkeepCosts } from './costs.ts'

/** Not for tenants: a contractor's prices concern only those who run the home and those who pay. */
const reads = 'properties_read'
const writes = 'payments_refund'
const OF_ORDER = '/work-orders/{id}'
const ONE = '/vendor-bills/{id}'
const changes = ['bills', 'settlements', 'books'] as const

export const bills = {
  listBills: endpoint({
    method: 'GET',
    path: '/vendor-bills',
    summary: 'List vendor bills: those to pay by due date, others newest first',
    access: reads,
    query: BillQuery,
    answer: pageOf(Bill),
  }),
  getUpkeepCosts: endpoint({
    method: 'GET',
    path: '/vendor-bills/figures',
    summary: 'Retrieve the maintenance costs of the last twelve months by month, category, vendor and unit',
    access: reads,
    query: CostsQuery,
    answer: UpkeepCosts,
  }),
  getBill: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve a bill with its payments',
    access: reads,
    params: paramsOf('vendor_bill'),
    answer: BillDetail,
  }),
  getOrderCosts: endpoint({
    method: 'GET',
    path: `${OF_ORDER}/costs`,
    summary: 'Retrieve the costs of a work order, and who bears them',
    access: reads,
    params: paramsOf('work_order'),
    answer: OrderCosts,
  }),
  createBill: endpoint({
    method: 'POST',
    path: `${OF_ORDER}/bills`,
    summary:
      "Create a bill for finished work, from the vendor's invoice or the accepted quote. It cannot exceed the approved amount",
    access: writes,
    changes: [...changes, 'charges'],
    money: true,
    params: paramsOf('work_order'),
    body: NewBill,
    answer: BillDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'BILL_NUMBER_TAKEN', 'ABOVE_APPROVED', 'ARCHIVED'],
  }),
  voidBill: endpoint({
    method: 'POST',
    path: `${ONE}/void`,
    summary: 'Void a bill without payments',
    access: writes,
    changes: [...changes, 'charges'],
    money: true,
    params: paramsOf('vendor_bill'),
    body: VoidBody,
    answer: BillDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  payAdvance: endpoint({
    method: 'POST',
    path: `${OF_ORDER}/advance`,
    summary: 'Record an advance to a vendor, which is set against the bill',
    access: writes,
    changes,
    money: true,
    params: paramsOf('work_order'),
    body: PayAdvance,
    answer: OrderCosts,
    status: 201,
    errors: [
      ...(['ILLEGAL_STATE', 'ABOVE_APPROVED', 'NOT_COVERED', 'BANK_REFERENCE_TAKEN'] as const),
      ...(['VENDOR_ACCOUNT_CHANGED', 'CASH_NOT_IN_HAND', 'ARCHIVED'] as const),
    ],
  }),
  payBill: endpoint({
    method: 'POST',
    path: `${ONE}/payments`,
    summary: 'Record a payment of a bill. Withholding tax is deducted from it',
    access: writes,
    changes,
    money: true,
    params: paramsOf('vendor_bill'),
    body: PayBill,
    answer: BillDetail,
    status: 201,
    errors: [
      ...(['ILLEGAL_STATE', 'AMOUNT_TOO_LARGE', 'NOT_COVERED', 'BANK_REFERENCE_TAKEN'] as const),
      ...(['VENDOR_ACCOUNT_CHANGED', 'CASH_NOT_IN_HAND', 'ARCHIVED'] as const),
    ],
  }),
  voidVendorPayment: endpoint({
    method: 'POST',
    path: '/vendor-payments/{id}/void',
    summary: 'Void a payment that was recorded by mistake',
    access: writes,
    changes,
    money: true,
    params: paramsOf('vendor_payment'),
    body: VoidBody,
    answer: OrderCosts,
    errors: ['ILLEGAL_STATE'],
  }),
  listWithheld: endpoint({
    method: 'GET',
    path: '/withheld-tax',
    summary:
      'List tax withheld from vendors, by month and tax office, with the day by which it must be remitted',
    access: reads,
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: z.object({ data: z.array(WithheldMonth) }),
  }),
  remitWithheld: endpoint({
    method: 'POST',
    path: '/estates/{id}/withheld-tax',
    summary: "Record the remittance of a month's withheld tax to its tax office",
    access: writes,
    changes: ['bills', 'books'],
    money: true,
    params: paramsOf('estate'),
    body: RemitWithheld,
    answer: z.object({ data: z.array(WithheldMonth) }),
    errors: ['ILLEGAL_STATE', 'BANK_REFERENCE_TAKEN'],
  }),
  voidWithheldRemittance: endpoint({
    method: 'POST',
    path: '/withheld-tax/{id}/void',
    summary: 'Void a tax remittance that was recorded by mistake',
    access: writes,
    changes: ['bills', 'books'],
    money: true,
    params: paramsOf('wht_remittance'),
    body: VoidBody,
    answer: z.object({ data: z.array(WithheldMonth) }),
    errors: ['ILLEGAL_STATE'],
  }),
}
