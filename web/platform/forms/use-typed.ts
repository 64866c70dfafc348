import { useContext, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'
import { askWith, HeldBy, watchTyped } from './typed.ts'

askWith(LeaveGuard)

/**
 * Whether there is something in the form that is not saved, `beside` its fields too: taps, chosen photos. Asked, not told: what follows a
 * save may leave before anything is drawn again.
 */
export function useTyped<T extends FieldValues>({ subscribe }: UseFormReturn<T>, beside = false) {
  const typed = useRef(false)
  const chosen = useRef(false)
  const isTyped = useRef(() => typed.current || chosen.current).current
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          typed.current = isDirty
        },
      }),
    [subscribe],
  )
  useEffect(() => {
    chosen.current = beside
  }, [beside])
  const heldBy = useContext(HeldBy)
  useEffect(() => watchTyped(isTyped, heldBy), [isTyped, heldBy])
  return { isTyped, forgetBeside: () => (chosen.current = false) }
}

/** What is chosen, recorded or typed where there is no form: leaving its page asks first. */
export function useUnkept(isUnkept: boolean): void {
  const now = useRef(isUnkept)
  useEffect(() => {
    now.current = isUnkept
  }, [isUnkept])
  const heldBy = useContext(HeldBy)
  useEffect(() => watchTyped(() => now.current, heldBy), [heldBy])
}
