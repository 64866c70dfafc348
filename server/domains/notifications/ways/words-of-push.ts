import type { Notification } from '@gida/contract/domains/notifications/notification'

type Words = { title: string; body: string }

/** A locked screen is read by others: it shows no amount, and nobody's name. */
const BY_TYPE: Record<Exclude<Notification['type'], 'alert'>, Words> = {
  payment: { title: 'News about a payment', body: 'Open Gida to see it.' },
  tenant: { title: 'News about a home', body: 'Open Gida to see it.' },
  maintenance: { title: 'News about a repair', body: 'Open Gida to see it.' },
  message: { title: 'A new message', body: 'Open Gida to read it.' },
  calendar: { title: 'Your calendar', body: 'Open Gida to see what changed.' },
}

/** What a device shows of a notification. An alert has to be understood at once. */
export const pushWords = ({
  type,
  title,
  message,
}: Pick<Notification, 'type' | 'title' | 'message'>): Words =>
  type === 'alert' ? { title, body: message } : BY_TYPE[type]
