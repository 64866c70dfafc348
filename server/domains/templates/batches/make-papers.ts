import { GeneratePaper } from '@gida/contract/domains/templates/template'
import { z } from 'zod'
import { Problem } from '../../../platform/errors/problem.ts'
import { failUnlessAllDone, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { actAsPerson } from '../../users/index.ts'
import { generatePaper } from '../papers/generate-paper.ts'

/** Documents rendered concurrently. */
const AT_ONCE = 2

/** Makes the requested documents one by one. Finished ones stay, and another worker continues after a crash. */
export const makePapers = defineJob({
  name: 'make_papers',
  payload: z.object({ batch_id: z.guid() }),
  run: async (services, { batch_id }) => {
    const batch = await services.transaction('system', (tx) =>
      tx
        .updateTable('paper_batch')
        .set({ status: 'RUNNING' })
        .where('id', '=', batch_id)
        .where('status', '<>', 'READY')
        .returning(['template_id', 'version', 'variables', 'made_by'])
        .executeTakeFirst(),
    )
    if (!batch) return
    const { actor, services: asPerson } = await actAsPerson(services, batch.made_by)
    const wanted = GeneratePaper.pick({ variables: true }).parse({ variables: JSON.parse(batch.variables) })
    const outcome = await runBatch(services, {
      name: 'papers of a template',
      items: await itemsLeft(services, batch_id),
      atOnce: AT_ONCE,
      each: async ({ id: lease_id, client_id }) => {
        const said = { ...wanted, lease_id, client_id, format: 'pdf' as const }
        // The requested version, even if another is published meanwhile.
        const of = { isSpared: true, version: batch.version }
        const made = await generatePaper(asPerson, actor, batch.template_id, said, of).catch(wordsOf)
        await keepOutcome(services, batch_id, lease_id, made)
      },
    })
    failUnlessAllDone(outcome)
    await services.transaction('system', (tx) =>
      tx
        .updateTable('paper_batch')
        .set({ status: 'READY', finished_at: tx.now })
        .where('id', '=', batch_id)
        .execute(),
    )
  },
})

const itemsLeft = (services: Services, batch_id: string) =>
  services.transaction('system', (tx) =>
    tx
      .selectFrom('paper_batch_item')
      .select(['lease_id as id', 'client_id'])
      .where('batch_id', '=', batch_id)
      .where('is_done', '=', false)
      .orderBy('lease_id')
      .execute(),
  )

type Made = { id: string } | { failure: string }

/** The failure of one document; errors that affect all of them are thrown. */
function wordsOf(error: unknown): Made {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const { details } = error
  const named = z.object({ variables: z.array(z.object({ label: z.string() })) }).safeParse(details).data
  return {
    failure: [error.message, named?.variables.map(({ label }) => label).join(', ')]
      .filter(Boolean)
      .join(' ')
      .slice(0, 500),
  }
}

async function keepOutcome(
  services: Services,
  batch_id: string,
  lease_id: string,
  made: Made,
): Promise<void> {
  await services.transaction('system', (tx) =>
    tx
      .updateTable('paper_batch_item')
      .set({ is_done: true, ...('id' in made ? { document_id: made.id } : { failure: made.failure }) })
      .where('batch_id', '=', batch_id)
      .where('lease_id', '=', lease_id)
      .execute(),
  )
}
