import { AUTOPAY_TYPES, type AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { tenantAccount } from '#words/tenant-account'
import { typeNames } from '#words/type-names'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { cardName, isChargeable } from '../../payments/index.ts'
import { largestOf } from '../autopay-preview.ts'
import { useCreateInstruction, useUpdateInstruction } from '../changes.ts'
import { FirstAutopayCharge } from '../parts/FirstAutopayCharge.tsx'

const words = tenantAccount.standing.form
const DAYS = Object.entries(tenantAccount.standing.days)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(b.value) - Number(a.value))

type Home = TenantAccount['homes'][number]
type Props = {
  home: Pick<Home, 'lease_id' | 'name'>
  money: TenantAccount
  /** The instruction to edit. */
  instruction?: AutopayInstruction
  onDone?: () => void
}

type Values = { method_id: string; types: string[]; ceiling: TypedAmount; day: string; agrees: boolean }

const check = ({ types, ceiling, agrees }: Values) => ({
  types: types.length > 0 ? undefined : words.typesMissing,
  ceiling: isPositive(ceiling) && ceiling >= SMALLEST_PAYMENT ? undefined : words.ceilingWrong,
  agrees: agrees ? undefined : words.agreeMissing,
})

/** Converts to the call's body. */
const termsOf = ({ method_id, types, ceiling, day }: Values) => ({
  method_id,
  transaction_types: AUTOPAY_TYPES.filter((type) => types.includes(type)),
  ceiling: isPositive(ceiling) ? ceiling : 0,
  day_offset: Number(day),
})

/** Autopay for one unit: card, types of charge, ceiling and day. */
export function AutopayForm({ home, money, instruction, onDone }: Props) {
  const terms = instruction?.terms
  const cards = money.methods.filter(isChargeable)
  const charges = money.charges.filter((charge) => charge.lease_id === home.lease_id)
  const types = instruction?.transaction_types ?? ['RENT_PAYMENT']
  const form = useFields<Values>(
    {
      method_id: terms?.method?.id ?? cards[0]?.id ?? '',
      types,
      ceiling: terms?.ceiling ?? largestOf(charges, types),
      day: String(terms?.day_offset ?? 0),
      agrees: instruction !== undefined,
    },
    check,
  )
  const { control } = form
  const outcome = { said: words.saved, onSaved: onDone }
  const creating = useSave(form, useCreateInstruction(), {
    ...outcome,
    input: (values) => ({ body: { lease_id: home.lease_id, ...termsOf(values) } }),
  })
  const updating = useSave(form, useUpdateInstruction(), {
    ...outcome,
    input: (values) => ({ params: { id: instruction?.id ?? '' }, body: termsOf(values) }),
  })
  const saving = instruction ? updating : creating
  const values = form.watch()
  return (
    <Card aria-label={words.title(home.name)}>
      <CardHead title={words.title(home.name)} />
      <CardBody>
        <form noValidate className="grid gap-5" onSubmit={saving.save}>
          <ChoiceField
            control={control}
            name="method_id"
            label={words.card}
            options={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
          />
          <Controller
            name="types"
            control={control}
            render={({ field, fieldState }) => (
              <FieldGroup legend={words.types} error={fieldState.error?.message}>
                {AUTOPAY_TYPES.map((type) => (
                  <CheckRow
                    key={type}
                    plain
                    title={typeNames[type]}
                    checked={field.value.includes(type)}
                    onChange={({ target }) =>
                      field.onChange(
                        target.checked ? [...field.value, type] : field.value.filter((one) => one !== type),
                      )
                    }
                  />
                ))}
              </FieldGroup>
            )}
          />
          <FormMoneyField control={control} name="ceiling" label={words.ceiling} help={words.ceilingHelp} />
          <ChoiceField control={control} name="day" label={words.day} options={withOwn(values.day)} />
          <FirstAutopayCharge charges={charges} wished={termsOf(values)} />
          {!instruction && (
            <Controller
              name="agrees"
              control={control}
              render={({ field, fieldState }) => (
                <FieldGroup legend="" error={fieldState.error?.message}>
                  <CheckRow
                    plain
                    title={words.agree}
                    checked={field.value}
                    onChange={({ target }) => field.onChange(target.checked)}
                  />
                </FieldGroup>
              )}
            />
          )}
          <FormActions
            refusal={saving.refusal}
            cancel={words.leave}
            onCancel={onDone}
            save={instruction ? words.saveChange : words.save}
            saving={words.saving}
            busy={saving.isSaving}
          />
        </form>
      </CardBody>
    </Card>
  )
}

/** Keeps a day that is not among those offered. */
const withOwn = (day: string) =>
  DAYS.some(({ value }) => value === day)
    ? DAYS
    : [...DAYS, { value: day, label: tenantAccount.standing.anyDay(Number(day)) }]
