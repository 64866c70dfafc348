import type { SkippedReminder } from '@gida/contract/domains/collections/reminder'
import { collections } from '#words/collections'

const words = collections.remind

/** Who is skipped and why; a tenant is listed once per reason. */
export function SkippedList({ title, skipped }: { title: string; skipped: readonly SkippedReminder[] }) {
  if (skipped.length === 0) return null
  const lines = new Set(
    skipped.map(({ tenant_name, reason }) => `${tenant_name ?? words.somebody}: ${words.reasons[reason]}`),
  )
  return (
    <section aria-labelledby="skipped" className="grid gap-1.5">
      <h3 id="skipped">{title}</h3>
      <ul className="grid gap-1 text-small text-ink-soft">
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
