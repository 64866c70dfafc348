import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import { getApplication } from './application-queries.ts'
import { applicationRejected } from './events.ts'

/** A rejected applicant is notified with the reason. An approved one gets the invitation. */
const notifyApplicant = listener({
  name: 'notify_applicant',
  event: applicationRejected,
  handle: async (tx, { application_id }) => {
    const { full_name, phone, email, code, headline, reason } = await getApplication(tx, application_id)
    const key = `application:${application_id}:rejected`
    const text = `Gida: your application ${code} was not taken. ${reason ?? ''}`.trim().slice(0, 300)
    await sendText(tx, { to: phone, text, key: `${key}:text`, class: 'statutory', kind: 'application' })
    if (!email) return
    await sendMail(tx, {
      to: email,
      subject: `Your application ${code}: ${headline}`,
      text: [
        `Hello ${full_name},`,
        `Your application for “${headline}” was not taken this time.`,
        `What was said: ${reason ?? ''}`,
        'What you sent us is forgotten after 180 days.',
      ].join('\n\n'),
      key: `${key}:mail`,
      ...{ class: 'statutory', kind: 'application' },
    })
  },
})

export const applicationListeners: AnyListener[] = [notifyApplicant]
