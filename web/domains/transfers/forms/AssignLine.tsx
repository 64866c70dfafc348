import type { BankLine, Tenancy } from '@gida/contract/domains/transfers/line'
import { MOST_PARTS } from '@gida/contract/domains/transfers/rules'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { transfers } from '#words/transfers'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ComboBox } from '../../../ui/form/choice/ComboBox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useAssignLine } from '../queries.ts'
import { useTenancies } from './use-tenancies.ts'

const words = transfers.assign
const labelOf = ({ tenant_name, unit_label, open_amount, is_over }: Tenancy) => {
  const owes = open_amount > 0 ? transfers.owes(formatNaira(open_amount, 'short')) : words.owesNothing
  return words.option(tenant_name, unit_label, is_over ? `${words.hasLeft}, ${owes}` : owes)
}
type Part = { lease_id: string; amount: TypedAmount }

/** Whose a transfer is: one tenant, or several with what each gets of it. */
export function AssignLine({
  line,
  onOpenChange,
}: {
  line: BankLine
  onOpenChange: (open: boolean) => void
}) {
  const { tenancies, error, find } = useTenancies(line.id)
  const [isTried, setTried] = useState(false)
  const [parts, setParts] = useState<Part[]>([{ lease_id: '', amount: line.amount }])
  const [remember, setRemember] = useState(true)
  const assign = useAssignLine()
  const options = tenancies.map((one) => ({ value: one.lease_id, label: labelOf(one) }))
  const left = parts.reduce((rest, { amount }) => rest - (isPositive(amount) ? amount : 0), line.amount)
  const change = (at: number, next: Partial<Part>) =>
    setParts(parts.map((part, place) => (place === at ? { ...part, ...next } : part)))
  /** Of two, what one does not get is the other's. */
  const divide = (at: number, amount: TypedAmount) =>
    setParts(
      parts.map((part, place) => {
        if (place === at) return { ...part, amount }
        return parts.length === 2 && typeof amount === 'number' && amount < line.amount
          ? { ...part, amount: line.amount - amount }
          : part
      }),
    )
  function remove(at: number) {
    const rest = parts.filter((_, place) => place !== at)
    setParts(rest.length === 1 ? rest.map((part) => ({ ...part, amount: line.amount })) : rest)
  }
  const isWhole = left === 0 && parts.every(({ lease_id, amount }) => lease_id && isPositive(amount))

  function confirm() {
    setTried(true)
    if (!isWhole) return
    assign.mutate(
      {
        params: { id: line.id },
        body: {
          parts: parts.map(({ lease_id, amount }) => ({ lease_id, amount: koboIn(amount) ?? 0 })),
          remember_payer: remember && parts.length === 1,
        },
      },
      {
        onSuccess: () => {
          toast.success(transfers.assigned(formatNaira(line.amount, 'short')))
          onOpenChange(false)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={words.title(formatNaira(line.amount))}
      confirm={words.confirm(formatNaira(line.amount, 'short'))}
      keep={words.keep}
      busy={assign.isPending}
      busyText={words.busy}
      onConfirm={confirm}
      error={assign.error ? messageOf(assign.error) : undefined}
    >
      <div className="grid gap-4">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
          <div key={at} className="grid gap-3">
            <Field
              label={words.tenancy}
              error={
                error
                  ? words.failed
                  : isTried && !part.lease_id
                    ? words.whole(formatNaira(isPositive(part.amount) ? part.amount : line.amount, 'short'))
                    : undefined
              }
            >
              <ComboBox
                options={options.filter(
                  ({ value }) => value === part.lease_id || !parts.some(({ lease_id }) => lease_id === value),
                )}
                value={part.lease_id}
                placeholder={words.choose}
                onType={find}
                onChange={(lease_id) => change(at, { lease_id })}
              />
            </Field>
            {parts.length > 1 && (
              <div className="flex items-end gap-2">
                <MoneyField
                  label={words.amount}
                  className="grow"
                  value={part.amount}
                  onChange={(amount) => divide(at, amount)}
                />
                <IconButton icon="close" label={words.remove} onClick={() => remove(at)} />
              </div>
            )}
          </div>
        ))}
        {left !== 0 && (
          <p role="status" className="figures text-small text-overdue">
            {left > 0 ? words.left(formatNaira(left)) : words.over(formatNaira(-left))}
          </p>
        )}
        {parts.length < MOST_PARTS && (
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            className="justify-self-start"
            onClick={() => setParts([...parts, { lease_id: '', amount: left > 0 ? left : null }])}
          >
            {words.more}
          </Button>
        )}
        {parts.length === 1 && (
          <CheckRow
            plain
            title={words.remember}
            note={words.rememberNote}
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
        )}
        <p className="text-small text-ink-soft">{words.surplus}</p>
      </div>
    </ConfirmDialog>
  )
}
