import { useState } from 'react'
import { security } from '#words/security'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useRemoveSecondFactor, useRenewRecoveryCodes } from '../security-queries.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const words = security.factor

/** Actions on an active second factor; both require a code. */
export function SecondFactorActions() {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveSecondFactor()
  const close = () => setAsked(null)

  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="second" onClick={() => setAsked('renew')}>
        {words.renew}
      </Button>
      <Button kind="second" onClick={() => setAsked('remove')}>
        {words.remove}
      </Button>
      {asked === 'renew' && (
        <CodeDialog
          change={renew}
          title={words.renewTitle}
          note={words.renewNote}
          save={words.renew}
          saving={words.renewing}
          cancel={words.keepCodes}
          onClose={close}
          onDone={({ recovery_codes }) => {
            close()
            setCodes(recovery_codes)
          }}
        />
      )}
      {asked === 'remove' && (
        <CodeDialog
          change={remove}
          title={words.removeTitle}
          note={words.removeNote}
          save={words.remove}
          saving={words.removing}
          cancel={words.keep}
          danger
          said={words.removed}
          onClose={close}
          onDone={close}
        />
      )}
      <Dialog open={codes !== null} onOpenChange={() => {}} title={security.codes.title}>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </div>
  )
}
