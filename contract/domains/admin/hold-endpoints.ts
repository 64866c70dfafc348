import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { HoldsQuery, LegalHold, LiftHold, PlaceHold, ReviewHold } from './hold.ts'

const change = { method: 'POST', access: 'platform_write', changes: ['admin'], answer: null } as const

/** Legal holds on people, estates and leases. */
export const holds = {
  listHolds: endpoint({
    method: 'GET',
    path: '/admin/holds',
    summary: 'List legal holds that are in force, those due for review first; or lifted ones',
    access: 'platform_read',
    query: HoldsQuery,
    answer: pageOf(LegalHold),
  }),
  placeHold: endpoint({
    ...change,
    path: '/admin/holds',
    summary:
      'Place a legal hold: no data of the person, estate or lease is deleted or erased until it is lifted',
    body: PlaceHold,
    errors: ['ILLEGAL_STATE', 'ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  }),
  reviewHold: endpoint({
    ...change,
    path: '/admin/holds/{id}/review',
    summary: 'Record the review of a legal hold, which stays in force until its next review',
    params: paramsOf('legal_hold'),
    body: ReviewHold,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  liftHold: endpoint({
    ...change,
    path: '/admin/holds/{id}/lift',
    summary: 'Lift a legal hold, so that retention and erasure apply again',
    params: paramsOf('legal_hold'),
    body: LiftHold,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
}
