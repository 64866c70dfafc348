import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Call } from '../http/api.ts'
import { isApiError, isUnanswered } from '../http/errors.ts'
import { dropAnswer, keepFile, readFile } from './sealed-answers.ts'

/** A paper of a call that the contract lets be kept. */
export type KeptPaper = {
  of: Pick<Call<Endpoint & { kept: true; answer: 'file' }>, 'key'>
  id: string
  get: () => Promise<Blob>
}

const TYPE = 'application/pdf'
const placeOf = ({ of, id }: KeptPaper) => JSON.stringify([...of.key, id])

/** The server's; where no answer comes, the one that lies here. */
export async function keptFile(paper: KeptPaper): Promise<Blob> {
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

/** Fetches it for when there is no network, unless it lies here. */
export async function keepFileAhead(paper: KeptPaper): Promise<void> {
  const place = placeOf(paper)
  if (!(await readFile(place, TYPE))) await keepFile(place, await paper.get())
}
