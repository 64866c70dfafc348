import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import {
  HoldVendor,
  NewVendor,
  UpdateVendor,
  Vendor,
  VendorAccount,
  VendorDetail,
  VendorJob,
  VendorQuery,
} from './vendor.ts'

const ONE = '/vendors/{id}'
const params = paramsOf('vendor')

export const vendors = {
  listVendors: endpoint({
    method: 'GET',
    path: '/vendors',
    summary: 'Artisans and firms that your estates know, by name; for their staff alone',
    access: 'maintenance_read',
    query: VendorQuery,
    answer: pageOf(Vendor),
  }),
  createVendor: endpoint({
    method: 'POST',
    path: '/vendors',
    summary: 'Add an artisan or a firm to the register of your estates',
    access: 'maintenance_write',
    body: NewVendor,
    answer: VendorDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getVendor: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'One vendor',
    access: 'maintenance_read',
    params,
    answer: VendorDetail,
  }),
  listVendorJobs: endpoint({
    method: 'GET',
    path: `${ONE}/jobs`,
    summary: 'What a vendor was given to do, newest first',
    access: 'maintenance_read',
    params,
    query: PageQuery,
    answer: pageOf(VendorJob),
  }),
  updateVendor: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Change what is known of a vendor, and which of your estates know them',
    access: 'maintenance_write',
    params,
    body: UpdateVendor,
    answer: VendorDetail,
    errors: ['ARCHIVED'],
  }),
  holdVendor: endpoint({
    method: 'POST',
    path: `${ONE}/hold`,
    summary: 'Give a vendor nothing more to do, with the reason',
    access: 'maintenance_write',
    params,
    body: HoldVendor,
    answer: VendorDetail,
  }),
  liftVendorHold: endpoint({
    method: 'POST',
    path: `${ONE}/lift-hold`,
    summary: 'Let a vendor work again',
    access: 'maintenance_write',
    params,
    answer: VendorDetail,
  }),
  setVendorAccount: endpoint({
    method: 'POST',
    path: `${ONE}/account`,
    summary: 'Set or change the bank account that a vendor is paid to; the bank says whose it is',
    access: 'maintenance_write',
    params,
    body: VendorAccount,
    answer: VendorDetail,
    errors: ['SECOND_FACTOR_REQUIRED', 'ACCOUNT_NOT_RESOLVED', 'PROVIDER_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
    person_only: true,
  }),
}
