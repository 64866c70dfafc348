import { useState } from 'react'
import { leftOf, type PastedLine, type SentLines } from './pasted-lines.ts'

type Left<L> = {
  /** The text of the field. */
  text: string
  onLeft: (text: string) => void
  onNoneLeft: () => void
  reasonOf: (message: string, place: number, line: L | undefined) => string
}

/** After pasted lines were sent, keeps those that were refused in the field, each with its reason, until the text changes. */
export function useLeftLines<L extends PastedLine>({ text, onLeft, onNoneLeft, reasonOf }: Left<L>) {
  const [refused, setRefused] = useState<{ text: string; reasons: readonly string[] }>()
  const keepLeft = (lines: readonly L[], answer: SentLines) => {
    const left = leftOf(lines, answer)
    if (left.length === 0) return onNoneLeft()
    const kept = left.map((line) => line.text).join('\n')
    onLeft(kept)
    setRefused({
      text: kept,
      reasons: answer.failed.map(({ message }, place) => reasonOf(message, place, left[place])),
    })
  }
  return { keepLeft, reasons: refused?.text === text ? refused.reasons : [] }
}
