import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { type Checks, readChecks, readProblems } from './form-problems.ts'
import { type Outcome, useSend } from './use-send.ts'

/** A form by what stands in it at first, and by what is wrong with what was filled in. */
export const useFields = <T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  check: (values: T) => Checks<T> = () => ({}),
) => useForm<T>({ resolver: (values) => readChecks(values, check(values)), defaultValues })

type Saving<T, A, I> = Omit<Outcome<A>, 'onDone'> & {
  /** What is sent, of what was filled in. */
  input: (values: T) => I
  onSaved?: (answer: A, values: T) => void
}

/** Sends a form, and puts what the server refuses at its field. What comes back is for `FormDialog` and `FormSubmit`. */
export function useSave<T extends FieldValues, A, I>(
  form: UseFormReturn<T>,
  change: UseMutationResult<A, Error, I>,
  { input, onSaved, ...outcome }: Saving<T, A, I>,
) {
  const isJustSaved = useRef(false)
  useEffect(() => {
    isJustSaved.current = false
  })
  const { isDirty } = form.formState
  const { send, refusal, isSaving } = useSend(change, outcome)
  const save = form.handleSubmit((values) => {
    send(input(values), {
      onDone: (answer) => {
        isJustSaved.current = true
        form.reset(values, { keepValues: true })
        onSaved?.(answer, values)
      },
      tell: (error) => readProblems(form, error),
    })
  })
  // Asked, not told: what is done when it is saved may leave before anything is drawn again.
  return { save, refusal, isSaving, isTyped: () => isDirty && !isJustSaved.current }
}
