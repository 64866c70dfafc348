import { shell } from '#words/shell'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useSendVerification } from '../security-queries.ts'

const words = shell.verify

/** Shown until the e-mail address is verified. It blocks nothing. */
export function VerifyBanner({ email }: { email: string }) {
  const send = useSendVerification()
  return (
    <Banner tone="info" icon="mail" bar>
      {words.text} <span className="wrap-anywhere">{email}</span>.{' '}
      <Button
        kind="quiet"
        size="small"
        busy={send.isPending}
        onClick={() =>
          send.mutate(
            { body: { email } },
            {
              onSuccess: () => toast.success(words.sent),
              onError: (error) => toast.error(words.failed, { note: messageOf(error) }),
            },
          )
        }
      >
        {words.resend}
      </Button>
    </Banner>
  )
}
