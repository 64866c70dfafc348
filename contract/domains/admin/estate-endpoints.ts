import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { PlatformEstate, PlatformEstatePage, PlatformEstatesQuery, Reason, VerifyEstate } from './estate.ts'

const change = {
  method: 'POST',
  access: 'platform_write',
  changes: ['admin', 'estates', 'applications'],
  params: paramsOf('estate'),
  answer: null,
  errors: ['ILLEGAL_STATE', 'ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
} as const

/** All estates of the platform: verifying, suspending and restoring them. */
export const platformEstates = {
  listPlatformEstates: endpoint({
    method: 'GET',
    path: '/admin/estates',
    summary: 'List all estates with their managers, unit counts, last activity and state',
    access: 'platform_read',
    query: PlatformEstatesQuery,
    answer: pageOf(PlatformEstate),
  }),
  getPlatformEstate: endpoint({
    method: 'GET',
    path: '/admin/estates/{id}',
    summary: "Retrieve an estate and the platform's actions on it",
    access: 'platform_read',
    params: paramsOf('estate'),
    answer: PlatformEstatePage,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  suspendEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/suspend',
    summary:
      'Suspend an estate: writes are refused, while its people can still sign in, read and export, and payments under way complete',
    body: Reason,
  }),
  restoreEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/restore',
    summary: 'Lift the suspension of an estate',
    body: Reason,
  }),
  verifyEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/verify',
    summary: 'Verify who runs an estate, naming the document seen; the estate and its public pages show it',
    body: VerifyEstate,
  }),
  withdrawVerification: endpoint({
    ...change,
    path: '/admin/estates/{id}/withdraw-verification',
    summary: 'Withdraw the verification of an estate',
    body: Reason,
  }),
}
