import type { BankLine } from '@gida/contract/domains/transfers/line'
import { koboIn } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { transfers } from '#words/transfers'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useAssignLine } from '../changes.ts'
import { checkParts, emptyPart, type Part, PartsField } from './PartsField.tsx'

const words = transfers.assign
type Props = { line: BankLine; onOpenChange: (open: boolean) => void }
type Values = { parts: Part[]; remember: boolean }

/** Assigns a bank line to one tenant, or splits it between several. */
export function AssignLine({ line: { id, amount }, onOpenChange }: Props) {
  const form = useFields<Values>({ parts: [emptyPart(amount)], remember: true }, ({ parts }) => ({
    parts: checkParts(parts, amount),
  }))
  const close = () => onOpenChange(false)
  const saving = useSave(form, useAssignLine(), {
    input: ({ parts, remember }) => ({
      params: { id },
      body: {
        parts: parts.map((part) => ({ lease_id: part.lease_id, amount: koboIn(part.amount) ?? 0 })),
        remember_payer: remember && parts.length === 1,
      },
    }),
    said: transfers.assigned(formatNaira(amount, 'short')),
    onSaved: close,
  })
  const isOne = form.watch('parts').length === 1
  return (
    <FormDialog
      title={words.title(formatNaira(amount))}
      form={saving}
      onClose={close}
      save={words.confirm(formatNaira(amount, 'short'))}
      saving={words.busy}
      cancel={words.keep}
    >
      <Controller
        name="parts"
        control={form.control}
        render={({ field }) => (
          <PartsField
            lineId={id}
            whole={amount}
            value={field.value}
            onChange={field.onChange}
            isTried={form.formState.isSubmitted}
          />
        )}
      />
      {isOne && (
        <CheckRow plain title={words.remember} note={words.rememberNote} {...form.register('remember')} />
      )}
      <p className="text-small text-ink-soft">{words.surplus}</p>
    </FormDialog>
  )
}
