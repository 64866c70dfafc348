import type { Tenancy } from '@gida/contract/domains/transfers/line'
import { MOST_PARTS } from '@gida/contract/domains/transfers/rules'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { transfers } from '#words/transfers'
import { newId } from '../../../platform/browser/new-id.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { ComboBox } from '../../../ui/form/choice/ComboBox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { useTenancies } from './use-tenancies.ts'

const words = transfers.assign

/** A tenant's part of a bank line. */
export type Part = { key: string; lease_id: string; amount: TypedAmount }
export const emptyPart = (amount: TypedAmount): Part => ({ key: newId(), lease_id: '', amount })

const leftOf = (parts: readonly Part[], whole: number) =>
  parts.reduce((rest, { amount }) => rest - (isPositive(amount) ? amount : 0), whole)

const checkTenancy = ({ lease_id, amount }: Part, whole: number) =>
  lease_id ? undefined : words.whole(formatNaira(isPositive(amount) ? amount : whole, 'short'))
const checkAmount = ({ amount }: Part) => (isPositive(amount) ? undefined : words.amountMissing)

/** The first error of the parts. */
export function checkParts(parts: readonly Part[], whole: number): string | undefined {
  const left = leftOf(parts, whole)
  if (left !== 0) return sayLeft(left)
  return parts.flatMap((part) => [checkTenancy(part, whole), checkAmount(part)]).find(Boolean)
}

const sayLeft = (left: number) => (left > 0 ? words.left(formatNaira(left)) : words.over(formatNaira(-left)))

const labelOf = ({ tenant_name, unit_label, open_amount, is_over }: Tenancy) => {
  const owes = open_amount > 0 ? transfers.owes(formatNaira(open_amount, 'short')) : words.owesNothing
  return words.option(tenant_name, unit_label, is_over ? `${words.hasLeft}, ${owes}` : owes)
}

type Props = {
  lineId: string
  whole: number
  value: readonly Part[]
  isTried: boolean
  onChange: (parts: Part[]) => void
}

/** The tenants of a bank line. A single one gets all of it; of two, each gets the rest of the other's. */
export function PartsField({ lineId, whole, value: parts, isTried, onChange }: Props) {
  const { tenancies, error, find } = useTenancies(lineId)
  const options = tenancies.map((one) => ({ value: one.lease_id, label: labelOf(one) }))
  const left = leftOf(parts, whole)
  const isFree = (lease_id: string) => !parts.some((part) => part.lease_id === lease_id)

  function divide(at: number, amount: TypedAmount) {
    const isRest = parts.length === 2 && typeof amount === 'number' && amount < whole
    onChange(
      parts.map((part, place) => {
        if (place === at) return { ...part, amount }
        return isRest ? { ...part, amount: whole - amount } : part
      }),
    )
  }
  function remove(key: string) {
    const rest = parts.filter((part) => part.key !== key)
    onChange(rest.length === 1 ? rest.map((part) => ({ ...part, amount: whole })) : rest)
  }
  return (
    <>
      {parts.map((part, at) => (
        <div key={part.key} className="grid gap-3">
          <Field
            label={words.tenancy}
            error={error ? words.failed : isTried ? checkTenancy(part, whole) : undefined}
          >
            <ComboBox
              options={options.filter(({ value }) => value === part.lease_id || isFree(value))}
              value={part.lease_id}
              placeholder={words.choose}
              onType={find}
              onChange={(lease_id) =>
                onChange(parts.map((other) => (other === part ? { ...part, lease_id } : other)))
              }
            />
          </Field>
          {parts.length > 1 && (
            <div className="flex items-end gap-2">
              <MoneyField
                label={words.amount}
                className="grow"
                error={isTried ? checkAmount(part) : undefined}
                value={part.amount}
                onChange={(amount) => divide(at, amount)}
              />
              <IconButton icon="close" label={words.remove} onClick={() => remove(part.key)} />
            </div>
          )}
        </div>
      ))}
      {left !== 0 && (
        <p role="status" className="figures text-small text-overdue">
          {sayLeft(left)}
        </p>
      )}
      {parts.length < MOST_PARTS && (
        <Button
          kind="quiet"
          size="small"
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...parts, emptyPart(left > 0 ? left : null)])}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
