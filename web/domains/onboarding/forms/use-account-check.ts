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

/** Whose account it is, as the bank says. Whatever changes, what was verified before no longer is. */
export function useAccountCheck() {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function clear(): void {
    running.current?.abort()
    running.current = null
    toast.dismiss('bank') // it speaks of what is no longer there
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

/** The bank said no, or the bank could not be asked: these are two things. */
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
