import { hashKey, type QueryKey } from '@tanstack/react-query'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { isApiError, isUnanswered } from '../http/errors.ts'
import { queryClient } from '../http/queries.ts'
import { onSessionEnd } from '../session/session.ts'
import { setKnownSince } from './known-since.ts'
import { dropAnswer, forgetAnswers, keepAnswer, readAnswer } from './sealed-answers.ts'

/** Cached data may be shown this long while the request runs; after that the screen says how old it is. */
const PATIENCE_MS = 4_000
const ASK_AGAIN_MS = 20_000

onSessionEnd(() => void forgetAnswers())

/** Queries that show cached data, with the time it was fetched. */
const old = new Map<string, number>()
let timer: ReturnType<typeof setInterval> | undefined

function note(hash: string, at: number | null): void {
  if (at !== null) old.set(hash, at)
  else if (!old.delete(hash)) return
  sayHowOld()
  clearInterval(timer)
  if (old.size > 0) timer = setInterval(askAgain, ASK_AGAIN_MS)
}

/** Only data on screen counts; other queries refetch when they are shown again. */
function sayHowOld(): void {
  const cache = queryClient.getQueryCache()
  const shown = [...old].filter(([hash]) => cache.get(hash)?.getObserversCount() !== 0)
  setKnownSince(shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : null)
}
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed') note(query.queryHash, null)
  else if (type === 'observerAdded' || type === 'observerRemoved') sayHowOld()
})

function askAgain(): void {
  if (isOnline()) void queryClient.invalidateQueries({ predicate: ({ queryHash }) => old.has(queryHash) })
}
onNetworkChange(askAgain)

/** Shows the cached answer, unless the query already has data. */
export async function showKnown(queryKey: QueryKey): Promise<void> {
  const hash = hashKey(queryKey)
  if (queryClient.getQueryData(queryKey) !== undefined) return
  const known = await readAnswer(hash)
  if (!known || queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, known.answer, { updatedAt: known.at })
  // It is from an earlier visit, so it is stale whatever its age.
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  setTimeout(() => {
    const state = queryClient.getQueryState(queryKey)
    if (state?.dataUpdatedAt === known.at) note(hash, known.at)
  }, PATIENCE_MS)
}

/** Fetches and caches the answer; where no answer comes, returns the cached one and marks it as old. */
export async function withCachedAnswer<T>(queryKey: QueryKey, ask: () => Promise<T>): Promise<T> {
  const hash = hashKey(queryKey)
  void showKnown(queryKey)
  try {
    const answer = await ask()
    note(hash, null)
    void keepAnswer(hash, answer)
    return answer
  } catch (error) {
    if (isApiError(error) && [401, 403, 404].includes(error.status)) await forget(queryKey)
    const known = isUnanswered(error) ? await readAnswer(hash) : null
    if (!known) throw error
    note(hash, known.at)
    return known.answer as T
  }
}

/** The person may no longer see it, or it is gone: removes it from both caches. */
async function forget(queryKey: QueryKey): Promise<void> {
  const hash = hashKey(queryKey)
  note(hash, null)
  await dropAnswer(hash)
  const query = queryClient.getQueryCache().get(hash)
  if (query?.state.data !== undefined) query.setState({ data: undefined, dataUpdatedAt: 0 })
}
