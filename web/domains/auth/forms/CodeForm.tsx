import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import { useState } from 'react'
import { account } from '#words/account'
import { Button } from '../../../ui/action/Button.tsx'
import { AuthHead } from '../parts/AuthHead.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import { finishSignIn } from '../recover.ts'
import { AuthField } from './AuthField.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = account.code
type Props = { challenge: Challenge; onStartAgain: () => void }

/** Second step of sign-in: a code from the authenticator app, or a recovery code. */
export default function CodeForm({ challenge, onStartAgain }: Props) {
  const [byRecovery, setByRecovery] = useState(false)
  const [isOver, setOver] = useState(false)
  const form = useAuthForm({
    fields: ['code'],
    check: ({ code }) => checkCode(code, byRecovery),
    submit: ({ code }) => finishSignIn(challenge.challenge, code, () => setOver(true)),
  })
  return (
    <>
      <AuthHead title={words.title} note={byRecovery ? words.recoveryNote : words.appNote} />
      <form method="dialog" noValidate className="grid gap-4" onSubmit={form.onSubmit}>
        <RefusalBanner refusal={form.refusal} />
        <AuthField
          key={String(byRecovery)}
          form={form}
          name="code"
          label={byRecovery ? words.recovery : words.app}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={byRecovery ? 'characters' : 'none'}
          spellCheck={false}
          figures
          required
          autoFocus
        />
        {isOver ? (
          <Button size="big" wide onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        ) : (
          <Button type="submit" size="big" wide busy={form.isBusy} busyText={words.busy}>
            {words.submit}
          </Button>
        )}
        <div className="grid gap-1">
          <Button kind="quiet" wide onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? words.useApp : words.useRecovery}
          </Button>
          {!isOver && (
            <Button kind="quiet" wide onClick={onStartAgain}>
              {words.startAgain}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

function checkCode(code: string, byRecovery: boolean): { code?: string } {
  const plain = code.replace(/[\s-]/g, '')
  if (byRecovery) return plain.length === 16 ? {} : { code: words.missingRecovery }
  return /^\d{6}$/.test(plain) ? {} : { code: words.missing }
}
