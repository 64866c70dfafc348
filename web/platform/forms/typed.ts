type IsTyped = () => boolean
const forms = new Set<IsTyped>()

/** A form that is on screen is asked before its page is left. */
export function watchTyped(isTyped: IsTyped): () => void {
  forms.add(isTyped)
  return () => forms.delete(isTyped)
}

export const isAnythingTyped = () => [...forms].some((isTyped) => isTyped())
