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
    summary: 'All estates with who runs them, their units, when last something happened, and their state',
    access: 'platform_read',
    query: PlatformEstatesQuery,
    answer: pageOf(PlatformEstate),
  }),
  getPlatformEstate: endpoint({
    method: 'GET',
    path: '/admin/estates/{id}',
    summary: 'One estate, and what the platform did to it',
    access: 'platform_read',
    params: paramsOf('estate'),
    answer: PlatformEstatePage,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  suspendEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/suspend',
    summary:
      'Nothing is written there any more; its people sign in, read and export, and money under way arrives',
    body: Reason,
  }),
  restoreEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/restore',
    summary: 'The estate goes on as before',
    body: Reason,
  }),
  verifyEstate: endpoint({
    ...change,
    path: '/admin/estates/{id}/verify',
    summary: 'The platform has seen who runs it, on this paper; its people and its public pages show it',
    body: VerifyEstate,
  }),
  withdrawVerification: endpoint({
    ...change,
    path: '/admin/estates/{id}/withdraw-verification',
    summary: 'The platform vouches for it no longer',
    body: Reason,
  }),
}
