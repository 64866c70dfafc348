import { auth } from '#words/auth'

const words = auth.register.agree

/** What somebody agrees to who opens an account or joins with one; the server records it with that. */
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
