import type { FastifyInstance } from 'fastify'
import type { Mount } from './http/call.ts'
import type { AnyListener } from './jobs/events.ts'
import type { AnyJob } from './jobs/jobs.ts'
import type { Schedule } from './jobs/schedules.ts'
import type { PersonalDataOfDomain } from './personal-data/personal-data.ts'
import type { Retention } from './retention/retention.ts'
import type { Services } from './services.ts'

/** Server-rendered pages outside the web app, for people without an account or JavaScript. */
export type Pages = (app: FastifyInstance, services: Services, webFolder: string) => void

/** What a domain contributes, as its `domain.ts` declares; `server/app.ts` puts all together. */
export type Domain = {
  routes?: ((mount: Mount) => void)[]
  pages?: Pages[]
  /** Listeners on domain events, its own and those of earlier domains. */
  listeners?: AnyListener[]
  jobs?: AnyJob[]
  schedules?: Schedule[]
  /** Rows that are deleted after a time. */
  retention?: Retention[]
  /** The personal data in its tables. */
  personalData?: PersonalDataOfDomain
}
