import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { estateSettings } from '#words/estate-settings'
import type { Changed } from '../../../platform/forms/changed.ts'
import { useSave } from '../../../platform/forms/use-save.ts'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'

type Props<T extends FieldValues, A, I> = {
  form: UseFormReturn<T>
  change: UseMutationResult<A, Error, I>
  /** Builds the call's input; `changed` reduces a body to the changed fields. */
  input: (values: T, changed: Changed) => I
  children: ReactNode
}

/** A settings form with one save button. */
export function SettingsForm<T extends FieldValues, A, I>({ form, change, input, children }: Props<T, A, I>) {
  const { save, ...saving } = useSave(form, change, {
    input,
    said: estateSettings.saved,
    unknown: estateSettings.unknown,
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      {children}
      <FormSubmit {...saving} words={estateSettings} />
    </form>
  )
}
