import { RequestBundle } from '@gida/contract/domains/evidence/bundle'
import { z } from 'zod'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { StoppedEarly } from '../../../platform/jobs/postpone.ts'
import type { Services } from '../../../platform/services.ts'
import { actAsPerson, getUser } from '../../users/index.ts'
import { leaseToProve } from '../lease-to-prove.ts'
import type { Exhibit } from '../sources/source.ts'
import { SOURCES } from '../sources/sources.ts'
import { failBundle, finishBundle, startBundle, tellProgress } from './progress.ts'
import { writeBundle } from './write-bundle.ts'

const BROKE_OFF = 'It stopped while it was being made. Try again.'
const NOTHING = 'Nothing you chose is there any more. Choose again.'

/** Makes a bundle with what its requester may see now. An interrupted attempt starts again. */
export const makeBundle = defineJob({
  name: 'make_evidence_bundle',
  payload: z.object({ bundle_id: z.guid() }),
  run: async (services, { bundle_id }) => {
    try {
      await make(services, bundle_id)
    } catch (error) {
      if (error instanceof StoppedEarly || (error instanceof Problem && error.status >= 500)) throw error
      if (!(error instanceof Problem))
        services.log.error({ evidence_bundle: bundle_id, error }, 'an evidence bundle could not be made')
      const failure = error instanceof Problem ? error.message : BROKE_OFF
      await services.transaction('system', (tx) => failBundle(tx, bundle_id, failure))
    }
  },
})

async function make(services: Services, id: string): Promise<void> {
  const taken = await services.transaction('system', (tx) => startBundle(tx, id))
  if (!taken) return
  const wanted = RequestBundle.parse(JSON.parse(taken.wanted))
  const { actor, services: asMaker } = await actAsPerson(services, taken.made_by)
  if (!actor.permissions.has('documents_write')) throw problem('PERMISSION_DENIED')
  const lease = await asMaker.transaction(actor, (tx) => leaseToProve(tx, taken.lease_id))
  const exhibits: Exhibit[] = []
  for (const source of SOURCES)
    exhibits.push(...(await source.gather({ services: asMaker, actor, lease, wanted })))
  if (exhibits.length === 0) throw new Problem('ILLEGAL_STATE', { message: NOTHING })
  const tell = (done: number) =>
    services.transaction('system', (tx) => tellProgress(tx, id, { done, total: exhibits.length }))
  await tell(0)
  const { full_name: who } = await services.transaction('system', (tx) => getUser(tx, taken.made_by))
  const written = await writeBundle(services, { id, lease, wanted, who, exhibits, tell })
  await services.transaction('system', (tx) => finishBundle(tx, id, written))
}
