import { useState } from 'react'
import { security } from '#words/security'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useRemoveSecondFactor, useRenewRecoveryCodes } from '../security-queries.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const words = security.factor

/** What can be done with a second factor that is on; both want a code. */
export function SecondFactorActions() {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveSecondFactor()

  function close() {
    setAsked(null)
    renew.reset()
    remove.reset()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="second" onClick={() => setAsked('renew')}>
        {words.renew}
      </Button>
      <Button kind="second" onClick={() => setAsked('remove')}>
        {words.remove}
      </Button>
      <CodeDialog
        open={asked === 'renew'}
        title={words.renewTitle}
        submit={words.renew}
        keep={words.keepCodes}
        busy={renew.isPending}
        busyText={words.renewing}
        error={renew.error ? messageOf(renew.error) : undefined}
        onClose={close}
        onCode={(code) =>
          renew.mutate(
            { body: { code } },
            {
              onSuccess: ({ recovery_codes }) => {
                close()
                setCodes(recovery_codes)
              },
            },
          )
        }
      >
        {words.renewNote}
      </CodeDialog>
      <CodeDialog
        open={asked === 'remove'}
        title={words.removeTitle}
        submit={words.remove}
        keep={words.keep}
        danger
        busy={remove.isPending}
        busyText={words.removing}
        error={remove.error ? messageOf(remove.error) : undefined}
        onClose={close}
        onCode={(code) =>
          remove.mutate(
            { body: { code } },
            {
              onSuccess: () => {
                close()
                toast.success(words.removed)
              },
            },
          )
        }
      >
        {words.removeNote}
      </CodeDialog>
      <Dialog open={codes !== null} onOpenChange={() => {}} title={security.codes.title}>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </div>
  )
}
