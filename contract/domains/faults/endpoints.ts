import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

const BrowserFault = z.object({
  kind: z.string().max(100).meta({ description: 'The name of the error' }),
  message: z
    .string()
    .max(500)
    .meta({ description: 'Read for known sentences, and neither kept nor passed on' }),
  stack: z.string().max(8_000),
})

export const faults = {
  reportFault: endpoint({
    method: 'POST',
    path: '/faults',
    summary: 'Tells that a screen failed, without anything of what was on it',
    access: 'public',
    body: BrowserFault,
    answer: z.object({
      is_notified: z.boolean().meta({ description: 'Whether people who look after Gida have been told' }),
    }),
    errors: ['TOO_MANY_REQUESTS'],
    changes: [],
  }),
}
