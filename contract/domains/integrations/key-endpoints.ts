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
    summary: "List the caller's API keys, and those of others for estates the caller manages",
    ...may,
    answer: z.object({ data: z.array(ApiKey) }),
  }),
  createKey: endpoint({
    method: 'POST',
    path: KEYS,
    summary: 'Create an API key limited to certain estates and to certain permissions of the caller',
    ...may,
    body: NewApiKey,
    answer: MadeApiKey,
    status: 201,
    errors: ['SECOND_FACTOR_REQUIRED', 'PERMISSION_DENIED', 'TOO_MANY_KEYS', 'TOO_MANY_REQUESTS'],
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: `${KEYS}/{id}/rotate`,
    summary: 'Rotate an API key of the caller. The old key remains valid for 24 hours',
    ...may,
    params: paramsOf('api_key'),
    answer: MadeApiKey,
    status: 201,
    errors: ['SECOND_FACTOR_REQUIRED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: `${KEYS}/{id}`,
    summary: "Revoke an API key immediately: the caller's own, or one for an estate the caller manages",
    ...may,
    params: paramsOf('api_key'),
    answer: null,
  }),
}
