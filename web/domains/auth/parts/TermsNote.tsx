import { auth } from '#words/auth'

const words = auth.register.agree

/** The terms accepted by registering or joining; the server records the acceptance. */
export const TermsNote = () => (
  <p className="text-small text-ink-soft">
    {words.goingOn}{' '}
    <a href="/terms" target="_blank" rel="noreferrer" className="link">
      {words.terms}
    </a>{' '}
    {words.and}{' '}
    <a href="/privacy" target="_blank" rel="noreferrer" className="link">
      {words.notice}
    </a>
    .
  </p>
)
