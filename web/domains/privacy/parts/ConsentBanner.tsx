import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consents } from '#words/consents'
import { read, write } from '../../../platform/browser/storage.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { useGiveConsents } from '../changes.ts'
import { consentsQuery } from '../queries.ts'

const words = consents.banner
const LATER = 'gida.consent_later'

/** Asks for consent to new versions of texts. It blocks nothing; "later" hides it until the next sign-in. */
export function ConsentBanner() {
  const { data } = useQuery(consentsQuery)
  const [isLater, setLater] = useState(() => read(LATER, 'session') === true)
  const { send, refusal, isSaving } = useSend(useGiveConsents(), { said: consents.agreed })
  const asked = data?.asked ?? []
  if (isLater || asked.length === 0) return null
  const agree = () =>
    send({ body: { consents: asked.map(({ purpose, version }) => ({ purpose, version })) } })
  function later() {
    write(LATER, true, 'session')
    setLater(true)
  }
  return (
    <Banner
      tone="info"
      bar
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" busy={isSaving} busyText={consents.agreeing} onClick={agree}>
            {consents.agree}
          </Button>
          <Button kind="quiet" size="small" disabled={isSaving} onClick={later}>
            {words.later}
          </Button>
        </div>
      }
    >
      {asked.some(({ is_new }) => is_new) ? words.changed : words.first}{' '}
      {asked.map(({ purpose }) => (
        <a
          key={purpose}
          href={consents.pages[purpose]}
          target="_blank"
          rel="noreferrer"
          className="link me-3 inline-flex min-h-11 items-center"
        >
          {consents.purposes[purpose]}
        </a>
      ))}
      <Refusal>{refusal}</Refusal>
    </Banner>
  )
}
