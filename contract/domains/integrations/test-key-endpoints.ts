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
    summary: 'Your test keys, each into a copy of the demo of its own',
    ...may,
    answer: z.object({
      data: z.array(TestKey),
      may_make: z.boolean().meta({ description: 'False where this installation makes no sandboxes' }),
    }),
  }),
  createTestKey: endpoint({
    method: 'POST',
    path: KEYS,
    summary: 'Make a test key: a copy of the demo is made for it, in which no money is real',
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
    summary: 'End your test key at once, and erase its copy',
    ...may,
    params: paramsOf('test_key'),
    answer: null,
  }),
  simulatePayment: endpoint({
    method: 'POST',
    path: '/integrations/test-payments',
    summary: 'With a test key: the tenant of a unit goes to the checkout and pays, or does not',
    access: 'payments_write',
    changes: ['payments'],
    body: SimulatedPayment,
    answer: PaymentOfTest,
    status: 201,
    errors: ['SANDBOX_ONLY', 'NOT_FOUND', 'NOTHING_OWED', 'PROVIDER_UNAVAILABLE'],
  }),
}
