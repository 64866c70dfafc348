import { cx } from '../cx.ts'

const TONES = {
  late: 'bg-overdue-solid',
  wait: 'bg-waiting-solid',
  in: 'bg-money-in-solid',
  info: 'bg-info-solid',
  'age-1': 'age-1',
  'age-2': 'age-2',
  'age-3': 'age-3',
  'age-4': 'age-4',
}

export type SplitPart = { weight: number; tone: keyof typeof TONES }

/** Decorative: the text beside it gives the values. */
export function SplitBar({ parts, thick }: { parts: readonly SplitPart[]; thick?: boolean }) {
  const seen = parts.filter((part) => part.weight > 0)
  return (
    <span aria-hidden className={cx('flex gap-0.5 overflow-hidden rounded-full', thick ? 'h-3' : 'h-2')}>
      {seen.map((part) => (
        <span key={part.tone} className={TONES[part.tone]} style={{ flexGrow: part.weight, flexBasis: 0 }} />
      ))}
      {seen.length === 0 && <span className="grow bg-bar-expected" />}
    </span>
  )
}
