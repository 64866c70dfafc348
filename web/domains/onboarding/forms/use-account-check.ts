import { useEffect, useRef, useState } from 'react'
import { onboarding } from '#words/onboarding'
import { hasCode } from '../../../platform/http/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { verifyAccount } from '../queries.ts'

const words = onboarding.errors

export type Check =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'verified'; account_name: string; name_matches: boolean }
  | { state: 'refused'; message: string }
  | { state: 'unreachable'; message: string }

/** Looks up the account name at the bank. Any change of input discards the earlier result. */
export function useAccountCheck() {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function clear(): void {
    running.current?.abort()
    running.current = null
    toast.dismiss('bank') // it is about the earlier input
    setCheck({ state: 'idle' })
  }

  async function ask(bank: { code: string; name: string }, number: string): Promise<void> {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setCheck({ state: 'asking' })
    try {
      const { account_name, name_matches } = await verifyAccount(bank.code, number, mine.signal)
      if (!mine.signal.aborted) setCheck({ state: 'verified', account_name, name_matches })
    } catch (error) {
      if (!mine.signal.aborted) setCheck(tell(error, bank.name, number))
    }
  }

  return { check, clear, ask }
}

/** Distinguishes a refusal by the bank from a bank that could not be reached. */
function tell(error: unknown, bank: string, number: string): Check {
  if (hasCode(error, 'ACCOUNT_NOT_RESOLVED', 'VALIDATION_ERROR')) {
    const message = words.noSuchAccount(bank, number)
    toast.error(words.verificationFailed, { note: message, id: 'bank' })
    return { state: 'refused', message }
  }
  const message = words.unreachable(bank)
  toast.error(words.verificationError, { note: message, id: 'bank' })
  return { state: 'unreachable', message }
}
