import { Language } from '@gida/contract/shared/language'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import { getApplication } from './application-queries.ts'
import { applicationRejected } from './events.ts'
import { homeWords } from './pages/words/words.ts'

/** Tells a rejected applicant the reason. Approved ones get the invitation instead. */
const notifyApplicant = listener({
  name: 'notify_applicant',
  event: applicationRejected,
  handle: async (tx, { application_id }) => {
    const application = await getApplication(tx, application_id)
    const { full_name, phone, email, code, headline } = application
    const reason = application.reason ?? ''
    const { told, mine } = homeWords[Language.parse(application.language)]
    const key = `application:${application_id}:rejected`
    const text = beginningOf(told.rejectedText(code, reason).trim(), 300)
    await sendText(tx, { to: phone, text, key: `${key}:text`, class: 'statutory', kind: 'application' })
    if (!email) return
    await sendMail(tx, {
      to: email,
      subject: told.subject(code, headline),
      text: [told.hello(full_name), told.rejected(headline), mine.reason(reason), told.forgotten].join(
        '\n\n',
      ),
      key: `${key}:mail`,
      ...{ class: 'statutory', kind: 'application' },
    })
  },
})

export const applicationListeners: AnyListener[] = [notifyApplicant]
