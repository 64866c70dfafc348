import type { UseMutationResult } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { type Changed, changedSince } from './changed.ts'
import { amountFaults, type Checks, readChecks, readProblems } from './form-problems.ts'
import { isSendingAhead, uploadsSucceeded } from './sent-ahead.ts'
import { type Outcome, useSend } from './use-send.ts'
import { useTyped } from './use-typed.ts'

/** A form with its initial values and its validation. An amount that cannot be parsed is refused at its field automatically. */
export const useFields = <T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  check: (values: T) => Checks<T> = () => ({}),
) =>
  useForm<T>({
    resolver: (values, _, shown) => readChecks(values, { ...check(values), ...amountFaults(values, shown) }),
    defaultValues,
  })

type Saving<T, A, I> = Omit<Outcome<A>, 'onDone'> & {
  /** Builds the call's input from the values; `changed` reduces a body to the changed fields. */
  input: (values: T, changed: Changed) => I
  onSaved?: (answer: A, values: T) => void
  /** Whether something outside the form's fields is unsaved too, such as chosen photos. */
  beside?: boolean
  /** Runs before sending; if it resolves to false, nothing is sent. */
  before?: (values: T) => Promise<boolean>
}

/** Submits a form and shows the server's errors at their fields. Returns the props of `FormDialog` and `FormSubmit`. */
export function useSave<T extends FieldValues, A, I>(
  form: UseFormReturn<T>,
  change: UseMutationResult<A, Error, I>,
  { input, onSaved, before, beside, ...outcome }: Saving<T, A, I>,
) {
  const { isTyped, forgetBeside } = useTyped(form, beside)
  const { send, refusal, isSaving } = useSend(change, outcome)
  const isAsking = useRef(false)
  async function mayGo(values: T): Promise<boolean> {
    if (!before) return true
    if (isAsking.current) return false
    isAsking.current = true
    try {
      return await before(values)
    } finally {
      isAsking.current = false
    }
  }
  const submit = form.handleSubmit(async (values) => {
    if (!(await mayGo(values))) return
    send(input(values, changedSince(form.formState.defaultValues ?? {}, values)), {
      onDone: (answer) => {
        form.reset(values, { keepValues: true })
        forgetBeside()
        onSaved?.(answer, values)
      },
      tell: (error) => readProblems(form, error),
    })
  })
  const [isWaiting, setWaiting] = useState(false)
  async function save(event?: BaseSyntheticEvent): Promise<void> {
    if (!isSendingAhead()) return submit(event)
    event?.preventDefault()
    if (isWaiting) return
    setWaiting(true)
    const isWhole = await uploadsSucceeded()
    setWaiting(false)
    if (isWhole) await submit() // a failed upload shows at its field
  }
  return {
    save,
    refusal,
    isSaving: isWaiting || isSaving || (before !== undefined && form.formState.isSubmitting),
    isTyped,
  }
}
