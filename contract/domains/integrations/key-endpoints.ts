import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { ApiKey, MadeApiKey, NewApiKey } from './api-key.ts'

const KEYS = '/integrations/keys'
const may = { access: 'estate_write', person_only: true } as const

export const keys = {
  listKeys: endpoint({
    method: 'GET',
    path: KEYS,
    summary: 'Your API keys, and those of others into the estates that you manage',
    ...may,
    answer: z.object({ data: z.array(ApiKey) }),
  }),
  createKey: endpoint({
    method: 'POST',
    path: KEYS,
    summary: 'Make an API key: cut to some estates and to some of what you may do yourself',
    ...may,
    body: NewApiKey,
    answer: MadeApiKey,
    status: 201,
    errors: ['SECOND_FACTOR_REQUIRED', 'PERMISSION_DENIED', 'TOO_MANY_KEYS', 'TOO_MANY_REQUESTS'],
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: `${KEYS}/{id}/rotate`,
    summary: 'Put another key in the place of yours; the one before works for 24 hours more',
    ...may,
    params: paramsOf('api_key'),
    answer: MadeApiKey,
    status: 201,
    errors: ['SECOND_FACTOR_REQUIRED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: `${KEYS}/{id}`,
    summary: 'End an API key at once: yours, or one into an estate that you manage',
    ...may,
    params: paramsOf('api_key'),
    answer: null,
  }),
}
