import { useState } from 'react'
import { security } from '#words/security'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatPhone } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useSendPhoneCode, useVerifyPhone } from '../security-queries.ts'
import { CodeDialog } from './CodeDialog.tsx'

const words = security.phone

/** The person's number, and the code that shows that it is theirs. Nothing without a number. */
export function PhoneCard() {
  const { user } = useActor()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const send = useSendPhoneCode()
  const verify = useVerifyPhone()
  const close = () => setDialog('closed')
  if (!user.phone) return null
  const phone = formatPhone(user.phone)
  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          <Pill tone={user.phone_verified ? 'in' : 'idle'}>
            {user.phone_verified ? words.verified : words.unverified}
          </Pill>
        }
      />
      <CardBody className="grid gap-4">
        <p className="figures">{phone}</p>
        <p className="max-w-[60ch] text-ink-soft">
          {user.phone_verified ? words.verifiedNote : words.unverifiedNote}
        </p>
        {!user.phone_verified && (
          <div className="flex flex-wrap gap-2">
            {dialog === 'closed' && <Button onClick={() => setDialog('open')}>{words.enter}</Button>}
            <Button
              kind="second"
              icon="phone"
              busy={send.isPending}
              busyText={words.sending}
              onClick={() =>
                send.mutate(
                  {},
                  {
                    onSuccess: () => setDialog('open'),
                    onError: (failed) => toast.error(words.failed, { note: messageOf(failed) }),
                  },
                )
              }
            >
              {words.send}
            </Button>
          </div>
        )}
      </CardBody>
      {dialog === 'open' && (
        <CodeDialog
          change={verify}
          title={words.enter}
          note={words.sent(phone)}
          save={words.confirm}
          saving={words.confirming}
          cancel={words.cancel}
          said={words.done}
          onClose={close}
          onDone={close}
        />
      )}
    </Card>
  )
}
