import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { platform as words } from '#words/platform'
import { toast } from '../../ui/feedback/toast.tsx'
import { isUnanswered, messageOf } from '../http/errors.ts'

export type Outcome<A> = {
  /** Text of the toast on success. */
  said?: string | ((answer: A) => string | undefined) | undefined
  onDone?: ((answer: A) => void) | undefined
  /** Shown when no answer came: the action may have been done. */
  unknown?: string | undefined
}

type More<A> = Pick<Outcome<A>, 'onDone'> & { tell?: (error: Error) => string | undefined }

/**
 * Sends a mutation once, however often it is tapped, and keeps the reason of a refusal. If the screen was left before the answer, a toast
 * reports it.
 */
export function useSend<A, I>(
  change: UseMutationResult<A, Error, I>,
  { said, unknown = words.unknown, ...outcome }: Outcome<A>,
) {
  const [refusal, setRefusal] = useState<string>()
  // A ref, because a second tap may come before the busy state is rendered.
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

/** The props of a `ConfirmDialog` that performs one action. */
export function useConfirmation<A, I>(
  change: UseMutationResult<A, Error, I>,
  { input, ...outcome }: Outcome<A> & { input: I },
) {
  const { send, refusal, isSaving } = useSend(change, outcome)
  return { onConfirm: () => send(input), busy: isSaving, error: refusal }
}
