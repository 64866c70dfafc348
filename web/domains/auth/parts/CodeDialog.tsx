import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { stepUp as words } from '#words/step-up'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'

type Props<A> = {
  change: UseMutationResult<A, Error, { body: { code: string } }>
  title: string
  note: ReactNode
  save: string
  saving: string
  cancel: string
  danger?: boolean
  said?: string
  onDone: (answer: A) => void
  onClose: () => void
}

const SHORTEST = 6

/** Asks for a code: from the authenticator app, or a recovery code. */
export function CodeDialog<A>({ change, said, onDone, ...dialog }: Props<A>) {
  const form = useFields({ code: '' }, ({ code }) => ({
    code: code.trim().length < SHORTEST ? words.missing : undefined,
  }))
  const saving = useSave(form, change, { input: (body) => ({ body }), onSaved: onDone, said })
  return (
    <FormDialog {...dialog} form={saving}>
      <FormTextField
        control={form.control}
        name="code"
        label={words.label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        figures
      />
    </FormDialog>
  )
}
