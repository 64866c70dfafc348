import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { isProviderOut } from '../../payments/index.ts'
import { advanceRemittance } from './advance-remittance.ts'

const BATCH = 100

/** Asks about each transfer whose time has come: nothing depends on a webhook. A silent provider is left alone. */
export const sweepRemittances = defineJob({
  name: 'sweep_remittances',
  payload: z.object({}),
  run: async (services) => {
    const due = await services.transaction('system', async (tx) =>
      (await isProviderOut(tx))
        ? []
        : tx
            .selectFrom('remittance')
            .select('id')
            .where('next_check_at', '<=', tx.now)
            .orderBy('next_check_at')
            .limit(BATCH)
            .execute(),
    )
    for (const { id } of due) {
      await advanceRemittance
        .run(services, { remittance_id: id })
        .catch((error) =>
          services.log.warn({ error, remittance_id: id }, 'a remittance could not be advanced'),
        )
    }
  },
})
