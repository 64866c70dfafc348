import { settings } from '#words/settings'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useChoose } from '../queries.ts'

const words = settings.choices

/** Why SMS to the reader's number are stopped, and how to resume. */
export function SmsStopped({ reason }: { reason: string }) {
  const choose = useChoose()
  const resume = () =>
    choose.mutate(
      { body: { resumes_sms: true } },
      { onSuccess: () => toast.success(words.smsResumed), onError: () => toast.error(words.failed) },
    )
  return (
    <Banner
      tone="wait"
      title={words.smsStopped}
      action={
        <Button kind="second" busy={choose.isPending} busyText={words.smsResuming} onClick={resume}>
          {words.smsResume}
        </Button>
      }
    >
      {words.smsStoppedNote(reason)}
    </Banner>
  )
}
