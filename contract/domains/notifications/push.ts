import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+=*$/)

/** A PushSubscription of the browser, as JSON. */
export const PushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
})
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>
