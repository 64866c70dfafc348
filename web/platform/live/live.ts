import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { client } from '../http/api.ts'
import { renew } from '../http/http.ts'
import { onSessionEnd, readTokens } from '../session/session.ts'
import {
  createLive,
  type LiveData,
  type LiveProblem,
  type LiveState,
  type LiveType,
} from './live-connection.ts'

export type { LiveData, LiveProblem, LiveState, LiveType }

const problemWatchers = new Set<(problem: LiveProblem) => void>()

/** The tab's live connection. The shell starts it once the person is known. */
export const live = createLive({
  getTicket: async () => (await client.auth.createSocketTicket(undefined, { retries: 0 })).ticket,
  openSocket: (url) => new WebSocket(url),
  renewSession: async () => {
    const tokens = readTokens()
    return tokens !== null && (await renew(tokens)) !== null
  },
  onProblem: (problem) => {
    for (const watch of problemWatchers) watch(problem)
  },
})

export function onLiveProblem(watch: (problem: LiveProblem) => void): () => void {
  problemWatchers.add(watch)
  return () => problemWatchers.delete(watch)
}

/** Reconnects silently when the network returns or the tab becomes visible. */
export function keepLiveConnected(): () => void {
  const seen = () => document.visibilityState === 'visible' && live.wake()
  const offNetwork = onNetworkChange(() => isOnline() && live.wake())
  const offSession = onSessionEnd(() => live.stop())
  document.addEventListener('visibilitychange', seen)
  return () => {
    offNetwork()
    offSession()
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Handles one type of live message while the component is mounted: `useLive('payment_updated', (payment) => …)`. */
export function useLive<T extends LiveType>(type: T, handle: (data: LiveData<T>) => void): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => live.on(type, (data) => latest.current(data)), [type])
}

export const useLiveState = (): LiveState =>
  useSyncExternalStore(live.watch, live.state, () => 'disconnected')
