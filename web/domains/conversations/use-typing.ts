import type { Typing } from '@gida/contract/live'
import { useEffect, useRef, useState } from 'react'
import { live, useLive } from '../../platform/live/live.ts'

/** Interval of repeating the typing signal. */
const AGAIN_MS = 8_000
/** How long an indicator is shown without a new signal: the stop signal may be lost. */
const SHOWN_MS = 15_000

/** The names of others who are typing. */
export function useTyping(conversationId: string): string[] {
  const [writers, setWriters] = useState<ReadonlyMap<string, { name: string; until: number }>>(new Map())
  const forget = (user_id: string) => setWriters((old) => new Map([...old].filter(([id]) => id !== user_id)))

  useLive('typing', ({ conversation_id, user_id, name, is_typing }: Typing) => {
    if (conversation_id !== conversationId) return
    if (!is_typing) forget(user_id)
    else setWriters((old) => new Map(old).set(user_id, { name, until: Date.now() + SHOWN_MS }))
  })
  useLive('new_message', ({ conversation_id, sender_id }) => {
    if (conversation_id === conversationId) forget(sender_id)
  })
  useEffect(() => {
    if (writers.size === 0) return
    const next = Math.min(...[...writers.values()].map(({ until }) => until))
    const drop = () => setWriters((old) => new Map([...old].filter(([, { until }]) => until > Date.now())))
    const timer = setTimeout(drop, Math.max(0, next - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [writers])
  return [...writers.values()].map(({ name }) => name)
}

/** Signals typing to the others; `false` once the text is sent or cleared. */
export function useSayTyping(conversation_id: string): (is_typing: boolean) => void {
  const said = useRef(0)
  return (is_typing) => {
    const now = Date.now()
    if (is_typing ? now - said.current < AGAIN_MS : said.current === 0) return
    said.current = is_typing ? now : 0
    live.say({ type: 'typing', data: { conversation_id, is_typing } })
  }
}
