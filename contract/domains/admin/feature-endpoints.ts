import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { FeaturesQuery, PlatformFeatures, SetFeature } from './feature.ts'

const change = {
  access: 'platform_write',
  changes: ['admin', 'auth', 'autopay', 'applications'],
  answer: null,
} as const

/** Features switched on or off for one estate. */
export const features = {
  listFeatures: endpoint({
    method: 'GET',
    path: '/admin/features',
    summary: 'List feature switches: the default of each, and the estates that override it',
    access: 'platform_read',
    query: FeaturesQuery,
    answer: PlatformFeatures,
  }),
  setFeature: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/features',
    summary:
      'Override a feature switch for an estate, replacing any existing override; optionally until a given day',
    body: SetFeature,
    errors: ['ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  }),
  endFeatureOverride: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/features/{id}/end',
    summary: 'End an override, so that the default applies again',
    params: paramsOf('feature_override'),
    errors: ['SECOND_FACTOR_REQUIRED'],
  }),
}
