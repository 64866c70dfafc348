import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { MadeTestKey, NewTestKey, PaymentOfTest, SimulatedPayment, TestKey } from './test-key.ts'

const KEYS = '/integrations/test-keys'
const may = { access: 'estate_write', person_only: true } as const

export const testKeys = {
  listTestKeys: endpoint({
    method: 'GET',
    path: KEYS,
    summary: "List the caller's test keys, each with its own copy of the demo",
    ...may,
    answer: z.object({
      data: z.array(TestKey),
      may_make: z.boolean().meta({ description: 'False if this installation does not offer sandboxes' }),
    }),
  }),
  createTestKey: endpoint({
    method: 'POST',
    path: KEYS,
    summary: 'Create a test key with its own copy of the demo, in which no money is real',
    ...may,
    body: NewTestKey,
    answer: MadeTestKey,
    status: 201,
    errors: [
      'PERMISSION_DENIED',
      'TOO_MANY_KEYS',
      'TOO_MANY_REQUESTS',
      'SANDBOXES_OFF',
      'SANDBOXES_NOT_READY',
      'SANDBOXES_FULL',
    ],
  }),
  endTestKey: endpoint({
    method: 'DELETE',
    path: `${KEYS}/{id}`,
    summary: 'Revoke a test key immediately and erase its copy of the demo',
    ...may,
    params: paramsOf('test_key'),
    answer: null,
  }),
  simulatePayment: endpoint({
    method: 'POST',
    path: '/integrations/test-payments',
    summary: 'Simulate a checkout with a test key: the tenant of a unit pays, or fails to',
    access: 'payments_write',
    changes: ['payments'],
    body: SimulatedPayment,
    answer: PaymentOfTest,
    status: 201,
    errors: ['SANDBOX_ONLY', 'NOT_FOUND', 'NOTHING_OWED', 'PROVIDER_UNAVAILABLE'],
  }),
}
