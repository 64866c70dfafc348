import { shell as words } from '#words/shell'
import { formatInstant } from '../../platform/screens/format.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Opens an e-mail draft to support, with the error. */
export function openBugReport(
  error: unknown,
  open: (url: string) => void = (url) => window.location.assign(url),
): void {
  const message = error instanceof Error ? error.message : String(error)
  const body = words.bugReport.body({
    message,
    address: window.location.href,
    at: formatInstant(new Date()),
    browser: navigator.userAgent,
  })
  const subject = words.bugReport.subject(message.slice(0, 80))
  try {
    open(
      `mailto:${words.bugReport.to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    )
  } catch {
    toast.error(words.errors.mailFailed)
  }
}
