import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isUnanswered } from '../errors.ts'
import { readProblems } from './form-problems.ts'

type Saving<T, A, I> = {
  /** What is sent, of what was filled in. */
  input: (values: T) => I
  onSaved: (answer: A, values: T) => void
  /** Said when no answer came: it may have been done. */
  unknown: string
}

/** Sends a form once, however often it is tapped, and puts what the server refuses at its field. */
export function useSave<T extends FieldValues, A, I>(
  form: UseFormReturn<T>,
  change: UseMutationResult<A, Error, I>,
  { input, onSaved, unknown }: Saving<T, A, I>,
) {
  const [refusal, setRefusal] = useState<string>()
  // Two taps may come before the first is drawn as busy.
  const isUnderWay = useRef(false)
  const save = form.handleSubmit((values) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    change.mutate(input(values), {
      onSuccess: (answer) => onSaved(answer, values),
      onError: (error) => setRefusal(isUnanswered(error) ? unknown : readProblems(form, error)),
      onSettled: () => {
        isUnderWay.current = false
      },
    })
  })
  return { save, refusal, isSaving: change.isPending }
}
