import { alertText } from '@gida/contract/domains/alerts/alert-text'
import { WAYS_OF } from '@gida/contract/domains/alerts/rules'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { alerts } from '#words/alerts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import type { AlertValues } from '../forms/alert-values.ts'

const words = alerts.form
type Props = { values: AlertValues; estate: string; isDrill: boolean }

/** The SMS as it arrives, in the GSM character set; its sample link has the real length. */
export function SmsCard({ values: { severity, title, message }, estate, isDrill }: Props) {
  if (!WAYS_OF[severity].includes('SMS') || !estate || !title.trim()) return null
  const link = `${location.origin}/a/7Kq2xR4vT9bLmN0c`
  const text = alertText({ estate, title, message, link, is_drill: isDrill })
  return (
    <Card aria-labelledby="sms">
      <CardHead title={words.sms} id="sms" />
      <CardBody className="grid gap-2">
        <p className="mono wrap-anywhere rounded-3 bg-sunken px-3.5 py-3 text-small">{text}</p>
        <p className="figures text-small text-ink-soft">{words.smsLength(measureSms(text).units)}</p>
      </CardBody>
    </Card>
  )
}
