import { cx } from '../cx.ts'

type Props = { width?: string; height?: number; className?: string }

export function Skeleton({ width = '100%', height = 14, className }: Props) {
  return <span aria-hidden className={cx('skeleton', className)} style={{ width, height }} />
}
