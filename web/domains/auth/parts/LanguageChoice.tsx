import { auth } from '#words/auth'
import { changeLanguageBeforeSignIn } from '../../../platform/browser/language.ts'
import { LANGUAGES } from '../../../words/languages.ts'

/** The languages, each by its own name: at the sign-in, where nobody's own is known yet. */
export function LanguageChoice() {
  return (
    <nav aria-label={auth.languages} className="flex flex-wrap gap-x-4 border-t border-line pt-3">
      {LANGUAGES.map(({ value, label, tag }) => (
        <button
          key={value}
          type="button"
          lang={tag}
          className="min-h-11 min-w-11 text-start text-small underline"
          onClick={() => void changeLanguageBeforeSignIn(value)}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
