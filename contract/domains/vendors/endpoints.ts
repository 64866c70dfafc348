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
    summary: "List vendors registered with the caller's estates, by name. For staff only",
    access: 'maintenance_read',
    query: VendorQuery,
    answer: pageOf(Vendor),
  }),
  createVendor: endpoint({
    method: 'POST',
    path: '/vendors',
    summary: "Add a vendor to the register of the caller's estates",
    access: 'maintenance_write',
    body: NewVendor,
    answer: VendorDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getVendor: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve a vendor',
    access: 'maintenance_read',
    params,
    answer: VendorDetail,
  }),
  listVendorJobs: endpoint({
    method: 'GET',
    path: `${ONE}/jobs`,
    summary: 'List the jobs assigned to a vendor, newest first',
    access: 'maintenance_read',
    params,
    query: PageQuery,
    answer: pageOf(VendorJob),
  }),
  updateVendor: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Update a vendor and the estates that it is registered with',
    access: 'maintenance_write',
    params,
    body: UpdateVendor,
    answer: VendorDetail,
    errors: ['ARCHIVED'],
  }),
  holdVendor: endpoint({
    method: 'POST',
    path: `${ONE}/hold`,
    summary: 'Put a vendor on hold, with a reason. It can no longer be assigned work',
    access: 'maintenance_write',
    params,
    body: HoldVendor,
    answer: VendorDetail,
  }),
  liftVendorHold: endpoint({
    method: 'POST',
    path: `${ONE}/lift-hold`,
    summary: 'Lift the hold on a vendor',
    access: 'maintenance_write',
    params,
    answer: VendorDetail,
  }),
  setVendorAccount: endpoint({
    method: 'POST',
    path: `${ONE}/account`,
    summary: "Set or change a vendor's bank account. The account name comes from the bank",
    access: 'maintenance_write',
    params,
    body: VendorAccount,
    answer: VendorDetail,
    errors: ['SECOND_FACTOR_REQUIRED', 'ACCOUNT_NOT_RESOLVED', 'PROVIDER_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
    person_only: true,
  }),
}
