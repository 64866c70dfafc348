import { useContext, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'
import { askWith, HeldBy, watchTyped } from './typed.ts'

askWith(LeaveGuard)

/**
 * Whether the form has unsaved input, including what is chosen outside its fields (`beside`: taps, photos). Returns a function that reads
 * refs: navigation after a save may happen before the next render.
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

/** Marks input outside a form (choices, recordings, text) as unsaved, so that leaving the page asks first. */
export function useUnkept(isUnkept: boolean): void {
  const now = useRef(isUnkept)
  useEffect(() => {
    now.current = isUnkept
  }, [isUnkept])
  const heldBy = useContext(HeldBy)
  useEffect(() => watchTyped(() => now.current, heldBy), [heldBy])
}
