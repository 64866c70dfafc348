import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import { getApplication } from './application-queries.ts'
import { applicationRejected } from './events.ts'

/** Whoever applied hears that it came to nothing, and why. That they got the home, their invitation says. */
const tellApplicant = listener({
  name: 'tell_applicant',
  fact: applicationRejected,
  hear: async (tx, { application_id }) => {
    const { full_name, phone, email, code, headline, reason } = await getApplication(tx, application_id)
    const key = `application:${application_id}:rejected`
    const text = `Gida: your application ${code} was not taken. ${reason ?? ''}`.trim().slice(0, 300)
    await sendText(tx, { to: phone, text, key: `${key}:text` })
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
    })
  },
})

export const applicationListeners: AnyListener[] = [tellApplicant]
