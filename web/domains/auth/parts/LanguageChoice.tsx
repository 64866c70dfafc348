import { auth } from '#words/auth'
import { LANGUAGES } from '../../../words/languages.ts'

/** Choice of language before sign-in, each by its own name. */
export function LanguageChoice() {
  return (
    <nav aria-label={auth.languages} className="flex flex-wrap">
      {LANGUAGES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          className="min-h-11 px-2 underline"
          onClick={() =>
            import('../../../platform/browser/language.ts').then((browser) => browser.chooseLanguage(value))
          }
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
