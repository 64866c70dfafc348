import type { FastifyInstance } from 'fastify'
import type { Mount } from './http/call.ts'
import type { AnyListener } from './jobs/events.ts'
import type { AnyJob } from './jobs/jobs.ts'
import type { Schedule } from './jobs/schedules.ts'
import type { PersonalDataOfDomain } from './personal-data/personal-data.ts'
import type { Retention } from './retention/retention.ts'
import type { Services } from './services.ts'

/** Pages that are not of the web app: drawn here, for who may have no account and no script. */
export type Pages = (app: FastifyInstance, services: Services, webFolder: string) => void

/** What a domain brings to the whole. Its `domain.ts` says it, `server/app.ts` puts all together. */
export type Domain = {
  routes?: ((mount: Mount) => void)[]
  pages?: Pages[]
  /** Of domain events, its own and those of earlier domains. */
  listeners?: AnyListener[]
  /** What is done later. */
  jobs?: AnyJob[]
  /** What is done again and again. */
  schedules?: Schedule[]
  /** What is not kept for ever. */
  retention?: Retention[]
  /** What its tables hold about people. */
  personalData?: PersonalDataOfDomain
}
