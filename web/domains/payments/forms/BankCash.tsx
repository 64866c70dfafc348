import type { CashInHand } from '@gida/contract/domains/payments/cash'
import type { Proof } from '@gida/contract/domains/payments/offline'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type SubmitEvent, useId, useState } from 'react'
import { recording } from '#words/recording'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira, today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { ProofField } from '../parts/recording/ProofField.tsx'
import { useBankCash } from '../recording-queries.ts'

const words = recording.cash

/** How much of one hand's cash went to the bank, when, and by which slip. */
export function BankCash({ cash, onClose }: { cash: CashInHand; onClose: () => void }) {
  const form = useId()
  const bank = useBankCash()
  const [amount, setAmount] = useState<TypedAmount>(cash.amount)
  const [banked_on, setDay] = useState(today())
  const [slip, setSlip] = useState('')
  const [proof, setProof] = useState<Proof | null>(null)
  const [isTried, setTried] = useState(false)
  const amountProblem = !isPositive(amount)
    ? recording.amountMissing
    : amount > cash.amount
      ? words.tooMuch(formatNaira(cash.amount))
      : undefined
  const slipProblem = slip.trim().length < 3 ? words.slipMissing : undefined

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (amountProblem || slipProblem || !isPositive(amount) || bank.isPending) return
    const { estate_id, holder_id: holder } = cash
    const body = { estate_id, holder, amount, banked_on, slip: slip.trim() }
    bank.mutate(
      { body: { ...body, ...(proof && { proof_document_id: proof.id }) } },
      {
        onSuccess: () => {
          toast.success(words.saved(formatNaira(amount, 'short')))
          onClose()
        },
      },
    )
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.sheet(cash.holder_name)}
      note={words.inHand(formatNaira(cash.amount))}
      footer={
        <Button type="submit" form={form} wide size="big" busy={bank.isPending} busyText={recording.saving}>
          {words.save}
        </Button>
      }
    >
      <form id={form} noValidate className="grid gap-4 px-4 pb-5 md:px-5" onSubmit={save}>
        <MoneyField
          label={words.amount}
          error={isTried ? amountProblem : undefined}
          value={amount}
          onChange={setAmount}
        />
        <Field label={words.day}>
          <TextInput
            type="date"
            max={today()}
            value={banked_on}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Field label={words.slip} error={isTried ? slipProblem : undefined}>
          <TextInput
            maxLength={60}
            autoComplete="off"
            value={slip}
            onChange={(event) => setSlip(event.target.value)}
          />
        </Field>
        <ProofField value={proof} onChange={setProof} />
        {bank.error && (
          <Banner tone="late" live>
            {isUnanswered(bank.error) ? recording.unknown : messageOf(bank.error)}
          </Banner>
        )}
      </form>
    </Sheet>
  )
}
