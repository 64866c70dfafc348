import { jobs as words } from '#words/jobs'

/** `handle:payment_completed:mail_advice` becomes "Mail advice, payment completed". */
export function jobName(name: string): string {
  const known = words.names[name]
  if (known) return known
  const [, event, handler] = /^(?:event|handle):([^:]+)(?::(.+))?$/.exec(name) ?? [name, name]
  const said = [handler, event].filter(Boolean).join(', ').replaceAll('_', ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
