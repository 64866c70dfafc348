import { Logger, type Task, type TaskList } from 'graphile-worker'
import { runInContext } from '../log/unhandled-rejections.ts'
import type { Services } from '../services.ts'
import { beginTrace, endTrace } from '../traces/trace.ts'
import { isDefect, withFault } from './job-fault.ts'
import { type AnyJob, readPayload } from './jobs.ts'
import { isHandedBack, postponeJob, StoppedEarly } from './postpone.ts'

/** When a job has to stop, and the lease it runs under: undefined while it is lost. In tests there is neither. */
export type Terms = { stopping: AbortSignal; lease(): AbortSignal | undefined }

export function taskList(services: Services, jobs: readonly AnyJob[], terms?: Terms): TaskList {
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(services, job, terms)]))
}

const taskOf =
  (services: Services, job: AnyJob, terms?: Terms): Task =>
  (payload, helpers) => {
    const trace = beginTrace()
    services.tracer.follow(trace)
    const lease = terms?.lease()
    const throwIfSuperseded = () => {
      if (terms && (!lease || lease.aborted)) throw new StoppedEarly()
    }
    const context = { named: { job: job.name }, origin: { action: job.name }, trace }
    return runInContext({ ...context, stopping: terms?.stopping, throwIfSuperseded }, async () => {
      const began = performance.now()
      const tell = (outcome: 'ran' | 'failed' | 'handed_back') => {
        const seconds = (performance.now() - began) / 1000
        services.metrics.observe('gida_job_seconds', { job: job.name, outcome }, seconds)
        endTrace(trace, job.name, 'job', outcome === 'failed')
      }
      try {
        throwIfSuperseded()
        await job.run(services, readPayload(job.payload, payload))
        tell('ran')
      } catch (error) {
        tell(isHandedBack(error) ? 'handed_back' : 'failed')
        if (!isHandedBack(error))
          services.log[isDefect(error) ? 'error' : 'warn'](
            { job: job.name, error },
            'a job failed and will be tried again',
          )
        // If that fails, the queue applies its own back-off.
        const isToCome = await postponeJob(helpers, error, services.random).catch(() => true)
        if (isToCome) throw withFault(error)
      }
    })
  }

/** Job results are logged where the job runs; this is for the queue's own problems. */
export const loggerTo = (services: Services) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure !== true) services.log.error({ part: 'worker' }, message)
  })
