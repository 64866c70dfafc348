import type { Services } from '../services.ts'
import { type AnyJob, enqueue } from './jobs.ts'

/** Something done again and again: asked for every so often, by one node at a time through its key. */
export type Schedule = { job: AnyJob; everySeconds: number }

/** Asks for everything that is done again and again, out of turn. */
export async function askForAll(services: Services, schedules: readonly Schedule[]): Promise<void> {
  for (const { job } of schedules) await enqueueScheduled(services, job)
}

const enqueueScheduled = (services: Services, job: AnyJob): Promise<void> =>
  services.transaction('system', (tx) => enqueue(tx, job, {}, { key: `schedule:${job.name}` }))

export function startSchedule(services: Services, { job, everySeconds }: Schedule): NodeJS.Timeout {
  const ask = () =>
    enqueueScheduled(services, job).catch((error) =>
      services.log.warn({ job: job.name, error }, 'a schedule could not be asked for'),
    )
  ask()
  return setInterval(ask, everySeconds * 1000)
}
