import { AUTOPAY_TYPES, type AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type FormEvent, useState } from 'react'
import { tenantAccount } from '#words/tenant-account'
import { typeNames } from '#words/type-names'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { NativeSelect } from '../../../ui/form/choice/NativeSelect.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { cardName, isChargeable } from '../../payments/index.ts'
import { largestOf } from '../autopay-preview.ts'
import { FirstAutopayCharge } from '../parts/FirstAutopayCharge.tsx'
import { useCreateInstruction, useUpdateInstruction } from '../queries.ts'

const words = tenantAccount.standing.form
const DAYS = Object.entries(tenantAccount.standing.days)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(b.value) - Number(a.value))

type Home = TenantAccount['homes'][number]
type Props = {
  home: Pick<Home, 'lease_id' | 'name'>
  money: TenantAccount
  /** The instruction to change. */
  instruction?: AutopayInstruction
  onDone?: () => void
}

/** What is paid by itself for one unit: with which card, which kinds, how much at most, and when. */
export function AutopayForm({ home, money, instruction, onDone }: Props) {
  const [create, update] = [useCreateInstruction(), useUpdateInstruction()]
  const terms = instruction?.terms
  const cards = money.methods.filter(isChargeable)
  const charges = money.charges.filter((charge) => charge.lease_id === home.lease_id)
  const [method_id, setMethod] = useState(terms?.method?.id ?? cards[0]?.id ?? '')
  const [types, setTypes] = useState<readonly string[]>(instruction?.transaction_types ?? ['RENT_PAYMENT'])
  const [ceiling, setCeiling] = useState<TypedAmount>(terms?.ceiling ?? largestOf(charges, types))
  const [day, setDay] = useState(String(terms?.day_offset ?? 0))
  const [agrees, setAgrees] = useState(instruction !== undefined)
  const [isTried, setTried] = useState(false)

  const isWrong = {
    types: types.length === 0,
    ceiling: !isPositive(ceiling) || ceiling < SMALLEST_PAYMENT,
    agrees: !agrees,
  }
  const wished = {
    method_id,
    transaction_types: AUTOPAY_TYPES.filter((type) => types.includes(type)),
    ceiling: isPositive(ceiling) ? ceiling : 0,
    day_offset: Number(day),
  }
  const isBusy = create.isPending || update.isPending
  const error = create.error ?? update.error

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isBusy || isWrong.types || isWrong.ceiling || isWrong.agrees) return
    const told = {
      onSuccess: () => {
        toast.success(words.saved)
        onDone?.()
      },
    }
    if (instruction) update.mutate({ params: { id: instruction.id }, body: wished }, told)
    else create.mutate({ body: { lease_id: home.lease_id, ...wished } }, told)
  }

  return (
    <Card aria-label={words.title(home.name)}>
      <CardHead title={words.title(home.name)} />
      <CardBody>
        <form noValidate className="grid gap-5" onSubmit={save}>
          <Field label={words.card}>
            <NativeSelect
              value={method_id}
              onChange={setMethod}
              options={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
            />
          </Field>
          <FieldGroup legend={words.types} {...(isTried && isWrong.types && { error: words.typesMissing })}>
            {AUTOPAY_TYPES.map((type) => (
              <CheckRow
                key={type}
                plain
                title={typeNames[type]}
                checked={types.includes(type)}
                onChange={({ target }) =>
                  setTypes(target.checked ? [...types, type] : types.filter((one) => one !== type))
                }
              />
            ))}
          </FieldGroup>
          <MoneyField
            label={words.ceiling}
            help={words.ceilingHelp}
            error={isTried && isWrong.ceiling ? words.ceilingWrong : undefined}
            value={ceiling}
            onChange={setCeiling}
          />
          <Field label={words.day}>
            <NativeSelect value={day} onChange={setDay} options={withOwn(day)} />
          </Field>
          <FirstAutopayCharge charges={charges} wished={wished} />
          {!instruction && (
            <FieldGroup legend="" {...(isTried && isWrong.agrees && { error: words.agreeMissing })}>
              <CheckRow
                plain
                title={words.agree}
                checked={agrees}
                onChange={({ target }) => setAgrees(target.checked)}
              />
            </FieldGroup>
          )}
          <FormActions
            refusal={error && messageOf(error)}
            cancel={words.leave}
            onCancel={onDone}
            save={instruction ? words.saveChange : words.save}
            saving={words.saving}
            busy={isBusy}
          />
        </form>
      </CardBody>
    </Card>
  )
}

/** A day that was chosen elsewhere stays to be seen. */
const withOwn = (day: string) =>
  DAYS.some(({ value }) => value === day)
    ? DAYS
    : [...DAYS, { value: day, label: tenantAccount.standing.anyDay(Number(day)) }]
