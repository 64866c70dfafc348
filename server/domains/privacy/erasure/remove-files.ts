import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Removes the files of an erased person from the store. */
export const removeFiles = defineJob({
  name: 'remove_erased_files',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key)
  },
})
