import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

const BrowserFault = z.object({
  kind: z.string().max(100).meta({ description: 'Name of the JavaScript error' }),
  message: z
    .string()
    .max(500)
    .meta({ description: 'Matched against known messages; neither stored nor forwarded' }),
  stack: z.string().max(8_000),
})

export const faults = {
  reportFault: endpoint({
    method: 'POST',
    path: '/faults',
    summary: 'Report that a screen crashed, without any of its contents',
    access: 'public',
    body: BrowserFault,
    answer: z.object({
      is_notified: z.boolean().meta({ description: 'Whether the people who maintain Gida were notified' }),
    }),
    errors: ['TOO_MANY_REQUESTS'],
    changes: [],
  }),
}
