import { cx } from '../cx.ts'

export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return <span aria-hidden className={cx('spinner', className)} style={{ width: size, height: size }} />
}
