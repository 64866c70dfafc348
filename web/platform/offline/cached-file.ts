import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Call } from '../http/api.ts'
import { isApiError, isUnanswered } from '../http/errors.ts'
import { dropAnswer, keepFile, readFile } from './sealed-answers.ts'

/** A PDF whose call the contract marks `kept`. */
export type CachedFile = {
  of: Pick<Call<Endpoint & { kept: true; answer: 'file' }>, 'key'>
  id: string
  get: () => Promise<Blob>
}

const TYPE = 'application/pdf'
const placeOf = ({ of, id }: CachedFile) => JSON.stringify([...of.key, id])

/** From the server; where no answer comes, from the cache. */
export async function fetchOrCachedFile(paper: CachedFile): Promise<Blob> {
  const place = placeOf(paper)
  try {
    const file = await paper.get()
    void keepFile(place, file)
    return file
  } catch (error) {
    if (isApiError(error) && [401, 403, 404].includes(error.status)) await dropAnswer(place)
    const known = isUnanswered(error) ? await readFile(place, TYPE) : null
    if (!known) throw error
    return known
  }
}

/** Downloads it for offline use, unless it is cached. */
export async function prefetchFile(paper: CachedFile): Promise<void> {
  const place = placeOf(paper)
  if (!(await readFile(place, TYPE))) await keepFile(place, await paper.get())
}
