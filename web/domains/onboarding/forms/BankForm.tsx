import type { Bank } from '@gida/contract/domains/onboarding/bank'
import { bankAccount } from '#words/bank-account'
import { onboarding } from '#words/onboarding'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FixedValue } from '../../../ui/form/FixedValue.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { BANK_SHORT_NAMES } from '../bank-short-names.ts'
import { NUMBER_LENGTH } from './check-bank-form.ts'
import { useBankForm } from './use-bank-form.ts'

const words = onboarding.payout

type Props = {
  /** The current name shown to tenants. */
  business?: string | null | undefined
  onSaved: () => void
}

/** The payout account for rent: the bank must confirm the account name before it can be saved. */
export function BankForm({ business, onSaved }: Props) {
  const form = useBankForm(onSaved, business)
  const { bank, check, wrong } = form
  const refused = check.state === 'refused' || check.state === 'unreachable' ? check.message : undefined

  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit}>
      <BankField
        banks={form.banks}
        value={form.bankCode}
        onChange={form.changeBank}
        error={wrong.bank}
        inputRef={form.bankInput}
      />
      <Field
        label={bankAccount.number}
        help={words.numberHelp}
        error={wrong.number ?? refused}
        busy={check.state === 'asking' ? words.asking(bank?.name ?? bankAccount.bank) : undefined}
      >
        <TextInput
          ref={form.numberInput}
          spaced
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          placeholder={words.numberPlaceholder}
          value={form.number}
          onChange={(event) => form.changeNumber(event.target.value)}
          onPaste={(event) => {
            event.preventDefault() // `maxLength` would truncate a pasted number with spaces
            form.changeNumber(event.clipboardData.getData('text'))
          }}
          onBlur={form.leaveNumber}
        />
      </Field>
      {check.state === 'unreachable' && (
        <Button kind="second" icon="refresh" onClick={form.askAgain}>
          {words.tryAgain}
        </Button>
      )}
      {check.state === 'verified' && (
        <Field
          label={words.accountName}
          good={check.name_matches ? words.found : undefined}
          caution={check.name_matches ? undefined : words.otherName}
        >
          <FixedValue good={check.name_matches}>{check.account_name}</FixedValue>
        </Field>
      )}
      <Field label={words.business} opt={words.businessNote}>
        <TextInput
          autoComplete="organization"
          maxLength={100}
          value={form.business}
          onChange={(event) => form.setBusiness(event.target.value)}
        />
      </Field>
      <Button type="submit" size="big" wide busy={form.isSaving} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  )
}

type BankFieldProps = {
  banks: {
    data?: { data: Bank[] } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  value: string
  onChange: (code: string) => void
  error: string | undefined
  inputRef: React.Ref<HTMLElement>
}

function BankField({ banks, value, onChange, error, inputRef }: BankFieldProps) {
  const failed = banks.isError && !banks.data
  const options = (banks.data?.data ?? []).map(({ code, name }) => ({
    ...{ value: code, label: name },
    also: BANK_SHORT_NAMES[code],
  }))
  return (
    <>
      <Field label={bankAccount.bank} error={failed ? words.banksFailed : error}>
        <SelectField
          ref={inputRef}
          options={options}
          value={value}
          onChange={onChange}
          disabled={!banks.data}
          placeholder={banks.data || failed ? bankAccount.choose : bankAccount.loading}
        />
      </Field>
      {failed && (
        <Button kind="second" icon="refresh" busy={banks.isFetching} onClick={() => void banks.refetch()}>
          {words.retryBanks}
        </Button>
      )}
    </>
  )
}
