import { markIn } from '../mark.ts'

/** A text with the search term highlighted. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = markIn(text, typed)
  if (!parts) return text
  const [before, found, after] = parts
  return (
    <>
      {before}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-2">
        {found}
      </mark>
      {after}
    </>
  )
}
