import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'
import { askWith, watchTyped } from './typed.ts'

askWith(LeaveGuard)

/** Whether there is something in the form that is not saved. Asked, not told: what follows a save may leave before anything is drawn again. */
export function useTyped<T extends FieldValues>({ subscribe }: UseFormReturn<T>) {
  const typed = useRef(false)
  const isTyped = useRef(() => typed.current).current
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
  useEffect(() => watchTyped(isTyped), [isTyped])
  return isTyped
}
