import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormTextField } from '../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../ui/overlay/FormDialog.tsx'
import { useFields, useSave } from './use-save.ts'
import type { Outcome } from './use-send.ts'

const SHORTEST = 3

/** The error of a reason, or undefined. */
export const checkReason = (reason: string, missing: string) =>
  reason.trim().length < SHORTEST ? missing : undefined

type Props<A, I> = Outcome<A> & {
  change: UseMutationResult<A, Error, I>
  /** Builds the call's input from the reason. */
  input: (reason: string) => I
  title: string
  note?: ReactNode
  label: string
  help?: string
  opt?: string
  /** Error when the reason is missing; without it the reason is optional. */
  missing?: string
  /** Lines of the text area. */
  rows?: number
  most?: number
  save: string
  saving: string
  cancel: string
  danger?: boolean
  onClose: () => void
}

/** Asks for a reason before an action; the reason is recorded with it. */
export function ReasonDialog<A, I>(props: Props<A, I>) {
  const {
    change,
    input,
    said,
    unknown,
    onDone,
    label,
    help,
    opt,
    missing,
    rows,
    most = 300,
    ...dialog
  } = props
  const form = useFields({ reason: '' }, ({ reason }) => ({
    reason: missing && checkReason(reason, missing),
  }))
  const saving = useSave(form, change, {
    input: ({ reason }) => input(reason.trim()),
    onSaved: onDone ?? dialog.onClose,
    said,
    unknown,
  })
  return (
    <FormDialog {...dialog} form={saving}>
      <FormTextField
        control={form.control}
        name="reason"
        label={label}
        maxLength={most}
        help={help}
        opt={opt}
        rows={rows}
      />
    </FormDialog>
  )
}
