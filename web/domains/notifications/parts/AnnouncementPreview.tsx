import type { AnnouncementPreview as Preview } from '@gida/contract/domains/notifications/announcement'
import type { UseQueryResult } from '@tanstack/react-query'
import { announcements } from '#words/announcements'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatAhead } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = announcements.form
type Props = { preview: Pick<UseQueryResult<Preview, Error>, 'data' | 'error'>; withSms: boolean }

/** Reach, SMS cost, and how an SMS looks on a phone. */
export function AnnouncementPreview({ preview: { data, error }, withSms }: Props) {
  if (error) return <Banner tone="wait">{messageOf(error)}</Banner>
  if (!data) return <p className="text-small text-ink-soft">{words.fillIn}</p>
  return (
    <section aria-label={words.before} className="grid gap-3 rounded-3 bg-sunken p-4">
      <DescriptionList>
        <DescriptionItem label={words.reaches}>{words.people(data.recipients)}</DescriptionItem>
        {withSms && (
          <DescriptionItem label={words.smsPrice} strong>
            <Money kobo={data.sms_cost} />
          </DescriptionItem>
        )}
      </DescriptionList>
      {withSms && (
        <>
          <SmsText label={words.smsText.en} text={data.texts.en.sms_text} />
          {data.texts.pcm && <SmsText label={words.smsText.pcm} text={data.texts.pcm.sms_text} />}
        </>
      )}
      {data.texts_at && <p className="text-small text-ink-soft">{words.waits(formatAhead(data.texts_at))}</p>}
    </section>
  )
}

const SmsText = ({ label, text }: { label: string; text: string }) => (
  <div className="text-small">
    <p className="text-ink-soft">{label}</p>
    <p className="mono wrap-anywhere">{text}</p>
  </div>
)
