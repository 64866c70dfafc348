import { pageLanguage } from '../../../platform/browser/language.ts'

/** A rule in the reader's language with the English original; in English that alone. */
export function WithEnglish({ own, english }: { own: string | null | undefined; english: string }) {
  if (!own || pageLanguage() === 'en') return english
  return (
    <>
      {own} <span lang="en">({english})</span>
    </>
  )
}
