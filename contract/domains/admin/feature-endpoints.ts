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
    summary: 'The features that can be switched, what each is by default, and where an estate differs',
    access: 'platform_read',
    query: FeaturesQuery,
    answer: PlatformFeatures,
  }),
  setFeature: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/features',
    summary: 'Switch a feature for an estate, in place of what holds there; until a day, if one is named',
    body: SetFeature,
    errors: ['ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  }),
  endFeatureOverride: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/features/{id}/end',
    summary: 'The default holds again',
    params: paramsOf('feature_override'),
    errors: ['SECOND_FACTOR_REQUIRED'],
  }),
}
