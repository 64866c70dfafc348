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
    summary: 'What is held, what has to be looked at first; or what was, once lifted',
    access: 'platform_read',
    query: HoldsQuery,
    answer: pageOf(LegalHold),
  }),
  placeHold: endpoint({
    ...change,
    path: '/admin/holds',
    summary: 'Nothing of a person, an estate or a lease is forgotten or erased until it is lifted',
    body: PlaceHold,
    errors: ['ILLEGAL_STATE', 'ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  }),
  reviewHold: endpoint({
    ...change,
    path: '/admin/holds/{id}/review',
    summary: 'It was looked at and holds on, until it is looked at again',
    params: paramsOf('legal_hold'),
    body: ReviewHold,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  liftHold: endpoint({
    ...change,
    path: '/admin/holds/{id}/lift',
    summary: 'What was held is forgotten and erased in its time again',
    params: paramsOf('legal_hold'),
    body: LiftHold,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
}
