import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { onboarding } from '#words/onboarding'
import { isUnanswered, messageOf } from '../../../platform/http/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { banksQuery, useCompleteBankSetup } from '../queries.ts'
import { checkBank, checkNumber, cleanNumber } from './check-bank-form.ts'
import { useAccountCheck } from './use-account-check.ts'

const words = onboarding.payout
const errors = onboarding.errors
type Wrong = { bank?: string | undefined; number?: string | undefined }

/** State of the bank form: checks the account once ten digits are entered and the field is left; only a verified account can be saved. */
export function useBankForm(onSaved: () => void, known: string | null = null) {
  const banks = useQuery(banksQuery)
  const setup = useCompleteBankSetup()
  const account = useAccountCheck()
  const [bankCode, setBankCode] = useState('')
  const [number, setNumber] = useState('')
  const [typedBusiness, setBusiness] = useState<string>()
  const business = typedBusiness ?? known ?? '' // another account is no other business
  const [wrong, setWrong] = useState<Wrong>({})
  const bankInput = useRef<HTMLElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  const { check } = account
  const bankOf = (code: string) => banks.data?.data.find((one) => one.code === code)
  const bank = bankOf(bankCode)

  function changeBank(code: string) {
    setBankCode(code)
    setWrong({ ...wrong, bank: undefined })
    account.clear()
    const chosen = bankOf(code)
    if (chosen && !checkNumber(number)) void account.ask(chosen, number)
  }

  function changeNumber(text: string) {
    const next = cleanNumber(text)
    if (next === number) return
    setNumber(next)
    setWrong({ ...wrong, number: undefined })
    account.clear()
  }

  function leaveNumber() {
    if (!number) return
    const problem = checkNumber(number)
    setWrong({ bank: problem ? wrong.bank : checkBank(bankCode), number: problem })
    if (!problem && bank && check.state !== 'verified' && check.state !== 'asking')
      void account.ask(bank, number)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (setup.isPending) return
    const found = { bank: checkBank(bankCode), number: checkNumber(number) }
    setWrong(found)
    if (found.bank) bankInput.current?.focus()
    else if (found.number) numberInput.current?.focus()
    if (check.state === 'verified') save(check.account_name)
    else toast.error(errors.notVerifiedTitle, { note: errors.notVerified, id: 'bank' })
  }

  function save(account_name: string) {
    const business_name = business.trim() || undefined
    setup.mutate(
      { body: { bank_code: bankCode, account_number: number, account_name, business_name } },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onSaved()
        },
        onError: (error) => {
          const note = isUnanswered(error) ? errors.setupUnknown : messageOf(error)
          toast.error(errors.setupFailed, { note, id: 'bank' })
        },
      },
    )
  }

  return {
    ...{ banks, bank, bankCode, changeBank, bankInput },
    ...{ number, changeNumber, leaveNumber, numberInput },
    ...{ business, setBusiness, wrong, check, submit, isSaving: setup.isPending },
    askAgain: () => bank && void account.ask(bank, number),
  }
}
