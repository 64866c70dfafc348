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
    summary: 'Bills of vendors: those to pay by their day, others the newest first',
    access: reads,
    query: BillQuery,
    answer: pageOf(Bill),
  }),
  getUpkeepCosts: endpoint({
    method: 'GET',
    path: '/vendor-bills/figures',
    summary: 'What upkeep cost within twelve months: by month, kind of work, vendor and home',
    access: reads,
    query: CostsQuery,
    answer: UpkeepCosts,
  }),
  getBill: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'One bill with what was paid of it',
    access: reads,
    params: paramsOf('vendor_bill'),
    answer: BillDetail,
  }),
  getOrderCosts: endpoint({
    method: 'GET',
    path: `${OF_ORDER}/costs`,
    summary: 'What a work order costs, and who bears it',
    access: reads,
    params: paramsOf('work_order'),
    answer: OrderCosts,
  }),
  createBill: endpoint({
    method: 'POST',
    path: `${OF_ORDER}/bills`,
    summary:
      'Enter the bill of finished work, or make it from the accepted quote; never above what was approved',
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
    summary: 'Take a bill back that nothing was paid on',
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
    summary: 'Record what a vendor was paid to start; it is set against the bill',
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
    summary: 'Record what was paid on a bill; tax is kept back of it',
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
    summary: 'Take back a payment that was recorded by mistake',
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
    summary: 'Tax that was kept back from vendors, by month and office, with the day by which it goes there',
    access: reads,
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: z.object({ data: z.array(WithheldMonth) }),
  }),
  remitWithheld: endpoint({
    method: 'POST',
    path: '/estates/{id}/withheld-tax',
    summary: 'Record that the tax of a month was sent to its office',
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
    summary: 'Take back tax that was recorded as sent by mistake',
    access: writes,
    changes: ['bills', 'books'],
    money: true,
    params: paramsOf('wht_remittance'),
    body: VoidBody,
    answer: z.object({ data: z.array(WithheldMonth) }),
    errors: ['ILLEGAL_STATE'],
  }),
}
