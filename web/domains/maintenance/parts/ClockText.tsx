import type { MaintenanceRequest } from '@gida/contract/domains/maintenance/request'
import { Icon } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'
import { clockWords } from '../clock-words.ts'

/** Blue while running, amber in the last quarter, red when overdue. */
export function ClockText({ request }: { request: MaintenanceRequest }) {
  const { is_late, is_close, due_at } = request.clock
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-small',
        is_late ? 'text-overdue' : is_close ? 'text-waiting' : due_at ? 'text-info' : 'text-ink-soft',
      )}
    >
      <Icon name={is_late ? 'warning' : 'clock'} size="s" />
      {clockWords(request)}
    </span>
  )
}
