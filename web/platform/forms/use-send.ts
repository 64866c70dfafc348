import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { platform as words } from '#words/platform'
import { toast } from '../../ui/feedback/toast.tsx'
import { isUnanswered, messageOf } from '../http/errors.ts'

export type Outcome<A> = {
  /** The toast that says it was done. */
  said?: string | ((answer: A) => string | undefined) | undefined
  onDone?: ((answer: A) => void) | undefined
  /** Said when no answer came: it may have been done. */
  unknown?: string | undefined
}

type More<A> = Pick<Outcome<A>, 'onDone'> & { tell?: (error: Error) => string | undefined }

/**
 * Sends a change once, however often it is tapped, and keeps why it was refused. Who has left the screen before the answer came
 * is told by a toast.
 */
export function useSend<A, I>(
  change: UseMutationResult<A, Error, I>,
  { said, unknown = words.unknown, ...outcome }: Outcome<A>,
) {
  const [refusal, setRefusal] = useState<string>()
  // Two taps may come before the first is drawn as busy.
  const isUnderWay = useRef(false)
  const isShown = useIsShown()

  function send(input: I, { onDone = outcome.onDone, tell = messageOf }: More<A> = {}) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    change
      .mutateAsync(input)
      .then(
        (answer) => {
          const text = typeof said === 'function' ? said(answer) : said
          if (text !== undefined) toast.success(text)
          if (isShown.current) onDone?.(answer)
        },
        (error: Error) => {
          const why = isUnanswered(error) ? unknown : tell(error)
          if (isShown.current) setRefusal(why)
          else if (why !== undefined) toast.error(why)
        },
      )
      .finally(() => {
        isUnderWay.current = false
      })
  }
  return { send, refusal, isSaving: change.isPending }
}

function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** What a `ConfirmDialog` needs to do one thing when it is confirmed. */
export function useConfirmation<A, I>(
  change: UseMutationResult<A, Error, I>,
  { input, ...outcome }: Outcome<A> & { input: I },
) {
  const { send, refusal, isSaving } = useSend(change, outcome)
  return { onConfirm: () => send(input), busy: isSaving, error: refusal }
}
